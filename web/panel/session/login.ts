import { hadSession } from '../../lib/auth/had-session';
import { paths } from '../../lib/paths';

/**
 * Static content of the page until the panel's code is loaded (web/panel/index.html): the crest or, without a session,
 * the login form. On a phone people type before a megabyte of code has arrived.
 */
const entrada = () => document.getElementById('entrada');
const pageForm = () => entrada()?.querySelector('form');

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((each) => each instanceof HTMLInputElement);

/** Replaces the crest with the login form, on the two paths that lead to it, if no session is known. */
export function showPageForm(): void {
  const form = pageForm();
  if (!form || hadSession()) return;
  // The same redirect as the panel's (regla 7).
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

/** Shows that the panel's code could not be loaded, with a retry link. */
export function tellMissing(): void {
  entrada()?.querySelector('.falta')?.removeAttribute('hidden');
  pageForm()?.querySelector('button')?.removeAttribute('aria-disabled');
}

/** Moves the state of the static form into the panel's: values, focus, caret, and a submit that was already tapped. */
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

/** Removes the static content once the panel is rendered. */
export function endInput(): void {
  entrada()?.remove();
}
