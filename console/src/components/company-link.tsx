import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

export function CompanyLink({ number, name }: { number: string; name: string }) {
  return (
    <Anchor component={Link} to={`/companies/${number}`} fw={500} className="breakable">
      {name}
    </Anchor>
  );
}
