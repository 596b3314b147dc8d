import { Anchor, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { IconChevronDown, IconChevronRight } from '../../components/icons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
import { type TreeNode, treeOf } from './group-tree.ts';

/** More would make the page slow; the rest is shown when asked for. */
const SHOWN_AT_FIRST = 100;

export function GroupSection({ number }: { number: string }) {
  const group = useQuery({
    queryKey: ['company-group', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/group', {
          params: { path: { company_number: number } },
        }),
      ),
  });
  return (
    <Section title="Group">
      <Loaded query={group} loading={<RowsSkeleton rows={2} height={28} />}>
        {(found) => {
          const isAlone = found.parents.length === 0 && found.children.length === 0;
          return (
            <>
              {isAlone ? (
                <Text size="sm" c="dimmed">
                  No company owns this one, and it owns none.
                </Text>
              ) : (
                <Tree nodes={treeOf(found)} />
              )}
              {found.truncated && (
                <Text size="sm" c="dimmed">
                  There are more companies than this shows. Open one of them to see what is around it.
                </Text>
              )}
              <Text size="xs" c="dimmed">
                {found.as_of
                  ? `From the persons with significant control as of ${formatDay(found.as_of)}.`
                  : 'No snapshot of owners was imported, so only what was looked up is known.'}
              </Text>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Tree({ nodes }: { nodes: TreeNode[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? nodes : nodes.slice(0, SHOWN_AT_FIRST);
  return (
    <ul className="tree">
      {shown.map((node) => (
        <Branch key={node.key} node={node} />
      ))}
      {shown.length < nodes.length && (
        <li>
          <Anchor component="button" type="button" size="sm" onClick={() => setWhole(true)}>
            Show {formatCount(nodes.length - shown.length, 'more company', 'more companies')}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

/** The content of a closed branch is not in the page until it is opened. */
function Branch({ node }: { node: TreeNode }) {
  const [isOpen, setOpen] = useState(node.isOpen);
  if (node.children.length === 0) {
    return (
      <li>
        <Named node={node} />
      </li>
    );
  }
  return (
    <li>
      <UnstyledButton
        className="tree-toggle"
        aria-expanded={isOpen}
        aria-label={`Companies that ${node.name} owns`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
      </UnstyledButton>
      <Named node={node} />
      {isOpen && <Tree nodes={node.children} />}
    </li>
  );
}

function Named({ node }: { node: TreeNode }) {
  const { number, name, note, isSubject } = node;
  return (
    <>
      {isSubject || number === null ? (
        <Text component="span" size="sm" fw={isSubject ? 700 : 500} aria-current={isSubject || undefined}>
          {name}
        </Text>
      ) : (
        <CompanyLink number={number} name={name} />
      )}
      {note && (
        <Text component="span" size="xs" c="dimmed">
          {' '}
          {note}
        </Text>
      )}
    </>
  );
}
