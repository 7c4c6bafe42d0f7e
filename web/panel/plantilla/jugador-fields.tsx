import { ALTURA_MAX_CM, ALTURA_MIN_CM, DORSAL_MAX, DORSAL_MIN, PIES } from '@club/shared';
import { Fragment, type ReactNode } from 'react';
import { CheckGroup } from '../common/check-group';
import { SelectInput } from '../common/select-input';
import { TextInput } from '../common/text-input';
import type { ResourceForm } from '../common/use-resource-form';
import type { CampoDeJugador, JugadorValues } from './jugador-values';
import { NoticiasQueLoNombran } from './linked-noticias';

const DORSALES = [DORSAL_MIN, DORSAL_MAX] as const;
const ALTURAS_CM = [ALTURA_MIN_CM, ALTURA_MAX_CM] as const;

const POSICIONES = [
  ['del', 'Delantero'],
  ['mc', 'Mediocentro'],
  ['def', 'Defensa'],
  ['por', 'Portero'],
] as const;

interface JugadorFieldsProps {
  readonly form: ResourceForm<JugadorValues>;
}

const CONSENTIMIENTOS = [
  ['apellidos', 'Publicar sus apellidos'],
  ['foto', 'Publicar su foto'],
] as const;

/** What the player allows to be published (regla 20). */
function ConsentimientoFields({ form }: JugadorFieldsProps) {
  const { apellido1, apellido2, alias, consentimiento } = form.values;
  return (
    <CheckGroup
      legend="Consentimiento"
      options={CONSENTIMIENTOS}
      values={consentimiento}
      onChange={(ticked) => {
        form.set('consentimiento', ticked);
      }}
      help="Sin marcar, no aparece en ninguna página, tampoco en fichas y temporadas pasadas. Las noticias no cambian: revísalas si hablan de él."
    >
      {!consentimiento.apellidos && (
        <NoticiasQueLoNombran
          intro="Noticias en las que sale su apellido o su alias:"
          nombres={[apellido1, apellido2, alias]}
        />
      )}
    </CheckGroup>
  );
}

/** Controls of a player's fields (regla 12). */
export function JugadorFields({ form }: JugadorFieldsProps) {
  const controls: Readonly<Record<CampoDeJugador, ReactNode>> = {
    nombre: <TextInput form={form} name="nombre" label="Nombre" isRequired />,
    apellido1: <TextInput form={form} name="apellido1" label="Primer apellido" />,
    apellido2: <TextInput form={form} name="apellido2" label="Segundo apellido" />,
    alias: <TextInput form={form} name="alias" label="Alias" />,
    fecha_nac: (
      <TextInput form={form} name="fecha_nac" label="Fecha de nacimiento" type="date" isRequired />
    ),
    dorsal: <TextInput form={form} name="dorsal" label="Dorsal" between={DORSALES} isRequired />,
    altura: (
      <TextInput form={form} name="altura" label="Altura (cm)" between={ALTURAS_CM} isRequired />
    ),
    pais: <TextInput form={form} name="pais" label="País" isRequired />,
    pie: <SelectInput form={form} name="pie" label="Pie" options={PIES} />,
    posicion: (
      <CheckGroup
        legend="Posiciones"
        options={POSICIONES}
        values={form.values.posicion}
        onChange={(posicion) => {
          form.set('posicion', posicion);
        }}
      />
    ),
    trayectoria: <TextInput form={form} name="trayectoria" label="Trayectoria" rows={3} />,
    consentimiento: <ConsentimientoFields form={form} />,
  };
  return Object.entries(controls).map(([name, control]) => (
    <Fragment key={name}>{control}</Fragment>
  ));
}
