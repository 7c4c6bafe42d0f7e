import { endpoints, type EquipoEstadisticas } from '@club/shared';
import Typography from '@mui/material/Typography';
import { AdminForm } from '../common/admin-form';
import { LeaveGuard } from '../common/leave-guard';
import type { Notice } from '../common/notice-banner';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';

interface PuestoFormProps {
  readonly field: 'posicion' | 'num_equipos';
  readonly label: string;
  readonly success: string;
  /** What is stored now, as it is read. */
  readonly current: string;
  readonly estadisticas: EquipoEstadisticas;
  readonly onDone: (notice: Notice) => void;
}

const textOf = (puesto: number | null) => (puesto === null ? '' : String(puesto));

/** One of a season's two figures by hand; an empty field is not saved (regla 53). */
export function PuestoForm({
  field,
  label,
  success,
  current,
  estadisticas,
  onDone,
}: PuestoFormProps) {
  const form = useResourceForm({
    endpoint: endpoints.updateEquipoEstadisticas,
    id: estadisticas.temporada_id,
    initial: {
      posicion: textOf(estadisticas.posicion),
      num_equipos: textOf(estadisticas.num_equipos),
    },
    bodyOf: (values) => {
      const text = values[field].trim();
      return { [field]: text === '' ? NaN : Number(text) };
    },
    success: () => success,
    titulo: label,
    contexto: `/${field}`,
    onDone,
  });
  return (
    <AdminForm
      label={label}
      submitLabel="Cambiar"
      isBusy={form.isBusy}
      onSubmit={form.submit}
      formRef={form.formRef}
      draft={form.draft}
    >
      <TextInput form={form} name={field} label={label} type="number" min={1} max={999} />
      <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
        Ahora: <strong>{current}</strong>
      </Typography>
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.draft.clear} />
    </AdminForm>
  );
}
