import { type ColourScheme, SCHEME_KEY, SCHEMES } from '@club/shared';

const schemeOf = (value: string | null | undefined): ColourScheme | undefined =>
  SCHEMES.find((one) => one === value);

function show(scheme: ColourScheme | undefined): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset[SCHEME_KEY] = scheme;
  else Reflect.deleteProperty(dataset, SCHEME_KEY);
}

/** The reader's own choice; `undefined` means that the page follows the system. */
export const currentColourScheme = (): ColourScheme | undefined =>
  schemeOf(document.documentElement.dataset[SCHEME_KEY]);

/** Applies the choice and stores it on the device; `undefined` follows the system again. */
export function chooseColourScheme(scheme: ColourScheme | undefined): void {
  show(scheme);
  try {
    if (scheme) localStorage.setItem(SCHEME_KEY, scheme);
    else localStorage.removeItem(SCHEME_KEY);
  } catch {
    // Storage is not available: the choice lasts until the page is closed.
  }
}

/** Applies the stored choice. */
function showKept(): void {
  try {
    show(schemeOf(localStorage.getItem(SCHEME_KEY)));
  } catch {
    // Storage is not available: keep the current choice.
  }
}

/** Applies a choice made in another tab or before going back. Returns the function that stops it. */
export function followColourScheme(onChange: () => void): () => void {
  const follow = () => {
    showKept();
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
