/** An anchor written as its id is printed, `#ZAR-COM-4`, leads where `#zar-com-4` does. */

function follow(): void {
  const lower = location.hash.toLowerCase();
  if (lower !== location.hash && document.getElementById(lower.slice(1))) location.replace(lower);
}

addEventListener('hashchange', follow);
follow();
