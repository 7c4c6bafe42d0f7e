import type { Partido } from '@club/shared';
import { useEffect, useRef, useState } from 'react';
import css from '../../components/text.module.css';
import { scoreText, sidesOf } from './sides';
import { useAjustes } from '../../lib/estado/club-context';

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
  const { nombre } = useAjustes();
  const [left, right] = sidesOf(partido, nombre);
  const text = partido.jugado
    ? `Marcador: ${left.nombre} ${scoreText(partido)} ${right.nombre}`
    : `Partido de ${nombre} sin jugar`;
  return <Announcer text={text} />;
}
