import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSettings } from '../../lib/state/club-context';
import { adminPaths } from '../app/admin-paths';
import { scoreLine } from '../common/score-line';
import type { Notebook } from './notebook';
import { summarizeSending } from './sending-state';
import { useOnline, useTouchline } from './use-touchline';

/** A match with a notebook on this device. While it is shown, unsent steps are sent. */
export function OnThisPhone({ notebook }: { readonly notebook: Notebook }) {
  const { state } = useTouchline(notebook.partido_id);
  const isOnline = useOnline();
  const { nombre } = useSettings();
  // Until the store is read, the notebook of the list is shown.
  const current = state.notebook === undefined ? notebook : state.notebook;
  if (!current) {
    return state.sending.kind === 'saved' ? (
      <Typography role="status">
        ✓ Ficha guardada: {scoreLine(notebook.partido, nombre)}.
      </Typography>
    ) : null;
  }
  const heading = `En este móvil: ${scoreLine(current.partido, nombre)}`;
  return (
    <Card component="section" aria-label={heading} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 800 }}>{heading}</Typography>
      <Typography>{summarizeSending({ ...state, notebook: current }, isOnline).text}</Typography>
      <Button component={Link} to={adminPaths.banda(current.partido_id)} variant="contained">
        Desde la banda
      </Button>
    </Card>
  );
}
