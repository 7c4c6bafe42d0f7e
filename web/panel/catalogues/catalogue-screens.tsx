import {
  type Campo,
  campoKind,
  type Competicion,
  competicionKind,
  type CreateEquipo,
  crestName,
  endpoints,
  type Equipo,
  equipoKind,
  HALF_MINUTES_MAX,
  HALF_MINUTES_MIN,
  MINUTES_PER_HALF,
  WALKOVER_GOALS,
  compareNames,
} from '@club/shared';
import { RivalBadge } from '../../components/rival-badge';
import { useApi } from '../../lib/api/use-api';
import { countText } from '../../lib/number-text';
import {
  type ApiResource,
  ResourceScreen,
  type DescribedKind,
  type NamedRecord,
  resourceTexts,
  countPartidos,
  namedRow,
} from '../common/resource-screen';
import { TextInput } from '../common/text-input';
import { toNumber } from '../common/use-resource-form';
import { StoredPhotoField } from '../photos/photo-field';
import type { ListOrder } from '../common/list-screen';

const keptIn = (count: number) =>
  `${countText(count, 'partido, que conservará', 'partidos, que conservarán')} su nombre.`;

/** Says in how many matches a team, competition or ground is used, before it is deleted (regla 27). */
function usageText(nombre: string, count: number | undefined): string {
  if (count === undefined) {
    return `No se ha podido comprobar en cuántos partidos se usa «${nombre}». Los que lo usen conservarán su nombre.`;
  }
  return count === 0
    ? `«${nombre}» no se usa en ningún partido.`
    : `«${nombre}» se usa en ${keptIn(count)}`;
}

/** Says in how many matches several records are used. */
function bulkUsageText(count: number | undefined): string {
  if (count === undefined) {
    return 'No se ha podido comprobar en cuántos partidos se usan. Los que los usen conservarán su nombre.';
  }
  return count === 0 ? 'No se usan en ningún partido.' : `Se usan en ${keptIn(count)}`;
}

/** By name in Spanish order, ascending and descending. */
const BY_NAME: readonly ListOrder<{ readonly nombre: string }>[] = [
  { label: 'Nombre, de la A a la Z', compare: (a, b) => compareNames(a.nombre, b.nombre) },
  { label: 'Nombre, de la Z a la A', compare: (a, b) => compareNames(b.nombre, a.nombre) },
];

/** What the screens of teams, competitions and grounds have in common: texts, list and deletion (regla 27). */
function partidosCatalogue(
  record: DescribedKind,
  plural: string,
  /** Field of a match that refers to the records. */
  field: 'equipo_id' | 'competicion_id' | 'campo_id',
) {
  const texts = resourceTexts(record, plural);
  return {
    ...texts,
    deletion: {
      ...texts.deletion,
      detail: async ({ _id, nombre }: NamedRecord) =>
        usageText(nombre, await countPartidos((partido) => partido[field] === _id)),
    },
    list: { ...texts.list, orders: BY_NAME },
    bulk: {
      plural,
      deletionDetail: async (records: readonly NamedRecord[]) => {
        const ids = new Set(records.map(({ _id }) => _id));
        return bulkUsageText(await countPartidos((partido) => ids.has(partido[field] ?? '')));
      },
    },
  };
}

const EQUIPOS: ApiResource<'Equipo', Equipo, CreateEquipo> = {
  ...partidosCatalogue(equipoKind, 'equipos', 'equipo_id'),
  create: endpoints.addEquipo,
  update: endpoints.updateEquipo,
  remove: endpoints.delEquipo,
  initial: { nombre: '', color_hex: '#000000' },
  toBody: (values) => values,
  fields: (form, equipo, reload) => (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput form={form} name="color_hex" label="Color" type="color" />
      {equipo && (
        <StoredPhotoField
          tipo="equipo"
          recordId={equipo._id}
          isStored={Boolean(equipo.escudo)}
          onChange={reload}
        />
      )}
    </>
  ),
  row: namedRow('equipo', ({ _id, nombre, color_hex, escudo }) => ({
    leading: (
      <RivalBadge nombre={nombre} color={color_hex} escudo={crestName(_id, escudo)} size={40} />
    ),
    detail: color_hex,
  })),
};

/** Rival teams screen, with their colour (regla 27). */
export function EquiposScreen() {
  return <ResourceScreen resource={EQUIPOS} query={useApi(endpoints.fetchEquipos)} />;
}

const COMPETICIONES: ApiResource<
  'Competicion',
  Competicion,
  Readonly<Record<'nombre' | 'minutos_parte' | 'goles_incomparecencia' | 'ciclo_amarillas', string>>
> = {
  ...partidosCatalogue(competicionKind, 'competiciones', 'competicion_id'),
  create: endpoints.addCompeticion,
  update: endpoints.updateCompeticion,
  remove: endpoints.delCompeticion,
  initial: {
    nombre: '',
    minutos_parte: String(MINUTES_PER_HALF),
    goles_incomparecencia: String(WALKOVER_GOALS),
    ciclo_amarillas: '',
  },
  toBody: ({ nombre, minutos_parte, goles_incomparecencia, ciclo_amarillas }) => ({
    nombre,
    minutos_parte: toNumber(minutos_parte),
    goles_incomparecencia: toNumber(goles_incomparecencia),
    ciclo_amarillas: ciclo_amarillas.trim() === '' ? null : Number(ciclo_amarillas),
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
      <TextInput
        form={form}
        name="goles_incomparecencia"
        label="Goles por incomparecencia"
        between={[0, 10]}
        hint="Con 3, el partido que un equipo no juega queda 3-0."
        isRequired
      />
      <TextInput
        form={form}
        name="ciclo_amarillas"
        label="Amarillas para una sanción"
        between={[1, 15]}
        hint="Vacío: en esta competición las amarillas no sancionan."
      />
    </>
  ),
  row: namedRow('competición', ({ minutos_parte: minutes }) => ({
    detail: minutes === MINUTES_PER_HALF ? undefined : `2 partes de ${String(minutes)} minutos`,
  })),
};

/** Competitions screen (regla 27). */
export function CompeticionesScreen() {
  return <ResourceScreen resource={COMPETICIONES} query={useApi(endpoints.fetchCompeticiones)} />;
}

const CAMPOS: ApiResource<'Campo', Campo, { readonly nombre: string; readonly direccion: string }> =
  {
    ...partidosCatalogue(campoKind, 'campos', 'campo_id'),
    create: endpoints.addCampo,
    update: endpoints.updateCampo,
    remove: endpoints.delCampo,
    initial: { nombre: '', direccion: '' },
    toBody: (values) => values,
    fields: (form) => (
      <>
        <TextInput form={form} name="nombre" label="Nombre" isRequired />
        <TextInput form={form} name="direccion" label="Dirección" />
      </>
    ),
    row: namedRow('campo', ({ direccion }) => ({ detail: direccion })),
  };

/** Grounds screen (regla 27). */
export function CamposScreen() {
  return <ResourceScreen resource={CAMPOS} query={useApi(endpoints.fetchCampos)} />;
}
