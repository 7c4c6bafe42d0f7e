import { type ColourScheme, ASPECTO_KEY, ASPECTOS } from '@club/shared';

const aspectoOf = (value: string | null | undefined): ColourScheme | undefined =>
  ASPECTOS.find((one) => one === value);

function show(aspecto: ColourScheme | undefined): void {
  const { dataset } = document.documentElement;
  if (aspecto) dataset[ASPECTO_KEY] = aspecto;
  else Reflect.deleteProperty(dataset, ASPECTO_KEY);
}

/** The reader's own choice; `undefined` means that the page follows the system. */
export const currentColourScheme = (): ColourScheme | undefined =>
  aspectoOf(document.documentElement.dataset[ASPECTO_KEY]);

/** Applies the choice and stores it on the device; `undefined` follows the system again. */
export function chooseColourScheme(aspecto: ColourScheme | undefined): void {
  show(aspecto);
  try {
    if (aspecto) localStorage.setItem(ASPECTO_KEY, aspecto);
    else localStorage.removeItem(ASPECTO_KEY);
  } catch {
    // Storage is not available: the choice lasts until the page is closed.
  }
}

/** Applies the stored choice. */
function showKept(): void {
  try {
    show(aspectoOf(localStorage.getItem(ASPECTO_KEY)));
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
