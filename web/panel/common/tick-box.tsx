import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** A labelled choice of yes or no, as high as a thumb. */
export function TickBox({ label, isTicked, onChange }: TickBoxProps) {
  return (
    <FormControlLabel
      label={label}
      sx={{ minHeight: 44 }}
      control={
        <Checkbox
          checked={isTicked}
          onChange={(_event, checked) => {
            onChange(checked);
          }}
        />
      }
    />
  );
}
