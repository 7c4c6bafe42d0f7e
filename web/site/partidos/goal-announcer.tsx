import type { Partido } from '@club/shared';
import { useEffect, useRef, useState } from 'react';
import css from '../../components/text.module.css';
import { resultText } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Live region that announces a text when it changes; not the first one. */
export function Announcer({ text }: { readonly text: string }) {
  const latest = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === latest.current) return;
    latest.current = text;
    setAnnounced(text);
  }, [text]);
  return (
    <div role="status" aria-live="polite" className={css.hidden}>
      {announced}
    </div>
  );
}

/** Live region that politely announces score changes; not the first score. */
export function GoalAnnouncer({ partido }: { readonly partido: Partido }) {
  const { nombre } = useSettings();
  const text = partido.jugado
    ? `Marcador: ${resultText(partido, nombre)}`
    : `Partido de ${nombre} sin jugar`;
  return <Announcer text={text} />;
}
