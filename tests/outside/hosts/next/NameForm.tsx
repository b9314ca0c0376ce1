'use client';
import { Button, TextField } from '@cloud-school/ui';
import { useState } from 'react';

export function NameForm() {
  const [name, setName] = useState('');
  const [greeting, setGreeting] = useState('');
  return (
    <>
      <TextField label="姓名" value={name} onChange={setName} />
      <Button onClick={() => setGreeting(`您好，${name}`)}>问好</Button>
      <output>{greeting}</output>
    </>
  );
}
