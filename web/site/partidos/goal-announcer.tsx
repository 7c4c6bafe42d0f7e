import { clubConfig, type Partido } from '@club/shared';
import { useEffect, useRef, useState } from 'react';
import css from '../../components/text.module.css';
import { scoreText, sidesOf } from './sides';

/** Tells screen readers of a text whenever it changes; nothing is said of the one that was there at the beginning. */
export function Announcer({ text }: { readonly text: string }) {
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text !== first.current) {
      first.current = text;
      setAnnounced(text);
    }
  }, [text]);
  return (
    <div role="status" aria-live="polite" className={css.hidden}>
      {announced}
    </div>
  );
}

/** Tells screen readers of a changed score, calmly: nothing is said of the score that was there at the beginning. */
export function GoalAnnouncer({ partido }: { readonly partido: Partido }) {
  const [left, right] = sidesOf(partido);
  const text = partido.jugado
    ? `Marcador: ${left.nombre} ${scoreText(partido)} ${right.nombre}`
    : `Partido de ${clubConfig.nombre} sin jugar`;
  return <Announcer text={text} />;
}
