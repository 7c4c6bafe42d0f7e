import { endpoints, type EquipoEstadisticas } from '@club/shared';
import Typography from '@mui/material/Typography';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/admin-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';

interface PositionFormProps {
  readonly field: 'posicion' | 'num_equipos';
  readonly label: string;
  readonly success: string;
  /** The stored value as text. */
  readonly current: string;
  readonly estadisticas: EquipoEstadisticas;
  readonly onDone: (notice: Notice) => void;
}

const textOf = (puesto: number | null) => (puesto === null ? '' : String(puesto));

/** Form for the position or the number of teams. An empty field is not saved (regla 53). */
export function PlaceForm({
  field,
  label,
  success,
  current,
  estadisticas,
  onDone,
}: PositionFormProps) {
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
    context: `/${field}`,
    onDone,
  });
  return (
    <RecordForm label={label} submitLabel="Cambiar" form={form}>
      <TextInput form={form} name={field} label={label} between={[1, 999]} />
      <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
        Ahora: <strong>{current}</strong>
      </Typography>
    </RecordForm>
  );
}
