import DialogContent from '@mui/material/DialogContent';
import type { ApiQuery } from '../../lib/api/use-api';
import { ApiContent } from './api-content';
import { FormPane } from './form-dialog';

interface WaitingPaneProps {
  readonly title: string;
  readonly query: ApiQuery<unknown>;
  readonly onClose: () => void;
}

/** Form pane while its data is loading or could not be loaded. */
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
