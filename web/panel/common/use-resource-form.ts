import type { Endpoint, EndpointInput, EndpointResponse } from '@club/shared';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWrite } from '../../lib/api/use-write';
import { type Draft, useDraft } from '../../lib/borradores/use-draft';
import { type FieldErrors, fieldErrors } from './field-errors';
import { type Notice, noticeOf } from './notice-banner';

interface ResourceFormOptions<E extends Endpoint, Values extends object> {
  readonly endpoint: E;
  /** The record that is changed; none for a creation. */
  readonly id?: string | undefined;
  readonly initial: Values;
  readonly bodyOf: (values: Values) => EndpointInput<E>;
  /** Message of success (regla 65). */
  readonly success: (values: Values) => string;
  /** Whether success empties the form, for the next record. */
  readonly isEmptiedBySuccess?: boolean;
  /** Gets the id that the record was given or has. */
  readonly onWritten?: ((id: string, values: Values) => void) | undefined;
  /** Gets what the server has answered when it went well, before the message is shown. */
  readonly onAnswered?: ((answer: EndpointResponse<E>) => void) | undefined;
  readonly onDone: (notice: Notice) => void;
  /** What the form is, to people, when what was typed into it is offered another time. */
  readonly titulo: string;
  /** What tells apart two forms that create by the same call. */
  readonly contexto?: string;
}

const isPhoto = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'blob' in value;

/** Values that a device can keep as text; a chosen photo is none, nor are several. */
const keepable = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => !isPhoto(value) && !(Array.isArray(value) && value.some(isPhoto)),
    ),
  ) as Partial<Values>;

/** The id in the answer of a call that writes a record. */
const writtenId = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && '_id' in answer && typeof answer._id === 'string'
    ? answer._id
    : undefined;

/** A form's state: what is in it, what is wrong with it, and how it is sent. */
export interface ResourceForm<Values extends object> {
  readonly values: Values;
  /** Empty until somebody tried to send the form; from then on always up to date. */
  readonly errors: FieldErrors;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  readonly submit: () => void;
  readonly draft: Draft;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/**
 * A form that writes one record. Nothing is sent while a field is wrong: the first such field gets the focus instead.
 * What the server refuses stays in the form.
 */
export function useResourceForm<E extends Endpoint, Values extends object>({
  endpoint,
  id,
  initial,
  bodyOf,
  success,
  isEmptiedBySuccess = false,
  onWritten,
  onAnswered,
  onDone,
  titulo,
  contexto = '',
}: ResourceFormOptions<E, Values>): ResourceForm<Values> {
  // What the form began with: a list that is read again meanwhile does not make it look changed.
  const [begin, setBegin] = useState(initial);
  const [values, setValues] = useState(begin);
  const [wrongTries, setWrongTries] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const { isBusy, send } = useWrite(endpoint);
  const isDirty = JSON.stringify(values) !== JSON.stringify(begin);
  const draft = useDraft<Partial<Values>>({
    clave: `${endpoint.path}/${id ?? ''}${contexto}`,
    titulo,
    valor: keepable(values),
    isDirty,
    onRecover: (kept) => {
      setValues((previous) => ({ ...previous, ...kept }));
    },
  });
  useEffect(() => {
    if (wrongTries === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrongTries]);

  const submit = async () => {
    const body = bodyOf(values);
    if (Object.keys(fieldErrors(endpoint, body)).length > 0) {
      setWrongTries((count) => count + 1);
      return;
    }
    const result = await send({ ...(id !== undefined && { id }), body });
    if (result.ok) draft.clear();
    if (result.ok) setWrongTries(0);
    if (result.ok && isEmptiedBySuccess) setValues(begin);
    // What has been saved may be left at once, even while it is still being read again.
    else if (result.ok) setBegin(values);
    const written = result.ok ? writtenId(result.value) : undefined;
    if (written !== undefined) onWritten?.(written, values);
    if (result.ok) onAnswered?.(result.value);
    onDone(noticeOf(result, success(values)));
  };

  return {
    values,
    errors: wrongTries === 0 ? {} : fieldErrors(endpoint, bodyOf(values)),
    isDirty,
    isBusy,
    draft,
    set: (name, value) => {
      setValues((previous) => ({ ...previous, [name]: value }));
    },
    submit: () => {
      if (!isBusy) void submit();
    },
    formRef,
  };
}
