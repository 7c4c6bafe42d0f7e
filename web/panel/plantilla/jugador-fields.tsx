import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  type Jugador,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  DORSAL_MAX,
  DORSAL_MIN,
  PIES,
} from '@club/shared';
import { FormFields } from '../common/record-form';
import { COUNTER_NAMES, type JugadorValues } from './jugador-values';
import { TextInput } from '../common/text-input';
import type { ResourceForm } from '../common/use-resource-form';
import { type NewPhoto, NewPhotoField, StoredPhotoField } from '../photos/photo-field';
import { CheckGroup } from '../common/tick-box';
import { SelectInput } from '../common/select-field';
import { LinkedNoticias } from './linked-noticias';

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
      name="estadisticas_temporada"
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
      <Alert severity="warning" sx={{ mb: 3 }}>
        Las fichas de los partidos calculan estos números. Cámbialos solo si les falta algo: la
        diferencia se conserva y las fichas siguen sumando.
      </Alert>
      <FormFields>
        {COUNTER_NAMES.map(([counter, label]) => (
          <TextInput
            key={counter}
            form={form}
            name={counter}
            label={label}
            between={[0, counter === 'minutos' ? 99_999 : 9999]}
          />
        ))}
      </FormFields>
    </Box>
  );
}

const PHOTOS = [
  ['perfil', 'jugador-perfil'],
  ['banner', 'jugador-banner'],
] as const;

/** Photos that were chosen for a new player. */
export const newPhotos = (values: JugadorValues): readonly NewPhoto[] =>
  PHOTOS.flatMap(([name, tipo]) => {
    const photo = values[name];
    return photo ? [{ tipo, nombre: values.nombre.trim(), photo }] : [];
  });

interface PhotoFieldsProps {
  readonly form: ResourceForm<JugadorValues>;
  readonly jugador: Jugador | undefined;
  readonly reload: () => void;
}

/** Profile photo and banner of a player (regla 21). */
export function PhotoFields({ form, jugador, reload }: PhotoFieldsProps) {
  return PHOTOS.map(([name, tipo]) =>
    jugador ? (
      <StoredPhotoField
        key={tipo}
        tipo={tipo}
        recordId={jugador._id}
        // A withheld photo cannot be shown here either.
        isStored={jugador[`img_${name}`].disponible && jugador.consentimiento?.foto !== false}
        onChange={reload}
      />
    ) : (
      <NewPhotoField
        key={tipo}
        tipo={tipo}
        photo={form.values[name]}
        onChange={(photo) => form.set(name, photo)}
      />
    ),
  );
}

const DORSALS = [DORSAL_MIN, DORSAL_MAX] as const;
const HEIGHTS_CM = [HEIGHT_MIN_CM, HEIGHT_MAX_CM] as const;

const FEET = PIES.map((foot) => [foot, foot] as const);

const POSITIONS = [
  ['del', 'Delantero'],
  ['mc', 'Mediocentro'],
  ['def', 'Defensa'],
  ['por', 'Portero'],
] as const;

interface JugadorFieldsProps {
  readonly form: ResourceForm<JugadorValues>;
}

const CONSENTS = [
  ['apellidos', 'Publicar sus apellidos'],
  ['foto', 'Publicar su foto'],
] as const;

/** What the player allows to be published, and the news that name him if his surnames are not (regla 20). */
function ConsentFields({ form }: JugadorFieldsProps) {
  const { apellido1, apellido2, alias, consentimiento } = form.values;
  return (
    <CheckGroup
      legend="Consentimiento"
      name="consentimiento"
      options={CONSENTS}
      isTicked={(key) => consentimiento[key]}
      onTick={(key, value) => form.set('consentimiento', { ...consentimiento, [key]: value })}
      help="Sin marcar, no aparece en ninguna página, tampoco en fichas y temporadas pasadas. Las noticias no cambian: revísalas si hablan de él."
    >
      {!consentimiento.apellidos && (
        <LinkedNoticias
          intro="Noticias en las que sale su apellido o su alias:"
          names={[apellido1, apellido2, alias]}
        />
      )}
    </CheckGroup>
  );
}

/** Controls of a player's fields (regla 12). */
export function JugadorFields({ form }: JugadorFieldsProps) {
  const { posicion } = form.values;
  return (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput form={form} name="apellido1" label="Primer apellido" />
      <TextInput form={form} name="apellido2" label="Segundo apellido" />
      <TextInput form={form} name="alias" label="Alias" />
      <TextInput
        form={form}
        name="nombre_federacion"
        label="Como figura en las actas de la federación"
      />
      <TextInput form={form} name="fecha_nac" label="Fecha de nacimiento" type="date" isRequired />
      <TextInput form={form} name="dorsal" label="Dorsal" between={DORSALS} isRequired />
      <TextInput form={form} name="altura" label="Altura (cm)" between={HEIGHTS_CM} isRequired />
      <TextInput form={form} name="pais" label="País" isRequired />
      <SelectInput form={form} name="pie" label="Pie" options={FEET} />
      <CheckGroup
        legend="Posiciones"
        name="posicion"
        options={POSITIONS}
        isTicked={(key) => posicion[key]}
        onTick={(key, value) => form.set('posicion', { ...posicion, [key]: value })}
      />
      <TextInput form={form} name="trayectoria" label="Trayectoria" rows={3} />
      <ConsentFields form={form} />
    </>
  );
}
