import { ASPECTOS } from '@club/shared';
import { useEffect, useState } from 'react';
import { chooseAspecto, currentAspecto, followAspecto } from '../lib/colour-scheme';
import css from './colour-scheme-choice.module.css';

const LABELS = { claro: 'Claro', oscuro: 'Oscuro' } as const;

/** Select with which the reader overrides the system's light or dark mode. Client-only: it reads the stored choice. */
export function AspectoChoice() {
  const [aspecto, setAspecto] = useState(currentAspecto);
  useEffect(
    () =>
      followAspecto(() => {
        setAspecto(currentAspecto());
      }),
    [],
  );
  return (
    <label className={css.label}>
      Aspecto
      <select
        value={aspecto ?? ''}
        onChange={({ target }) => {
          const chosen = ASPECTOS.find((one) => one === target.value);
          chooseAspecto(chosen);
          setAspecto(chosen);
        }}
        className={css.choice}
      >
        <option value="">Automático</option>
        {ASPECTOS.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
