import { SCHEMES, type ColourScheme, SCHEME_KEY } from '@club/shared';
import { useEffect, useState } from 'react';
import css from './colour-scheme-choice.module.css';
import { readStored, writeStored } from '../lib/device-storage';

const schemeOf = (value: string | null | undefined): ColourScheme | undefined =>
  SCHEMES.find((one) => one === value);

function applyToPage(scheme: ColourScheme | undefined): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset[SCHEME_KEY] = scheme;
  else Reflect.deleteProperty(dataset, SCHEME_KEY);
}

/** The reader's own choice; `undefined` means that the page follows the system. */
const currentColourScheme = (): ColourScheme | undefined =>
  schemeOf(document.documentElement.dataset[SCHEME_KEY]);

/** Applies the choice and stores it on the device; `undefined` follows the system again. */
function chooseColourScheme(scheme: ColourScheme | undefined): void {
  applyToPage(scheme);
  writeStored(SCHEME_KEY, scheme);
}

/**
 * Applies the stored choice now, when another tab changes it, and when the browser goes back to this page. Calls back
 * each time. Returns the function that stops it.
 */
function followColourScheme(onChange: () => void): () => void {
  const follow = () => {
    const kept = readStored(SCHEME_KEY);
    if (kept !== undefined) applyToPage(schemeOf(kept));
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
