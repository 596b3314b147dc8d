/** Privacy policies that nothing was fitted on. `#` starts a section; each line is a sentence. */
export const PRIVACY = `
# Introduction
Your privacy matters to {brand}, and this policy sets out what happens to information about you once it reaches us.
It was drafted with the UK GDPR and the Data Protection Act 2018 in mind and is reviewed at least once a year.
By "personal data" we mean anything that says something about a person who can be recognised, alone or with other facts.
By "processing" we mean everything that can be done with it, from writing it down to throwing it away.
The policy is written for visitors of this website, for clients and for those who get in touch on behalf of an organisation.
# Categories of data
Identity data such as title, first name, surname and, for some contracts, date of birth.
Contact data such as billing address, delivery address, email address and telephone numbers.
Transaction data about payments to and from you and about each {piece} you have bought from us.
Technical data such as internet protocol address, time zone, operating system and the version of your browser.
Profile data, which covers your preferences, the feedback you give and the answers in our surveys.
Marketing data, which tells us whether you want to hear about {offers} and by which channel.
We may turn some of it into statistics; once nobody can be recognised in them they are no longer personal data.
# Where the data comes from
You give us most of it when you create an account, subscribe to a publication, enter a competition or send us an enquiry.
Some of it is gathered automatically as you move around the website, by means of cookies, server logs and similar technology.
A smaller part arrives from others, for example from analytics providers, from advertising networks and from public registers.
If you leave out data that we need for a contract, we may have to decline the {piece} and will tell you so at the time.
# Purposes and lawful bases
To register you as a client: necessary for the performance of a contract.
To process and deliver a {piece}, to manage payments and to recover money owed to us: contract and legitimate interests.
To tell you about changes to our terms or to this policy: contract and legal obligation.
To administer and protect this website, including testing, support and the hosting of data: legitimate interests.
To use data analytics in order to improve the website, our services and the experience of clients: legitimate interests.
To make suggestions about services that may be of interest to you: consent, or legitimate interests where the law permits.
We will only use your data for another purpose if that purpose fits with the original one or if you have been told about it.
# Service providers and other recipients
We require all third parties to respect the security of your data and to treat it in accordance with the law.
Payment services are rendered by {payments}, an independent controller of the card data it receives.
Goods are dispatched through {courier} as carrier, and tracking messages come from that carrier rather than from us.
Hosting, backup and content delivery are in the hands of {host} as our processor.
Campaign emails are transmitted by {mail}, again as processor.
Professional indemnity and liability claims are handled with {insurer} as underwriter.
Finance applications made on this website are passed to {lender}, the credit provider, which is solely responsible for its decisions.
Feedback invitations are sent by {reviews} shortly after an order is complete.
We may also disclose data to advisers, to tax authorities and to a buyer of the business, should it ever be sold.
# International transfers
Whenever personal data leaves the United Kingdom we ensure that a similar degree of protection travels with it.
That is done through adequacy regulations, through the international data transfer agreement or through binding rules within a provider.
Further information on the mechanism used for a particular transfer is available on request.
# Data security
Access to personal data is limited to employees, agents and contractors who have a business need to know it.
They act on our instructions and are subject to a duty of confidentiality that outlasts their contract.
Procedures are in place to deal with a suspected breach, and both you and the regulator will be notified where the law says so.
Although we do our best, no transmission over the internet can be guaranteed to be completely secure.
# Data retention
How long data is retained depends on its amount, its nature, the risk of harm and the purposes for which it is held.
Basic information about clients is retained for six years after they cease to be clients, for tax purposes.
Unsuccessful tenders and general correspondence are removed after two years.
In some circumstances you can ask us to delete data sooner, as explained below.
# Your legal rights
Request access to your personal data, commonly known as a subject access request.
Request correction of data that is incomplete or inaccurate.
Request erasure where there is no good reason for us to continue to process it.
Object to processing where we rely on a legitimate interest, and at any time to direct marketing.
Request the restriction of processing, for instance while its accuracy is being established.
Request the transfer of data to you or to a third party in a structured, commonly used format.
Withdraw consent at any time, which does not affect what was done before you withdrew it.
No fee is usually payable, and we aim to respond to every legitimate request within one month.
# Cookies and similar technology
This website distinguishes you from other users by means of cookies.
Strictly necessary cookies enable you to log in and to use a shopping basket.
Performance cookies allow us to count visitors and to see how they move around the site.
Targeting cookies record the links that you followed, so that advertising becomes more relevant to your interests.
You can block cookies by activating the relevant setting in your browser, though parts of the site may then become inaccessible.
# Third-party links
This website may include links to websites, plug-ins and applications of third parties.
Clicking on those links may allow third parties to collect or share data about you.
We do not control those websites, and we encourage you to read the policy of every website you visit.
# Automated decisions and profiling
We do not take decisions that produce legal effects on the basis of automated processing alone.
Where {lender} scores an application for credit, its own policy explains the logic involved.
# Recruitment
Candidates supply a curriculum vitae, a covering letter and, at a later stage, the evidence of their right to work.
The data is used to assess suitability and is destroyed a year after the post has been filled.
# Complaints to the regulator
You have the right to make a complaint at any time to the Information Commissioner's Office.
We would, however, appreciate the chance to deal with your concerns before you approach it.
# Updates
It is important that the data we hold about you is accurate, so please keep us informed of changes.
This version was published in {month} {year}; historic versions can be obtained by contacting us.
`;
