import { endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { type Part, SettingsParts, TITLES } from './parts';
import { toPartId, useShownClub } from './settings-card';

function goTo(title: Part) {
  const section = document.getElementById(toPartId(title));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Buttons that jump to a part of the settings. */
function PartsNav() {
  return (
    <Box
      component="nav"
      aria-label="Partes de los ajustes"
      // One line that scrolls on phones, where ten buttons would fill the screen.
      sx={{
        display: 'flex',
        flexWrap: { md: 'wrap' },
        overflowX: 'auto',
        gap: 1,
        p: 0.5,
        '& > button': { flexShrink: 0, px: 1.5 },
      }}
    >
      {TITLES.map((title) => (
        <Button key={title} size="small" variant="outlined" onClick={() => goTo(title)}>
          {title}
        </Button>
      ))}
    </Box>
  );
}

/** Settings screen: everything that identifies the club (regla 2). Each part is saved on its own. */
export function SettingsScreen() {
  const query = useApi(endpoints.fetchAjustes);
  useShownClub(query.status === 'ready' ? query.data : undefined);
  const [notice, setNotice] = useState<Notice>();
  const finish = (next: Notice) => {
    setNotice(next);
    query.reload();
  };
  return (
    <Page title="Ajustes" documentTitle="Ajustes del club">
      <Typography color="textSecondary">
        Lo que guardes se ve en la siguiente página que se abra. Todo se puede deshacer desde el
        historial.
      </Typography>
      <NoticeBanner notice={notice} />
      <ApiContent query={query}>
        {(settings) => (
          <Box sx={{ display: 'grid', gap: 5 }}>
            <PartsNav />
            <SettingsParts
              titles={TITLES}
              ajustes={settings}
              onStored={query.adopt}
              onDone={finish}
              reload={query.reload}
            />
          </Box>
        )}
      </ApiContent>
    </Page>
  );
}
