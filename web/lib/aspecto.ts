import { type Aspecto, ASPECTO_KEY, ASPECTOS } from '@club/shared';

const aspectoOf = (value: string | null | undefined): Aspecto | undefined =>
  ASPECTOS.find((one) => one === value);

function show(aspecto: Aspecto | undefined): void {
  const { dataset } = document.documentElement;
  if (aspecto) dataset[ASPECTO_KEY] = aspecto;
  else Reflect.deleteProperty(dataset, ASPECTO_KEY);
}

/** What the page shows by the reader's own choice; `undefined`: it follows his system. */
export const currentAspecto = (): Aspecto | undefined =>
  aspectoOf(document.documentElement.dataset[ASPECTO_KEY]);

/** Shows the choice at once, and keeps it on the device for every page; `undefined` follows the system again. */
export function chooseAspecto(aspecto: Aspecto | undefined): void {
  show(aspecto);
  try {
    if (aspecto) localStorage.setItem(ASPECTO_KEY, aspecto);
    else localStorage.removeItem(ASPECTO_KEY);
  } catch {
    // A device that keeps nothing: the choice holds for as long as the page is open.
  }
}

/** Shows what the device keeps. */
function showKept(): void {
  try {
    show(aspectoOf(localStorage.getItem(ASPECTO_KEY)));
  } catch {
    // What is shown stays.
  }
}

/** Follows what is chosen in another tab, or was on a page that one comes back from; ends with the function it answers. */
export function followAspecto(onChange: () => void): () => void {
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
