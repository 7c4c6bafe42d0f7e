import {
  endpoints,
  type Competicion,
  HALF_MINUTES_MAX,
  HALF_MINUTES_MIN,
  MINUTES_PER_HALF,
} from '@club/shared';
import { useApi } from '../../lib/api/use-api';
import { partidosCatalogue } from '../common/partidos-catalogue';
import { RecordRow } from '../common/record-row';
import { type ResourceOf, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

const RESOURCE: ResourceOf<
  'Competicion',
  Competicion,
  { readonly nombre: string; readonly minutos_parte: string }
> = {
  ...partidosCatalogue({
    noun: 'competición',
    plural: 'competiciones',
    gender: 'a',
    inMessages: 'competicion',
    field: 'competicion_id',
  }),
  create: endpoints.addCompeticion,
  update: endpoints.updateCompeticion,
  remove: endpoints.delCompeticion,
  initial: { nombre: '', minutos_parte: String(MINUTES_PER_HALF) },
  valuesOf: ({ nombre, minutos_parte }) => ({ nombre, minutos_parte: String(minutos_parte) }),
  // NaN fails validation, so an empty field is reported.
  bodyOf: ({ nombre, minutos_parte }) => ({
    nombre,
    minutos_parte: minutos_parte.trim() === '' ? NaN : Number(minutos_parte),
  }),
  fields: (form) => (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput
        form={form}
        name="minutos_parte"
        label="Minutos por parte"
        between={[HALF_MINUTES_MIN, HALF_MINUTES_MAX]}
        hint="Las fichas que se guarden desde ahora los usan para contar los minutos jugados."
        isRequired
      />
    </>
  ),
  row: (record, actions) => (
    <RecordRow
      title={record.nombre}
      name={`competición ${record.nombre}`}
      detail={
        record.minutos_parte === MINUTES_PER_HALF
          ? undefined
          : `2 partes de ${String(record.minutos_parte)} minutos`
      }
      {...actions}
    />
  ),
};

/** Competitions screen (regla 27). */
export function CompeticionesScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchCompeticiones)} />;
}
