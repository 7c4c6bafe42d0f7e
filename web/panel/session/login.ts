import { hadSession } from '../../lib/auth/had-session';
import { paths } from '../../lib/paths';

/**
 * Static content of the page until the panel's code is loaded (web/panel/index.html): the crest or, without a session,
 * the login form. On a phone people type before a megabyte of code has arrived.
 */
const staticContent = () => document.getElementById('entrada');
const staticForm = () => staticContent()?.querySelector('form');

const listInputs = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/** Shows the static login form instead of the crest, on the two paths that lead to it, unless a session is known. */
export function showStaticForm(): void {
  const form = staticForm();
  if (!form || hadSession()) return;
  // Without a session the panel redirects to the login, too (regla 7).
  if (location.pathname === paths.admin) history.replaceState(null, '', paths.login);
  if (location.pathname !== paths.login) return;
  staticContent()?.querySelector('.espera')?.remove();
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('button')?.setAttribute('aria-disabled', 'true');
    form.dataset['enviado'] = '';
  });
}

/** Says that the panel's code could not be loaded, with a link to try again. */
export function showLoadError(): void {
  staticContent()?.querySelector('.falta')?.removeAttribute('hidden');
  staticForm()?.querySelector('button')?.removeAttribute('aria-disabled');
}

/** Copies the static form into this one: values, focus, caret, and a submit that was already tapped. */
export function copyStaticForm(form: HTMLFormElement): void {
  const source = staticForm();
  if (!source || source.hidden) return;
  for (const typed of listInputs(source)) {
    const input = listInputs(form).find(({ name }) => name === typed.name);
    if (!input) continue;
    input.value = typed.value;
    if (document.activeElement !== typed) continue;
    input.focus({ preventScroll: true });
    input.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  }
  if ('enviado' in source.dataset) form.requestSubmit();
}

/** Removes the static content once the panel is rendered. */
export function removeStaticContent(): void {
  staticContent()?.remove();
}
