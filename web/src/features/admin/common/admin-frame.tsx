import LogoutIcon from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { LeaveGuardProvider } from './leave-guard';

/** A screen of the panel as its navigation names it. */
export interface AdminLink {
  readonly to: string;
  readonly label: string;
}

interface AdminFrameProps {
  readonly links: readonly AdminLink[];
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Bar 'Panel de administración' with Logout and the links to all screens, and below it the screen (specification, section 2). */
export function AdminFrame({ links, onLogout, children }: AdminFrameProps) {
  const [home] = links;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Box
        sx={{
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 3,
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            pr: 1,
            py: 0.5,
            minHeight: 52,
          }}
        >
          <Typography
            component="p"
            sx={{ fontWeight: 800, fontSize: 15, flexGrow: 1, lineHeight: 1.2 }}
          >
            Panel de administración
          </Typography>
          <Button onClick={onLogout} sx={{ px: 1.5 }} startIcon={<LogoutIcon />}>
            Logout
          </Button>
        </Box>
        <Box
          component="nav"
          aria-label="Administración"
          sx={{
            // On a phone in columns: wrapped, so many links would fill half the screen.
            display: { xs: 'grid', sm: 'flex' },
            gridTemplateColumns: 'repeat(3, minmax(0,1fr))',
            flexWrap: 'wrap',
            px: 0.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {links.map(({ to, label }) => (
            <Box
              key={to}
              component={NavLink}
              to={to}
              end={to === home?.to}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                minHeight: 44,
                px: { xs: 0.5, sm: 1.5 },
                color: 'text.primary',
                textDecoration: 'none',
                fontWeight: 600,
                fontSize: { xs: 13, sm: 14 },
                borderBottom: '3px solid transparent',
                '&:hover': { bgcolor: 'action.hover' },
                '&.active': { color: 'primary.main', borderBottomColor: 'secondary.main' },
              }}
            >
              {label}
            </Box>
          ))}
        </Box>
      </Box>
      <LeaveGuardProvider>{children}</LeaveGuardProvider>
    </Box>
  );
}
