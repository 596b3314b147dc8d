import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { CardPage } from '../../layout/card-page.tsx';
import { useSession } from '../../session/session.tsx';
import { AccessForm } from './form.tsx';
import { NewPasswordInput } from './new-password.tsx';

/** The target of an invitation's link: the invited person sets a password. */
export function JoinPage() {
  const [search] = useSearchParams();
  const { signIn } = useSession();
  const navigate = useNavigate();
  return (
    <CardPage title="Join the team">
      <Text size="sm">Choose a password. You sign in with the e-mail address that was invited.</Text>
      <AccessForm
        submitLabel="Join"
        onSubmit={async ({ password = '' }) => {
          const token = search.get('token') ?? '';
          const { email } = dataOf(
            await api.POST('/v1/team/invitations/accept', { body: { token, password } }),
          );
          await signIn({ email, password });
          navigate('/resolve');
        }}
      >
        <NewPasswordInput label="Password" name="password" />
      </AccessForm>
      <Anchor component={Link} to="/sign-in" size="sm">
        I have joined already
      </Anchor>
    </CardPage>
  );
}
