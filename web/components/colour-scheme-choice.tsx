import { SCHEMES, type ColourScheme, SCHEME_KEY } from '@club/shared';
import { useEffect, useState } from 'react';
import css from './colour-scheme-choice.module.css';
import { readStored, writeStored } from '../lib/device-storage';

const readScheme = (value: string | null | undefined): ColourScheme | undefined =>
  SCHEMES.find((scheme) => scheme === value);

function applyToPage(scheme: ColourScheme | undefined): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset[SCHEME_KEY] = scheme;
  else Reflect.deleteProperty(dataset, SCHEME_KEY);
}

/** The reader's own choice; `undefined` means that the page follows the system. */
const currentColourScheme = (): ColourScheme | undefined =>
  readScheme(document.documentElement.dataset[SCHEME_KEY]);

/**
 * Applies the stored choice now, when another tab changes it, and when the browser goes back to this page. Calls back
 * each time. Returns the function that stops it.
 */
function followColourScheme(onChange: () => void): () => void {
  const follow = () => {
    const stored = readStored(SCHEME_KEY);
    if (stored !== undefined) applyToPage(readScheme(stored));
    onChange();
  };
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}

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
          const chosen = readScheme(target.value);
          applyToPage(chosen);
          writeStored(SCHEME_KEY, chosen);
          setScheme(chosen);
        }}
        className={css.choice}
      >
        <option value="">Automático</option>
        {SCHEMES.map((option) => (
          <option key={option} value={option}>
            {LABELS[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
