import type { PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { ResultChip, resultClass } from '../../components/resultado';
import { RivalBadge } from '../../components/rival-badge';
import { formatDay } from '../../lib/fechas';
import { CopyId } from '../common/copy-id';
import { DangerButton } from '../common/danger-button';
import type { PickedRow } from '../common/record-row';
import { ESTADO_NAMES } from './estado-names';
import { useAjustes } from '../../lib/estado/club-context';

interface PartidoRowProps {
  readonly partido: PartidoPreview;
  readonly onActa: () => void;
  /** Where a match that has not been played is entered from the touchline. */
  readonly bandaPath: string;
  readonly changes?: {
    readonly onEdit: () => void;
    readonly onDelete: () => void;
    /** While many are picked, picking it is all that can be done to it. */
    readonly pick?: PickedRow;
  };
}

function Score({ partido }: { readonly partido: PartidoPreview }) {
  const { local, resultado, goles_anotados: own, goles_encajados: theirs } = partido;
  const [left, right] = local ? [own, theirs] : [theirs, own];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        data-testid="marcador"
        className={resultado === '' ? undefined : resultClass(resultado)}
        sx={{
          px: 1.25,
          py: 0.5,
          borderRadius: 2,
          fontSize: 18,
          fontWeight: 800,
          whiteSpace: 'nowrap',
          ...(resultado === '' && { bgcolor: 'action.hover' }),
        }}
      >
        {resultado === '' ? 'VS' : `${String(left)} - ${String(right)}`}
      </Box>
      {resultado !== '' && <ResultChip resultado={resultado} />}
    </Box>
  );
}

function Sides({ partido }: { readonly partido: PartidoPreview }) {
  const { nombre } = useAjustes();
  const name = (text: string) => (
    <Typography
      component="span"
      sx={{ fontWeight: 700, fontSize: 14, lineHeight: 1.2, overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  );
  const club = (
    <>
      <Crest size={32} />
      {name(nombre)}
    </>
  );
  const rival = (
    <>
      <RivalBadge
        nombre={partido.nombre_equipo}
        color={partido.color_equipo}
        escudo={partido.escudo_equipo}
        size={32}
      />
      {name(partido.nombre_equipo)}
    </>
  );
  const side = { display: 'grid', justifyItems: 'center', gap: 0.5, textAlign: 'center' } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Box sx={side}>{partido.local ? club : rival}</Box>
      <Score partido={partido} />
      <Box sx={side}>{partido.local ? rival : club}</Box>
    </Box>
  );
}

/** A created match with what can be done to it. At home we stand on the left (regla 11). */
export function PartidoRow({ partido, onActa, bandaPath, changes }: PartidoRowProps) {
  const { estado, resultado } = partido;
  const isOrdinary = estado === (resultado === '' ? 'programado' : 'finalizado');
  const which = `${partido.local ? 'contra' : 'en casa de'} ${partido.nombre_equipo}, ${partido.fecha_str}`;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="overline" sx={{ flexGrow: 1, fontSize: 11 }}>
          {partido.nombre_competicion}
        </Typography>
        {!isOrdinary && <Chip size="small" label={ESTADO_NAMES[estado]} sx={{ fontWeight: 700 }} />}
      </Box>
      <Sides partido={partido} />
      <Typography variant="body2" color="textSecondary">
        {formatDay(partido.fecha_str)} · {partido.fecha_str} · {partido.hora_str}
        <br />
        {partido.nombre_campo}
      </Typography>
      {changes?.pick ? (
        <FormControlLabel
          label="Elegir"
          sx={{ minHeight: 48 }}
          control={
            <Checkbox
              checked={changes.pick.isPicked}
              onChange={changes.pick.onToggle}
              slotProps={{ input: { 'aria-label': `Elegir partido ${which}` } }}
            />
          }
        />
      ) : (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.75,
            '& .MuiButton-root': { px: { xs: 1.25, sm: 1.5 } },
          }}
        >
          <Button variant="contained" onClick={onActa} aria-label={`Actualizar ficha ${which}`}>
            Actualizar ficha
          </Button>
          {!partido.jugado && (
            <Button
              component={Link}
              to={bandaPath}
              variant="outlined"
              aria-label={`Desde la banda ${which}`}
            >
              Desde la banda
            </Button>
          )}
          {changes && (
            <>
              <Button
                variant="outlined"
                onClick={changes.onEdit}
                aria-label={`Editar partido ${which}`}
              >
                Editar
              </Button>
              <CopyId id={partido.partido_id} name={`partido ${which}`} />
              <DangerButton
                variant="text"
                label="Borrar"
                fullLabel={`Borrar partido ${which}`}
                onClick={changes.onDelete}
              />
            </>
          )}
        </Box>
      )}
    </Card>
  );
}
