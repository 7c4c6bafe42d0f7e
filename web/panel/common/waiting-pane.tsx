import DialogContent from '@mui/material/DialogContent';
import type { ApiQuery } from '../../lib/api/use-api';
import { ApiContent } from './api-content';
import { FormPane } from './form-dialog';

interface WaitingPaneProps {
  readonly title: string;
  readonly query: ApiQuery<unknown>;
  readonly onClose: () => void;
}

/** Where a form will be, while what it needs is on its way or has failed. */
export function WaitingPane({ title, query, onClose }: WaitingPaneProps) {
  return (
    <FormPane title={title} onClose={onClose}>
      {() => (
        <DialogContent>
          <ApiContent query={query}>{() => null}</ApiContent>
        </DialogContent>
      )}
    </FormPane>
  );
}
