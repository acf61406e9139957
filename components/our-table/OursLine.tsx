/** Near an answer: under which readings it was given, where they are not the site's own. Its words are fetched where there is something to say. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Choices } from '#engine/core/ruling.ts';
import { among, choiceCount, type KnownRuling } from './kept.ts';
import type { OursProps } from './ours.ts';

export function OursLine(props: OursProps) {
  const [words, setWords] = useState<{ readonly Words: FunctionComponent<OursProps> }>();
  const isNeeded = choiceCount(among(props.rulings, props.options)) + choiceCount(props.ours) > 0;
  useEffect(() => {
    if (isNeeded && !words)
      import('./OursWords.tsx').then(
        ({ OursWords }) => setWords({ Words: OursWords }),
        () => {},
      );
  }, [isNeeded]);
  return isNeeded && words ? <words.Words {...props} /> : null;
}

/** After a copied sentence: the readings behind it, where they are not the site's own. */
export const underReadings = (rulings: readonly KnownRuling[], options: Choices): string => {
  const ids = Object.keys(among(rulings, options));
  return ids.length === 0 ? '' : ` Selon nos lectures : ${ids.join(', ')}.`;
};
