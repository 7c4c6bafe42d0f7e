import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ContrastPair, contrastPairs, MIN_CONTRAST } from './contrast-pairs';
import type { Scheme } from './scheme-vars';

/** Contrast with a decimal comma, rounded down: a figure must not look better than it is. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

function Pair({ nombre, text, background, ratio }: ContrastPair) {
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        borderRadius: 2,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: background,
        color: text,
      }}
    >
      <Typography sx={{ fontWeight: 800 }}>{nombre}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text} sobre {background}
      </Typography>
      <Typography variant="body2">
        {figure(ratio)} : 1 {ratio >= MIN_CONTRAST ? '(AA)' : '(insuficiente)'}
      </Typography>
    </Box>
  );
}

/** The colours of a scheme that carry text, each pair in its own colours with its contrast. */
export function ColourTable({ scheme }: { readonly scheme: Scheme }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
      }}
    >
      {contrastPairs(scheme).map((pair) => (
        <Pair key={pair.nombre} {...pair} />
      ))}
    </Box>
  );
}
