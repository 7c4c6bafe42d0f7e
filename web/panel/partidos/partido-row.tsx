import { comparePartidos, type PartidoPreview, scoreText } from '@club/shared';
import EditIcon from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { SectionHeading } from '../../components/page';
import { ResultChip, resultClass } from '../../components/result';
import { RivalBadge } from '../../components/rival-badge';
import { formatWeekday } from '../../lib/dates';
import { adminPaths } from '../app/admin-paths';
import { CopyId, DangerButton } from '../common/buttons';
import type { RowActions } from '../common/records-screen';
import { useSettings } from '../../lib/state/club-context';
import { LINE, PhoneText, RuledList } from '../common/rows';
import { TickBox } from '../common/tick-box';
import { STATUS_NAMES } from './partido-values';

interface PartidoRowProps {
  readonly partido: PartidoPreview;
  /** Editing, deleting and choosing; `undefined` for helpers. */
  readonly actions: RowActions | undefined;
}

interface SidesProps {
  readonly partido: PartidoPreview;
  /** Large, for a match that is shown alone. If it is scheduled, its time replaces the score. */
  readonly isLarge?: boolean;
}

type Side = readonly [name: string, image: ReactNode];

/** Both teams with the score; we are on the left at home (regla 11). */
export function Sides({ partido, isLarge = false }: SidesProps) {
  const { nombre } = useSettings();
  const {
    local,
    estado,
    resultado,
    nombre_equipo: rival,
    color_equipo: color,
    hora_str: time,
  } = partido;
  const size = isLarge ? 40 : 26;
  const crest = <Crest size={size} />;
  const badge = (
    <RivalBadge nombre={rival} color={color} escudo={partido.escudo_equipo} size={size} />
  );
  const ours: Side = [nombre, crest];
  const theirs: Side = [rival, badge];
  const [left, right] = local ? [ours, theirs] : [theirs, ours];
  const renderSide = (
    [name, image]: Side,
    sx: { flexDirection?: 'row-reverse'; textAlign?: 'right' } = {},
  ) => (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        ...sx,
        ...(isLarge && {
          flexDirection: { xs: 'column', sm: sx.flexDirection ?? 'row' },
          textAlign: { xs: 'center', sm: sx.textAlign ?? 'left' },
        }),
      }}
    >
      {image}
      <Typography
        component="span"
        variant={isLarge ? 'h2' : 'subtitle1'}
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
        gap: 1,
        alignItems: isLarge ? { xs: 'start', sm: 'center' } : 'center',
        flex: '1 1 300px',
        maxWidth: 640,
      }}
    >
      {renderSide(left)}
      <Box sx={{ display: 'flex', alignItems: 'center', alignSelf: 'center', gap: 0.5 }}>
        <Typography
          component="span"
          variant={isLarge ? 'h4' : 'subtitle1'}
          data-testid="marcador"
          className={resultado === '' ? undefined : resultClass(resultado)}
          sx={{
            px: 1,
            py: 0.5,
            borderRadius: 1,
            ...(resultado === '' && { bgcolor: 'action.hover' }),
          }}
        >
          {scoreText(partido, isLarge && estado === 'programado' ? time : undefined)}
        </Typography>
        {resultado !== '' && <ResultChip resultado={resultado} />}
      </Box>
      {renderSide(right, { flexDirection: 'row-reverse', textAlign: 'right' })}
    </Box>
  );
}

function PartidoRow({ partido, actions }: PartidoRowProps) {
  const navigate = useNavigate();
  const { estado, resultado, partido_id: id } = partido;
  const pick = actions?.pick;
  const isUsualStatus = estado === (resultado === '' ? 'programado' : 'finalizado');
  const whichMatch = `${partido.local ? 'contra' : 'en casa de'} ${partido.nombre_equipo}, ${partido.fecha_str}`;
  const isUnplayed = !partido.jugado;
  // The three buttons of an unplayed match have short labels on a phone, so that they fit into one line.
  const buttonText = (label: string, short: string) =>
    isUnplayed ? <PhoneText short={short}>{label}</PhoneText> : label;
  const link = (label: string, short: string, to: string) => (
    <Button component={Link} to={to} variant="outlined" aria-label={`${label} ${whichMatch}`}>
      {buttonText(label, short)}
    </Button>
  );
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
          {actions && !pick && (
            <Box component="span" sx={{ my: -1.5, mx: -0.5 }}>
              <CopyId id={id} name={`partido ${whichMatch}`} />
            </Box>
          )}
          {!isUsualStatus && (
            <Chip size="small" label={STATUS_NAMES[estado]} sx={{ fontWeight: 700 }} />
          )}
        </Typography>
        {actions && !pick && (
          <>
            <IconButton onClick={actions.onEdit} aria-label={`Editar partido ${whichMatch}`}>
              <EditIcon />
            </IconButton>
            <DangerButton
              variant="text"
              label="Borrar"
              fullLabel={`Borrar partido ${whichMatch}`}
              onClick={actions.onDelete}
            />
          </>
        )}
      </Box>
      <Box sx={{ ...LINE, columnGap: 3, rowGap: 0.5 }}>
        <Sides partido={partido} />
        {pick ? (
          <TickBox
            label="Elegir"
            fullLabel={`Elegir partido ${whichMatch}`}
            isTicked={pick.isPicked}
            onChange={pick.onToggle}
          />
        ) : (
          <Box sx={{ ...LINE, gap: 1, '& .MuiButton-outlined': { px: 1.5, minWidth: 44 } }}>
            <Button
              variant="outlined"
              onClick={() => void navigate(adminPaths.acta(id))}
              aria-label={`Actualizar ficha ${whichMatch}`}
            >
              {buttonText('Actualizar ficha', 'Ficha')}
            </Button>
            {isUnplayed && link('Desde la banda', 'Banda', adminPaths.banda(id))}
            {isUnplayed && actions && link('Convocatoria', 'Convocatoria', adminPaths.callUp(id))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface PartidosListProps {
  readonly partidos: readonly PartidoPreview[];
  /** Editing, deleting and choosing; absent for helpers. */
  readonly rowActions?: (partido: PartidoPreview) => RowActions;
}

/** A season's matches: the last played one and the next ones by date, then the earlier ones, latest first. */
export function PartidosList({ partidos, rowActions }: PartidosListProps) {
  const sorted = partidos.toSorted(comparePartidos);
  const lastPlayed = sorted.findLastIndex(({ jugado }) => jugado);
  const firstShown = Math.max(lastPlayed, 0);
  const rows = (label: string, some: readonly PartidoPreview[]) => (
    <RuledList label={label}>
      {some.map((partido) => (
        <PartidoRow key={partido.partido_id} partido={partido} actions={rowActions?.(partido)} />
      ))}
    </RuledList>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {rows('El último y los próximos', sorted.slice(firstShown))}
      {firstShown > 0 && (
        <section>
          <SectionHeading>Anteriores</SectionHeading>
          {rows('Anteriores', sorted.slice(0, firstShown).reverse())}
        </section>
      )}
    </Box>
  );
}
