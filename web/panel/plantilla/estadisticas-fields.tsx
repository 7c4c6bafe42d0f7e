import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormFields } from '../common/admin-form';
import { COUNTER_NAMES } from '../common/counter-names';
import { TextInput } from '../common/text-input';
import type { ResourceForm } from '../common/use-resource-form';
import type { JugadorValues } from './jugador-values';

interface EstadisticasFieldsProps {
  readonly form: ResourceForm<JugadorValues>;
  /** Name of the current season. */
  readonly temporada: string;
}

/** Manual correction of a player's figures in the current season (regla 53). */
export function EstadisticasFields({ form, temporada }: EstadisticasFieldsProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        gridColumn: '1 / -1',
        minWidth: 0,
        m: 0,
        p: 2,
        border: '2px dashed',
        borderColor: 'warning.main',
        borderRadius: 3,
      }}
    >
      <Box component="legend" sx={{ px: 1, fontWeight: 800 }}>
        Corrección a mano: estadísticas de {temporada}
      </Box>
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        Las fichas de los partidos calculan estos números. Cámbialos solo si les falta algo: la
        diferencia se conserva y las fichas siguen sumando.
      </Alert>
      <FormFields>
        {COUNTER_NAMES.map(([contador, label]) => (
          <TextInput
            key={contador}
            form={form}
            name={contador}
            label={label}
            between={[0, contador === 'minutos' ? 99_999 : 9999]}
          />
        ))}
      </FormFields>
    </Box>
  );
}
