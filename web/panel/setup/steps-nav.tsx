import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminPaths } from '../app/admin-paths';
import { isDone, STEP_NAMES, SETUP_STEPS, type Step, type FirstData } from './steps';

interface StepsNavProps {
  readonly paso: Step;
  readonly datos: FirstData;
}

/** Hides the names of the other steps visually on phones, where eight names would fill half the screen. */
const ONLY_NUMBER = {
  ml: { sm: 0.5 },
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

/** All steps, with those done and the current one marked. */
export function StepsNav({ paso, datos: data }: StepsNavProps) {
  return (
    <Box
      component="nav"
      aria-label="Pasos"
      sx={{ overflow: 'hidden', borderBottom: '1px solid', borderColor: 'divider', pb: 1.5 }}
    >
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {SETUP_STEPS.map((one, index) => {
          const hecho = isDone(one, data);
          return (
            <li key={one}>
              <Button
                component={Link}
                to={adminPaths.paso(one)}
                size="small"
                variant={one === paso ? 'contained' : 'outlined'}
                aria-current={one === paso ? 'step' : undefined}
                startIcon={hecho ? <CheckIcon titleAccess="Hecho" /> : undefined}
                sx={{ minWidth: 44, px: 1.5 }}
              >
                {index + 1}.{' '}
                <Box component="span" sx={one === paso ? { ml: 0.5 } : ONLY_NUMBER}>
                  {STEP_NAMES[one]}
                </Box>
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Links to the previous and next step. */
export function StepsFooter({ paso, datos: data }: StepsNavProps) {
  const index = SETUP_STEPS.indexOf(paso);
  const [previous, next] = [SETUP_STEPS[index - 1], SETUP_STEPS[index + 1]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      {previous ? (
        <Button component={Link} to={adminPaths.paso(previous)}>
          ← {STEP_NAMES[previous]}
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button
          component={Link}
          to={adminPaths.paso(next)}
          variant={isDone(paso, data) ? 'contained' : 'outlined'}
        >
          {isDone(paso, data)
            ? `Siguiente: ${STEP_NAMES[next]}`
            : `Dejar para luego: ${STEP_NAMES[paso]}`}
        </Button>
      )}
    </Box>
  );
}
