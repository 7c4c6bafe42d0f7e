import type { FilaRankingAsistencias, FilaRankingGoles } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/page';
import { paths } from '../../lib/paths';

interface RankingRow extends Pick<
  FilaRankingGoles | FilaRankingAsistencias,
  'jugador_id' | 'jugador_nombre'
> {
  readonly cuenta: number;
  /** Whether he has a page; a deleted player has none (regla 18). */
  readonly hasPage: boolean;
}

function Crown() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" role="img" aria-label="Líder">
      <path
        d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z"
        fill="#e0a800"
        stroke="#7a5a00"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface RankingCardProps {
  readonly title: string;
  /** What is counted, as it stands behind one and behind several. */
  readonly unit: readonly [one: string, several: string];
  readonly rows: readonly RankingRow[];
  readonly empty: string;
}

/** A top-five ranking; the leader gets a crown, rows link to the players (regla 51). */
export function RankingCard({ title, unit, rows, empty }: RankingCardProps) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <Card>
        {rows.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {empty}
          </Typography>
        )}
        <Box component="ol" aria-label={title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map(({ jugador_id: id, jugador_nombre: nombre, cuenta, hasPage }, index) => (
            <Box
              component="li"
              key={id}
              sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
            >
              <Box
                {...(hasPage && { component: Link, to: paths.jugador(id) })}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  px: 2,
                  minHeight: 52,
                  color: 'inherit',
                  textDecoration: 'none',
                  ...(hasPage && { '&:hover': { bgcolor: 'action.hover' } }),
                }}
              >
                <Box
                  sx={{
                    width: 24,
                    display: 'grid',
                    placeItems: 'center',
                    fontWeight: 800,
                    color: 'text.secondary',
                  }}
                >
                  {index === 0 ? <Crown /> : index + 1}
                </Box>
                <Typography sx={{ flexGrow: 1, fontWeight: index === 0 ? 800 : 600 }}>
                  {nombre}
                </Typography>
                <Typography
                  sx={{ fontWeight: 800, fontSize: 20, fontVariantNumeric: 'tabular-nums' }}
                >
                  {cuenta}
                </Typography>
                <Typography variant="caption" color="text.secondary" sx={{ width: 34 }}>
                  {unit[cuenta === 1 ? 0 : 1]}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
    </section>
  );
}
