import type { PartidoPreview } from '@club/shared';
import EditIcon from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { ResultChip, resultClass } from '../../components/result';
import { RivalBadge } from '../../components/rival-badge';
import { formatWeekday } from '../../lib/dates';
import { adminPaths } from '../app/admin-paths';
import { CopyId } from '../common/copy-id';
import { DangerButton } from '../common/danger-button';
import type { RowActions } from '../common/records-screen';
import { useSettings } from '../../lib/state/club-context';
import { LINE } from '../common/rows';
import { STATE_NAMES } from './partido-values';

interface PartidoRowProps {
  readonly partido: PartidoPreview;
  /** Actions besides the sheet; absent for helpers. */
  readonly actions: RowActions | undefined;
}

function Score({ partido }: { readonly partido: PartidoPreview }) {
  const { local, resultado, goles_anotados: own, goles_encajados: theirs } = partido;
  const [left, right] = local ? [own, theirs] : [theirs, own];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
      <Box
        data-testid="marcador"
        className={resultado === '' ? undefined : resultClass(resultado)}
        sx={{
          px: 1,
          py: 0.25,
          borderRadius: 1,
          fontSize: 16,
          fontWeight: 800,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          ...(resultado === '' && { bgcolor: 'action.hover' }),
        }}
      >
        {resultado === '' ? 'VS' : `${String(left)} - ${String(right)}`}
      </Box>
      {resultado !== '' && <ResultChip resultado={resultado} />}
    </Box>
  );
}

/** Both teams with the score; we are on the left at home (regla 11). */
function Sides({ partido }: { readonly partido: PartidoPreview }) {
  const { nombre } = useSettings();
  const name = (text: string) => (
    <Typography
      component="span"
      sx={{ fontWeight: 700, fontSize: 15, lineHeight: 1.2, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  );
  const club = (
    <>
      <Crest size={26} />
      {name(nombre)}
    </>
  );
  const rival = (
    <>
      <RivalBadge
        nombre={partido.nombre_equipo}
        color={partido.color_equipo}
        escudo={partido.escudo_equipo}
        size={26}
      />
      {name(partido.nombre_equipo)}
    </>
  );
  const side = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
        gap: 1,
        alignItems: 'center',
        flex: '1 1 300px',
        maxWidth: 560,
      }}
    >
      <Box sx={side}>{partido.local ? club : rival}</Box>
      <Score partido={partido} />
      <Box sx={{ ...side, flexDirection: 'row-reverse', textAlign: 'right' }}>
        {partido.local ? rival : club}
      </Box>
    </Box>
  );
}

export function PartidoRow({ partido, actions }: PartidoRowProps) {
  const navigate = useNavigate();
  const { estado, resultado, partido_id: id } = partido;
  const pick = actions?.pick;
  const isOrdinary = estado === (resultado === '' ? 'programado' : 'finalizado');
  const which = `${partido.local ? 'contra' : 'en casa de'} ${partido.nombre_equipo}, ${partido.fecha_str}`;
  return (
    <Box component="li" sx={{ px: { xs: 1.5, sm: 2 }, py: 1, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
        >
          <span>
            {formatWeekday(partido.fecha_str).slice(0, 3)} {partido.fecha_str} · {partido.hora_str}
          </span>
          <span>{partido.nombre_competicion}</span>
          <span>{partido.nombre_campo}</span>
          {!isOrdinary && (
            <Chip size="small" label={STATE_NAMES[estado]} sx={{ fontWeight: 700 }} />
          )}
        </Typography>
        {actions && !pick && (
          <>
            <IconButton
              onClick={actions.onEdit}
              aria-label={`Editar partido ${which}`}
              sx={{ width: 44, height: 44 }}
            >
              <EditIcon />
            </IconButton>
            <DangerButton
              variant="text"
              label="Borrar"
              fullLabel={`Borrar partido ${which}`}
              onClick={actions.onDelete}
            />
          </>
        )}
      </Box>
      <Box sx={{ ...LINE, columnGap: 3, rowGap: 0.5 }}>
        <Sides partido={partido} />
        {pick ? (
          <FormControlLabel
            label="Elegir"
            sx={{ minHeight: 48 }}
            control={
              <Checkbox
                checked={pick.isPicked}
                onChange={pick.onToggle}
                slotProps={{ input: { 'aria-label': `Elegir partido ${which}` } }}
              />
            }
          />
        ) : (
          <Box sx={{ ...LINE, gap: 0.75, '& .MuiButton-outlined': { px: 1.5 } }}>
            <Button
              variant="outlined"
              onClick={() => void navigate(adminPaths.acta(id))}
              aria-label={`Actualizar ficha ${which}`}
            >
              Actualizar ficha
            </Button>
            {!partido.jugado && (
              <Button
                component={Link}
                to={adminPaths.banda(id)}
                variant="outlined"
                aria-label={`Desde la banda ${which}`}
              >
                Desde la banda
              </Button>
            )}
            {actions && !partido.jugado && (
              <Button
                component={Link}
                to={adminPaths.callUp(id)}
                variant="outlined"
                aria-label={`Convocatoria ${which}`}
              >
                Convocatoria
              </Button>
            )}
            {actions && <CopyId id={id} name={`partido ${which}`} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
