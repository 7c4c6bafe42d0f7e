import { useState } from 'react';
import { Page } from '../../components/page';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { DownloadSection } from './download-section';
import { ImportSection } from './import-section';

/** Export and import of the whole club as one file. */
export function BackupScreen() {
  const [notice, setNotice] = useState<Notice>();
  return (
    <Page title="Copia de seguridad">
      <NoticeBanner notice={notice} />
      <DownloadSection onDone={setNotice} />
      <ImportSection onDone={setNotice} />
    </Page>
  );
}
