import { endpoints, type Temporada, temporadaKind } from '@club/shared';
import ArrowForwardIcon from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { adminPaths } from '../app/admin-paths';
import {
  namedRow,
  type ApiResource,
  ResourceScreen,
  resourceTexts,
} from '../common/resource-screen';
import { TextInput } from '../common/text-input';
import { deletedPartidosText, deletionConsequences } from './temporada-texts';

async function countPartidosInTemporada(temporadaId: string): Promise<number | undefined> {
  const partidos = await callApi(endpoints.fetchPartidosPreviewTemporada, { id: temporadaId });
  return partidos.ok ? partidos.value.length : undefined;
}

/** An arrow at the current season, and at others an empty box of its size. */
function Arrow({ isCurrent }: { readonly isCurrent: boolean }) {
  return (
    <Box sx={{ width: 24, height: 24, color: 'primary.main' }}>
      {isCurrent && <ArrowForwardIcon titleAccess="Temporada actual" />}
    </Box>
  );
}

const TEXTS = resourceTexts(temporadaKind, 'temporadas');

const createResource = (
  temporadas: readonly Temporada[],
): ApiResource<'Temporada', Temporada, { readonly nombre: string }> => ({
  // Without `orders`, seasons stay in order of creation, and the last one is the current one.
  ...TEXTS,
  create: endpoints.addTemporada,
  update: endpoints.updateTemporada,
  remove: endpoints.delTemporada,
  initial: { nombre: '' },
  toBody: (values) => values,
  fields: (form) => <TextInput form={form} name="nombre" label="Nombre" isRequired />,
  deletion: {
    ...TEXTS.deletion,
    detail: async (temporada) =>
      [
        deletedPartidosText(temporada.nombre, await countPartidosInTemporada(temporada._id)),
        deletionConsequences(temporada, temporadas),
      ].join(' '),
    secondQuestion:
      'SE BORRARÁN LAS ESTADÍSTICAS REGISTRADAS EN ESTA TEMPORADA. ¿SEGURO QUE QUIERES BORRARLA?',
  },
  row: namedRow('temporada', ({ _id }, all) => ({
    leading: <Arrow isCurrent={all.at(-1)?._id === _id} />,
  })),
});

/** Seasons screen. A new season becomes the current one (regla 48). */
export function TemporadasScreen() {
  const temporadas = useApi(endpoints.fetchTemporadas);
  return (
    <ResourceScreen
      resource={createResource(temporadas.status === 'ready' ? temporadas.data : [])}
      query={temporadas}
      note={
        <>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            La flecha marca la temporada actual (la última). Crear una temporada archiva las
            estadísticas de los jugadores y las pone a cero.
          </Typography>
          <Button
            component={Link}
            to={adminPaths.empezarTemporada}
            variant="outlined"
            sx={{ justifySelf: 'start' }}
          >
            Empezar temporada: paso a paso
          </Button>
        </>
      }
    />
  );
}
