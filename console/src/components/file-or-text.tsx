import { FileInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { IconFileUpload } from './icons.tsx';

interface FileOrTextProps {
  list: ListInput;
  file: { description: string; accept: string };
  text: { label: string; description: string; minRows: number };
}

type ListInput = ReturnType<typeof useListInput>;

/** A list that is either a file or typed in. */
export function useListInput() {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  return { file, setFile, text, setText, isEmpty: file === null && text.trim() === '' };
}

/** The two fields. While there is a file, it counts and the text is disabled. */
export function FileOrText({ list, file, text }: FileOrTextProps) {
  return (
    <>
      <FileInput
        label="File"
        {...file}
        placeholder="Choose a file"
        leftSection={<IconFileUpload size={16} />}
        value={list.file}
        onChange={list.setFile}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove the file' }}
      />
      <Textarea
        {...text}
        placeholder="01234567"
        value={list.text}
        onChange={(event) => list.setText(event.currentTarget.value)}
        disabled={list.file !== null}
        autosize
        maxRows={10}
        spellCheck={false}
      />
    </>
  );
}
