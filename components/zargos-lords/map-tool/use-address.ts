/** The page and its address: read once there is one and whenever the visitor goes back or forward; written a little after every change of the scene or of `more`, what else a link holds. */
import { useEffect, useRef } from 'preact/hooks';
import { formatScene, type ParsedScene, parseScene } from './link.ts';
import type { Scene } from './scene.ts';

const DELAY = 300;

export function useAddress(scene: Scene, more: string, isTouched: boolean, load: (parsed: ParsedScene) => void): void {
  const told = useRef(scene);
  useEffect(() => {
    const read = () => {
      if (!location.search) return;
      const parsed = parseScene(location.search);
      told.current = parsed.scene;
      load(parsed);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (scene === told.current && !isTouched) return;
    const timer = setTimeout(() => {
      told.current = scene;
      history.replaceState(history.state, '', `${location.pathname}?${formatScene(scene)}${more}${location.hash}`);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [scene, more, isTouched]);
}
