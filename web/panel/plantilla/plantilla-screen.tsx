import {
  compareNames,
  endpoints,
  type Jugador,
  jugadorKind,
  type Partido,
  ROWS,
  type Temporada,
} from '@club/shared';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { BusyButton, CopyId } from '../common/buttons';
import { countText } from '../../lib/number-text';
import { toNotice } from '../common/notice-banner';
import { RecordRow } from '../common/record-row';
import type { RowActions } from '../common/records-screen';
import {
  countPartidos,
  type ApiResource,
  ResourceScreen,
  resourceTexts,
} from '../common/resource-screen';
import { LINE } from '../common/rows';
import type { BulkAction } from '../common/use-bulk-actions';
import { PasteJugadores } from '../paste/paste-records';
import { PasteSection } from '../paste/paste-section';
import { AnonymiseButton } from './linked-noticias';
import { EstadisticasFields, JugadorFields, PhotoFields, newPhotos } from './jugador-fields';
import { toBody, type JugadorValues, NEW_JUGADOR, toValues } from './jugador-values';

/** Whether a player is in a match's line-up. */
export const isInActa = ({ alineacion }: Pick<Partido, 'alineacion'>, jugadorId: string) =>
  ROWS.some((row) => alineacion[row].some(({ jugador_id }) => jugador_id === jugadorId));

/** What a player's deletion means for the sheets that he is in, and what to do instead (regla 18). */
export function actasText(nombre: string, count: number | undefined): string {
  const advice =
    'Si solo ha dejado el equipo, márcalo como INACTIVO: deja de salir en la plantilla y conserva su página.';
  if (count === 0) return `${nombre} no está en ninguna ficha.`;
  if (count === undefined) {
    return `No se ha podido comprobar en cuántas fichas está ${nombre}. Las que haya lo conservarán, sin enlace. ${advice}`;
  }
  const where = countText(count, 'ficha, que lo conservará', 'fichas, que lo conservarán');
  return `${nombre} está en ${where}, sin enlace. ${advice}`;
}

/** What the deletion of several players means for the sheets; `count` is the number of sheets with any of them. */
export function bulkActasText(count: number | undefined): string {
  if (count === undefined) return 'No se ha podido comprobar en cuántas fichas están.';
  if (count === 0) return 'No están en ninguna ficha.';
  const where = countText(count, 'ficha, que conservará', 'fichas, que conservarán');
  return `Están en ${where} sus nombres. Para que dejen de verse basta con desactivarlos.`;
}

const byDorsal = (a: Jugador, b: Jugador) =>
  a.dorsal - b.dorsal || compareNames(a.nombre_con_inicial, b.nombre_con_inicial);

const isWithoutConsent = ({ consentimiento }: Jugador) =>
  consentimiento?.foto === false || consentimiento?.apellidos === false;

/** Bulk action that activates or deactivates players. */
const setActive = (activo: boolean): BulkAction<Jugador> => ({
  label: activo ? 'Activar' : 'Desactivar',
  question: (count) => `¿${activo ? 'Activar' : 'Desactivar'} ${String(count)} jugadores?`,
  detail: () =>
    activo
      ? 'Se verán en la plantilla y se podrán convocar.'
      : 'Dejarán de verse en la plantilla. Sus fichas y sus números se quedan.',
  success: (count) => `${String(count)} jugadores: ${activo ? 'activados' : 'desactivados'}!`,
  call: ({ _id: id }) => callApi(endpoints.updateJugador, { id, body: { activo } }),
});

interface JugadorRowProps extends RowActions {
  readonly jugador: Jugador;
}

function withheldText({ consentimiento }: Jugador): string {
  const hidden = [
    ...(consentimiento?.apellidos === false ? ['apellidos'] : []),
    ...(consentimiento?.foto === false ? ['foto'] : []),
  ];
  return hidden.length === 0 ? '' : `Sin publicar: ${hidden.join(' y ')}`;
}

/** Row of a player: id, short name with shirt number, and active flag (regla 12). */
function JugadorRow({ jugador, onEdit, onDelete, onDone, pick }: JugadorRowProps) {
  const { _id: id, nombre_con_inicial: nombre, activo } = jugador;
  const withheld = withheldText(jugador);
  const { isBusy, send } = useWrite(endpoints.updateJugador);
  const toggle = async () => {
    const result = await send({ id, body: { activo: !activo } });
    onDone(toNotice(result, `jugador ${nombre} ${activo ? 'desactivado' : 'activado'}!`));
  };
  return (
    <RecordRow
      title={`${nombre} (${String(jugador.dorsal)})`}
      name={`jugador ${nombre}`}
      aside={<CopyId id={id} name={`jugador ${nombre}`} />}
      pick={pick}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ ...LINE, columnGap: 1 }}
      >
        <Chip
          size="small"
          label={activo ? 'ACTIVO' : 'INACTIVO'}
          sx={{
            fontWeight: 700,
            ...(activo
              ? { bgcolor: 'var(--win)', color: 'var(--on-win)' }
              : { bgcolor: 'action.selected' }),
          }}
        />
        {!pick && (
          <BusyButton
            data-encima=""
            size="small"
            aria-label={`${activo ? 'Desactivar' : 'Activar'} jugador ${nombre}`}
            isBusy={isBusy}
            onClick={() => void toggle()}
            sx={{ minWidth: 0, px: 1 }}
          >
            {activo ? 'Desactivar' : 'Activar'}
          </BusyButton>
        )}
        {withheld !== '' && <Chip size="small" variant="outlined" label={withheld} />}
      </Typography>
    </RecordRow>
  );
}

const TEXTS = resourceTexts(jugadorKind, 'jugadores');

const createResource = (
  temporada: Temporada | null,
): ApiResource<'Jugador', Jugador, JugadorValues> => ({
  ...TEXTS,
  title: 'Plantilla',
  created: ({ nombre }) => `jugador ${nombre.trim()} creado!`,
  updated: ({ nombre }) => `jugador ${nombre.trim()} actualizado!`,
  create: endpoints.addJugador,
  update: endpoints.updateJugador,
  remove: endpoints.delJugador,
  initial: NEW_JUGADOR,
  toValues,
  toBody,
  newPhotos,
  fields: (form, jugador, reload, done) => (
    <>
      <JugadorFields form={form} />
      <PhotoFields form={form} jugador={jugador} reload={reload} />
      {jugador && temporada && <EstadisticasFields form={form} temporada={temporada.nombre} />}
      {jugador && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <AnonymiseButton jugador={jugador} onDone={done} />
        </Box>
      )}
    </>
  ),
  deletion: {
    question: ({ _id }) => `Seguro que quieres borrar este jugador? (${_id})`,
    detail: async ({ _id, nombre_con_inicial: nombre }) =>
      actasText(nombre, await countPartidos((partido) => isInActa(partido, _id))),
    success: TEXTS.deletion.success,
  },
  list: {
    toSearchText: ({ nombre, apellido1, apellido2, alias, dorsal, _id }) =>
      `${nombre} ${apellido1} ${apellido2} ${alias} ${String(dorsal)} ${_id}`,
    orders: [
      { label: 'Dorsal', compare: byDorsal },
      {
        label: 'Nombre',
        compare: (a, b) => compareNames(a.nombre_con_inicial, b.nombre_con_inicial),
      },
      {
        label: 'Activos primero',
        compare: (a, b) => Number(b.activo) - Number(a.activo) || byDorsal(a, b),
      },
    ],
    filters: [
      { label: 'Todos', isShown: () => true },
      { label: 'Activos', isShown: ({ activo }) => activo },
      { label: 'Inactivos', isShown: ({ activo }) => !activo },
      { label: 'Sin consentimiento', isShown: isWithoutConsent },
    ],
    empty: TEXTS.list.empty,
  },
  bulk: {
    plural: 'jugadores',
    deletionDetail: async (jugadores) => {
      const ids = jugadores.map(({ _id }) => _id);
      return bulkActasText(
        await countPartidos((partido) => ids.some((id) => isInActa(partido, id))),
      );
    },
    more: [setActive(true), setActive(false)],
  },
  row: (jugador, actions) => <JugadorRow jugador={jugador} {...actions} />,
});

/** Squad screen, with active flag and corrections of figures (regla 12). */
export function PlantillaScreen() {
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const jugadores = useApi(endpoints.fetchJugadores);
  return (
    <ResourceScreen
      resource={createResource(temporada.status === 'ready' ? temporada.data : null)}
      query={jugadores}
      more={(records, onDone) => (
        <PasteSection label="Pegar jugadores de una hoja de cálculo">
          <PasteJugadores jugadores={records} onDone={onDone} />
        </PasteSection>
      )}
    />
  );
}
