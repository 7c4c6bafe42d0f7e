import {
  capitalise,
  type Endpoint,
  type EndpointInput,
  sayIssue,
  type EndpointResponse,
} from '@club/shared';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWrite } from '../../lib/api/use-write';
import { type Draft, useDraft } from '../../lib/drafts/use-draft';
import { type Notice, toNotice } from './notice-banner';

export type FieldErrors = Readonly<Record<string, string>>;

/** The number that was typed; NaN for an empty text, so that validation reports it. */
export const toNumber = (text: string) => (text.trim() === '' ? NaN : Number(text));

/** Converts a date control's YYYY-MM-DD to the API's DD-MM-YYYY and back. */
export const reverseDate = (date: string) => date.split('-').reverse().join('-');

/** Values of a form for a record: its fields with the names in `initial`. Text inputs get texts, empty if not stored. */
export const recordValues = <Values extends object>(initial: Values, record: object): Values =>
  Object.fromEntries(
    Object.entries(initial).map(([name, value]: [string, unknown]) => {
      const stored = Reflect.get(record, name) as string | number | undefined;
      return [name, typeof value === 'string' ? String(stored ?? '') : (stored ?? value)];
    }),
  ) as Values;

/**
 * Validation errors of a body, each under its field's name and under its whole path; empty if valid. Uses the server's
 * own schema, so form and API agree (regla 65).
 */
export function fieldErrors<E extends Endpoint>(endpoint: E, body: EndpointInput<E>): FieldErrors {
  const parsed = endpoint.body?.safeParse(body, { error: sayIssue });
  if (!parsed || parsed.success) return {};
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path.at(-1));
    for (const name of new Set([field, path.join('.')])) {
      if (!errors.has(name)) errors.set(name, `${capitalise(message)}.`);
    }
  }
  return Object.fromEntries(errors);
}

export interface ResourceFormOptions<E extends Endpoint, Values extends object> {
  readonly endpoint: E;
  /** The record being edited; none for a new one. */
  readonly id?: string | undefined;
  readonly initial: Values;
  readonly toBody: (values: Values) => EndpointInput<E>;
  /** Success message (regla 65). */
  readonly success: (values: Values) => string;
  /** Whether the form is reset after success, for the next record. */
  readonly isEmptiedBySuccess?: boolean;
  /** Called with the server's answer after success, before the message is shown. */
  readonly onAnswered?: ((answer: EndpointResponse<E>, values: Values) => void) | undefined;
  readonly onDone: (notice: Notice) => void;
  /** Name of the draft when it is offered later. */
  readonly draftTitle: string;
  /** Distinguishes the draft keys of two forms that use the same call. */
  readonly context?: string;
}

const isPhoto = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'blob' in value;

/** Values that a draft can store: all except chosen photos, which are blobs. */
const withoutPhotos = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => !isPhoto(value) && !(Array.isArray(value) && value.some(isPhoto)),
    ),
  ) as Partial<Values>;

/** State of a form: values, errors, and how to send it. */
export interface ResourceForm<Values extends object> {
  readonly values: Values;
  /** Empty until invalid values are submitted; from then on always up to date. */
  readonly errors: FieldErrors;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** `set` of one field, as a change handler. */
  readonly setter: <Name extends keyof Values>(name: Name) => (value: Values[Name]) => void;
  readonly submit: () => void;
  readonly draft: Draft;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/**
 * Form that writes one record. If a field is invalid nothing is sent, and the first such field gets the focus. After a
 * refusal the input stays.
 */
export function useResourceForm<E extends Endpoint, Values extends object>({
  endpoint,
  id,
  initial,
  toBody,
  success,
  isEmptiedBySuccess = false,
  onAnswered,
  onDone,
  draftTitle,
  context = '',
}: ResourceFormOptions<E, Values>): ResourceForm<Values> {
  // A state, so that a reload of the list, which changes `initial`, does not make the form look changed.
  const [unchanged, setUnchanged] = useState(initial);
  const [values, setValues] = useState(unchanged);
  const [invalidTries, setInvalidTries] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const { isBusy, send } = useWrite(endpoint);
  const isDirty = JSON.stringify(values) !== JSON.stringify(unchanged);
  const draft = useDraft<Partial<Values>>({
    clave: `${endpoint.path}/${id ?? ''}${context}`,
    titulo: draftTitle,
    valor: withoutPhotos(values),
    isDirty,
    onRecover: (stored) => setValues((previous) => ({ ...previous, ...stored })),
  });
  useEffect(() => {
    if (invalidTries === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalidTries]);

  const submit = async () => {
    const body = toBody(values);
    if (Object.keys(fieldErrors(endpoint, body)).length > 0) {
      setInvalidTries((count) => count + 1);
      return;
    }
    const result = await send({ ...(id !== undefined && { id }), body });
    if (result.ok) {
      draft.clear();
      setInvalidTries(0);
      // Saved values no longer count as changes, so the user can leave before the list is reloaded.
      if (isEmptiedBySuccess) setValues(unchanged);
      else setUnchanged(values);
      onAnswered?.(result.value, values);
    }
    onDone(toNotice(result, success(values)));
  };

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((previous) => ({ ...previous, [name]: value }));
  };
  return {
    values,
    errors: invalidTries === 0 ? {} : fieldErrors(endpoint, toBody(values)),
    isDirty,
    isBusy,
    draft,
    set,
    setter: (name) => (value) => set(name, value),
    submit: () => {
      if (!isBusy) void submit();
    },
    formRef,
  };
}
