import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { ColourSchemeChoice } from '../../components/colour-scheme-choice';
import { paths } from '../../lib/paths';
import { LINE } from '../common/rows';

/** Main content of a screen, with a link to the public site below. */
export function PanelMain({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Container
        component="main"
        id="contenido"
        tabIndex={-1}
        maxWidth="xl"
        sx={{ flexGrow: 1, py: { xs: 1.5, md: 3 }, outline: 'none' }}
      >
        {children}
      </Container>
      <Container
        component="footer"
        maxWidth="xl"
        sx={{
          ...LINE,
          justifyContent: 'space-between',
          gap: 2,
          pt: 1,
          pb: 'calc(8px + var(--bottom-bar, 0px))',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="a"
          href={paths.home}
          sx={{ color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          Ver la web
        </Box>
        <ColourSchemeChoice />
      </Container>
    </Box>
  );
}
