import LogoutIcon from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type AdminLink, AdminNav } from './admin-nav';
import { LeaveGuardProvider } from './leave-guard';

interface AdminFrameProps {
  readonly links: readonly AdminLink[];
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Bar 'Panel de administración' with Logout and the links to all screens, and below it the screen (regla 7). */
export function AdminFrame({ links, onLogout, children }: AdminFrameProps) {
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
            sx={{ fontWeight: 800, fontSize: { xs: 14, sm: 15 }, flexGrow: 1, lineHeight: 1.2 }}
          >
            Panel de administración
          </Typography>
          <Button onClick={onLogout} sx={{ px: 1.5, minHeight: 48 }} startIcon={<LogoutIcon />}>
            Logout
          </Button>
        </Box>
        <AdminNav links={links} />
      </Box>
      <LeaveGuardProvider>{children}</LeaveGuardProvider>
    </Box>
  );
}
