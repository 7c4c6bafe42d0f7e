import { hadSession } from '../../lib/auth/had-session';
import { paths } from '../../lib/paths';

/**
 * What the page itself shows until the panel's code has come (web/panel/index.html): the crest or, where nobody is signed in, the
 * login's form. Whoever types is faster than a megabyte of code on a phone.
 */
const entrada = () => document.getElementById('entrada');
const pageForm = () => entrada()?.querySelector('form');

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((each) => each instanceof HTMLInputElement);

/** Shows the login's form in place of the crest, on the two paths that lead to it, when nobody is known to be here. */
export function showPageForm(): void {
  const form = pageForm();
  if (!form || hadSession()) return;
  // Where the panel sends whoever is not signed in (regla 7).
  if (location.pathname === paths.admin) history.replaceState(null, '', paths.login);
  if (location.pathname !== paths.login) return;
  entrada()?.querySelector('.espera')?.remove();
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('button')?.setAttribute('aria-disabled', 'true');
    form.dataset['enviado'] = '';
  });
}

/** The panel's code could not be had: says so, with a way to try again. */
export function tellMissing(): void {
  entrada()?.querySelector('.falta')?.removeAttribute('hidden');
  pageForm()?.querySelector('button')?.removeAttribute('aria-disabled');
}

/** Goes on in the panel's form with what was begun in the page's: values, focus with its caret, and a Login that was tapped. */
export function takePageForm(form: HTMLFormElement): void {
  const before = pageForm();
  if (!before || before.hidden) return;
  for (const input of inputsOf(before)) {
    const mine = inputsOf(form).find(({ name }) => name === input.name);
    if (!mine) continue;
    mine.value = input.value;
    if (document.activeElement !== input) continue;
    mine.focus({ preventScroll: true });
    mine.setSelectionRange(input.selectionStart, input.selectionEnd);
  }
  if ('enviado' in before.dataset) form.requestSubmit();
}

/** Ends what the page showed; the panel is there. */
export function endEntrada(): void {
  entrada()?.remove();
}
