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
  ColoresParte,
  ContactoParte,
  DonacionesParte,
  EscudoParte,
  PatrocinadoresParte,
  RedesParte,
  TextosParte,
} from './parts';
import { CamisetaParte } from './shirt-part';
import { PartesNav } from './parts-nav';
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
              <PartesNav />
              <ClubPart {...parte} />
              <EscudoParte {...parte} reload={query.reload} />
              <ColoresParte {...parte} />
              <CamisetaParte {...parte} />
              <PatrocinadoresParte {...parte} reload={query.reload} />
              <RedesParte {...parte} />
              <ContactoParte {...parte} />
              <DonacionesParte {...parte} />
              <TextosParte {...parte} />
            </Box>
          );
        }}
      </ApiContent>
    </Page>
  );
}
