/** What home pages that nothing was fitted on say beside the usual. A sentence a line. */
export const HOME = `
Discover a fresh approach to {offers}, backed by people who know {town} inside out.
From first idea to final sign-off, your {piece} is handled under one roof.
Whatever the size of the budget, our advisers will find a solution that works.
Trusted by more than two hundred organisations across the region.
Free consultation, transparent pricing, no hidden extras.
Book a slot online in under two minutes and receive an instant confirmation.
Sustainability is at the heart of what we do, and our annual impact report shows the numbers.
Our specialists hold recognised qualifications and renew them every year.
Need something urgent? Our same-week service covers {town} and the surrounding villages.
Why choose us: quality, punctuality and a team that listens.
Download our brochure or order a printed copy, delivered to your door at no charge.
Join our loyalty scheme and collect points with each {piece}.
We are delighted to have been shortlisted for a national customer service award.
Meet the people behind the work on our team page.
Latest from the blog: five mistakes to avoid before you commission a {piece}.
Working with charities and social enterprises is part of our story, and we offer them a reduced rate.
Click and collect is now available at our {town} premises.
Spread the cost with flexible payment options at checkout.
Our showroom has been refurbished and the coffee is better than it was.
Partnerships with leading manufacturers allow us to offer extended warranties.
Follow us on social media for behind-the-scenes pictures.
Corporate clients benefit from a dedicated contact, consolidated invoicing and quarterly reviews.
Accessibility matters: there is step-free access and a hearing loop at reception.
Seasonal offers end at midnight on the last day of the month.
Apprenticeships and work placements are advertised on our careers page.
Satisfaction guaranteed, or we put it right at our own expense.
Compare our packages side by side and pick the one that suits your needs.
Enquiries received before three in the afternoon are answered on the same working day.
`;
