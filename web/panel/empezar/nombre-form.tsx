import type { endpoints } from '@club/shared';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/record-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';

interface NombreFormProps {
  readonly endpoint: typeof endpoints.addCompeticion | typeof endpoints.addTemporada;
  /** What is created: 'competición'. */
  readonly noun: string;
  /** The message of success, as the specification has it: 'competicion creada!'. */
  readonly success: string;
  /** The form to screen readers: 'Competición'. */
  readonly label: string;
  /** The form where its draft is offered. */
  readonly titulo: string;
  readonly nombreLabel: string;
  readonly initial: string;
  readonly isEmptiedBySuccess?: boolean;
  readonly onDone: (notice: Notice) => void;
}

/** Creates what needs no more than a name. */
export function NombreForm({
  noun,
  success,
  label,
  nombreLabel,
  initial,
  ...options
}: NombreFormProps) {
  const form = useResourceForm({
    ...options,
    initial: { nombre: initial },
    bodyOf: ({ nombre }) => ({ nombre }),
    success: () => success,
    contexto: 'empezar',
  });
  return (
    <RecordForm label={label} submitLabel={`Crear ${noun}`} form={form}>
      <TextInput form={form} name="nombre" label={nombreLabel} isRequired />
    </RecordForm>
  );
}
