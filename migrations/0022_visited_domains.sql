-- Domains that people are known to visit, from a list that the operator brings (`domesday sites import`). It orders the
-- guesses at a company's website (src/modules/resolution/website) and proves nothing; replaced as a whole.
create table visited_domains (
  domain text collate "C" primary key
);
