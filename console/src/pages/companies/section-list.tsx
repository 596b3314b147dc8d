import { sectionId } from '../../components/section.tsx';

const SECTIONS = [
  'Profile',
  'Website',
  'Figures from its accounts',
  'Group',
  'Officers',
  'Persons with significant control',
  'Charges',
  'Insolvency',
  'Filing history',
  'Identity verification',
  'Activity',
] as const;

/** The parts of the page, beside them where there is room. It stays while the page is scrolled. */
export function SectionList() {
  return (
    <nav aria-label="On this page" className="section-list">
      <ul>
        {SECTIONS.map((title) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
