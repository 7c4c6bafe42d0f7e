import { endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import {
  ClubPart,
  ColoursPart,
  ContactPart,
  DonationsPart,
  CrestPart,
  SponsorsPart,
  NetworksPart,
  TextsPart,
} from './parts';
import { ShirtPart } from './shirt-part';
import { PartsNav } from './parts-nav';
import { useShownClub } from './use-shown-club';

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
        {(ajustes) => {
          const parte = { ajustes, onStored: query.adopt, onDone: finish };
          return (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <PartsNav />
              <ClubPart {...parte} />
              <CrestPart {...parte} reload={query.reload} />
              <ColoursPart {...parte} />
              <ShirtPart {...parte} />
              <SponsorsPart {...parte} reload={query.reload} />
              <NetworksPart {...parte} />
              <ContactPart {...parte} />
              <DonationsPart {...parte} />
              <TextsPart {...parte} />
            </Box>
          );
        }}
      </ApiContent>
    </Page>
  );
}
