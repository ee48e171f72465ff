import { useRef } from 'preact/hooks';
import { Button } from './widgets';

interface Props {
  /** What stands on the button. */
  text: string;
  /** What is chosen, for whoever hears it. */
  label: string;
  accept: string;
  kind?: 'quiet';
  disabled?: boolean;
  onFile(file: File): void;
}

/** A button that lets somebody choose a file of the device. */
export function FileButton({ text, label, accept, kind, disabled, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} icon="load" disabled={disabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // the same file may be chosen again
          currentTarget.value = '';
        }}
      />
    </>
  );
}
