import { SCHEMES } from '@club/shared';
import { useEffect, useState } from 'react';
import { chooseColourScheme, currentColourScheme, followColourScheme } from '../lib/colour-scheme';
import css from './colour-scheme-choice.module.css';

const LABELS = { claro: 'Claro', oscuro: 'Oscuro' } as const;

/** Select that overrides the system's light or dark mode. Not rendered on the server, which does not know the choice. */
export function ColourSchemeChoice() {
  const [scheme, setScheme] = useState(currentColourScheme);
  useEffect(() => followColourScheme(() => setScheme(currentColourScheme())), []);
  return (
    <label className={css.label}>
      Aspecto
      <select
        value={scheme ?? ''}
        onChange={({ target }) => {
          const chosen = SCHEMES.find((one) => one === target.value);
          chooseColourScheme(chosen);
          setScheme(chosen);
        }}
        className={css.choice}
      >
        <option value="">Automático</option>
        {SCHEMES.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
