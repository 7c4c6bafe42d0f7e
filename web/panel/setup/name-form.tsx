import type { endpoints } from '@club/shared';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/admin-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';

interface NombreFormProps {
  readonly endpoint: typeof endpoints.addCompeticion | typeof endpoints.addTemporada;
  /** What is created: 'competición'. */
  readonly noun: string;
  /** Success message: 'competicion creada!'. */
  readonly success: string;
  /** Accessible name of the form: 'Competición'. */
  readonly label: string;
  /** Title of its draft. */
  readonly titulo: string;
  readonly nombreLabel: string;
  readonly initial: string;
  readonly isEmptiedBySuccess?: boolean;
  readonly onDone: (notice: Notice) => void;
}

export function NameForm({
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
