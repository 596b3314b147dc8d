/** Written by `npm run fit:resolution`; edit nothing by hand. Fitted on 672 labelled and 913 synthetic sites. */
export const ROLE_CLASSES = ['operator', 'group', 'third_party', 'brand'];

/** A line for each feature: its name, then its weight for each class. */
export const ROLE_WEIGHTS = `bias	-0.006	-0.596	1.138	-0.535
a1:"	-0.056	0.014	0.076	-0.035
a1:&	-0.025	0.024	-0.016	0.017
a1:(	-0.356	0.333	0.199	-0.176
a1::	0.076	-0.027	0.04	-0.089
a1:;	-0.129	-0.075	0.058	0.146
a1:BRAND	-0.042	-0.237	0.246	0.033
a1:DIGITS	0.117	-0.143	-0.062	0.088
a1:ORG	0.036	0.244	-0.191	-0.088
a1:SELF	-0.02	-0.047	0.073	-0.006
a1:a	-0.013	0.059	-0.231	0.184
a1:about	0.024	0.068	-0.075	-0.017
a1:accepts	-0.034	0.006	0.028	0
a1:account	-0.048	-0.005	0.005	0.048
a1:accounts	-0.021	-0.001	-0.001	0.023
a1:acts	-0.002	-0.009	-0.037	0.048
a1:address	0.065	-0.013	-0.05	-0.003
a1:all	0.008	0.005	-0.019	0.006
a1:also	-0.288	0.363	-0.073	-0.002
a1:an	-0.015	-0.039	0.05	0.003
a1:and	0.172	-0.27	0.236	-0.138
a1:anti	0.018	-0.001	-0.005	-0.011
a1:are	0.069	-0.017	-0.033	-0.02
a1:as	0.026	-0.046	0.002	0.018
a1:ask	-0.046	-0.003	0.002	0.046
a1:at	0.004	-0.008	-0.01	0.014
a1:because	0.163	-0.072	-0.119	0.029
a1:began	0.091	-0.053	-0.121	0.083
a1:belongs	-0.075	0.028	0.042	0.004
a1:booking	-0.018	0	0	0.018
a1:bottles	-0.059	0	-0.001	0.061
a1:bottom	-0.08	-0.001	-0.001	0.081
a1:buildings	0.038	0	-0.001	-0.036
a1:built	-0.051	0	0	0.051
a1:business	-0.043	0.069	-0.001	-0.024
a1:by	0.017	-0.004	-0.028	0.015
a1:c	0.109	-0.049	-0.058	-0.002
a1:can	-0.003	-0.02	0.031	-0.008
a1:card	0.066	-0.001	-0.001	-0.065
a1:cares	-0.017	-0.002	-0.002	0.021
a1:charity	0.039	-0.01	-0.028	-0.001
a1:checks	-0.017	-0.012	0.045	-0.015
a1:clear	0.024	-0.004	0.006	-0.026
a1:clearance	-0.059	0	-0.001	0.061
a1:collects	-0.004	-0.008	-0.013	0.025
a1:company	-0.275	0.296	0.001	-0.022
a1:contact	0.049	-0.023	-0.03	0.004
a1:cookies	-0.02	-0.004	0.024	0
a1:data	0.019	-0.034	-0.062	0.076
a1:delivery	0.042	-0.005	-0.001	-0.036
a1:disputes	0.029	-0.007	0.007	-0.028
a1:do	0.068	-0.037	-0.074	0.043
a1:does	0.061	-0.005	-0.006	-0.05
a1:drive	-0.063	0	0	0.063
a1:each	-0.022	-0.019	0.024	0.017
a1:email	0.049	-0.006	-0.018	-0.025
a1:et	-0.021	0.001	0.02	0
a1:every	0.065	-0.001	-0.005	-0.059
a1:fca	0.025	-0.003	-0.021	0
a1:features	-0.128	-0.001	-0.002	0.131
a1:filter	0.031	0	0	-0.03
a1:finance	-0.027	0	-0.001	0.029
a1:financial	-0.017	-0.008	-0.001	0.025
a1:find	-0.078	-0.001	-0.003	0.082
a1:for	0.005	-0.05	0.128	-0.083
a1:formed	0.07	-0.034	-0.036	-0.001
a1:freshly	0.01	0	0	-0.01
a1:from	0.035	-0.055	-0.017	0.037
a1:get	0.1	-0.006	-0.009	-0.085
a1:gift	0.055	-0.002	-0.002	-0.051
a1:gives	-0.061	-0.035	0.089	0.007
a1:gizorelzi	-0.097	0.01	0.086	0
a1:group	-0.11	0.03	-0.126	0.206
a1:handles	-0.055	-0.016	0.077	-0.006
a1:has	0.128	-0.018	-0.061	-0.049
a1:help	-0.095	0	0	0.096
a1:here	-0.014	0	-0.001	0.014
a1:holidays	-0.013	0	0	0.013
a1:home	-0.015	-0.042	-0.042	0.099
a1:house	-0.021	-0.005	-0.015	0.041
a1:how	-0.053	0	-0.002	0.055
a1:ico	0.027	-0.002	-0.023	-0.003
a1:if	-0.001	-0.008	0.05	-0.042
a1:in	-0.037	-0.016	0.025	0.027
a1:incorporated	-0.112	0.105	-0.001	0.007
a1:installed	-0.032	0	0	0.032
a1:is	0.089	-0.12	-0.117	0.148
a1:it	-0.097	0.019	0.071	0.006
a1:its	0.041	-0.013	0.003	-0.031
a1:keeps	-0.054	-0.002	0	0.055
a1:legal	-0.016	-0.001	-0.001	0.017
a1:limited	-0.01	-0.011	0.037	-0.016
a1:limited’s	-0.055	-0.024	0.145	-0.066
a1:london	0.015	-0.018	-0.028	0.031
a1:look	0.023	-0.002	0	-0.021
a1:looks	-0.024	0	-0.029	0.053
a1:lottery	0.039	0.05	-0.01	-0.08
a1:ltd’s	0.126	-0.014	-0.088	-0.023
a1:may	0.008	0.154	-0.153	-0.009
a1:means	-0.105	0.079	-0.044	0.07
a1:mortgages	-0.084	-0.001	-0.001	0.086
a1:name	-0.068	-0.015	0.073	0.009
a1:neither	-0.025	-0.005	0.008	0.022
a1:new	0.014	-0.006	-0.004	-0.004
a1:number	0.017	-0.004	-0.013	0
a1:of	0.037	0.017	-0.03	-0.024
a1:offers	0.013	-0.019	-0.03	0.036
a1:office	0.031	-0.003	-0.027	0
a1:on	-0.039	0.115	-0.062	-0.013
a1:operates	0.09	-0.014	-0.079	0.004
a1:or	0.013	-0.059	0.119	-0.073
a1:our	0.034	-0.027	0.111	-0.119
a1:owns	0.013	-0.009	-0.004	-0.001
a1:part	-0.052	-0.005	0	0.057
a1:payment	0.011	0	0	-0.011
a1:payments	-0.004	-0.017	0.021	0
a1:phone	0.031	-0.014	-0.034	0.017
a1:pictures	0.05	0	0	-0.049
a1:places	-0.011	0	-0.002	0.013
a1:please	0.06	0	0	-0.06
a1:policies	-0.013	0	-0.002	0.016
a1:powered	-0.078	-0.006	0.056	0.027
a1:pricing	-0.025	-0.001	-0.002	0.028
a1:privacy	0.02	0.03	-0.047	-0.003
a1:products	0.023	0	-0.001	-0.022
a1:programme	-0.031	0.043	-0.042	0.03
a1:proudly	0.035	0	0	-0.034
a1:pubs	0.057	0	-0.001	-0.056
a1:reg	0.022	-0.008	-0.014	0
a1:registered	-0.094	-0.094	0.39	-0.202
a1:registration	-0.045	-0.007	0.002	0.05
a1:release	-0.066	0.001	0.014	0.051
a1:remains	-0.013	-0.001	0	0.014
a1:respects	0.021	-0.005	-0.014	-0.001
a1:returns	0.044	0	-0.003	-0.042
a1:ring	0.012	0	0	-0.011
a1:rooms	-0.05	-0.006	0.029	0.027
a1:royal	0.027	-0.001	-0.022	-0.004
a1:runs	-0.011	-0.007	-0.009	0.027
a1:s	-0.013	-0.023	0.126	-0.089
a1:san	-0.037	0.023	0.013	0
a1:selling	-0.009	0	-0.001	0.01
a1:seo	0	-0.003	-0.007	0.01
a1:services	0.134	-0.003	-0.006	-0.125
a1:shop	-0.063	-0.001	-0.003	0.067
a1:so	-0.021	-0.011	0.045	-0.013
a1:software	0.015	0	-0.001	-0.014
a1:spare	0.014	-0.002	-0.003	-0.009
a1:standard	0.095	-0.017	-0.064	-0.014
a1:stories	0.015	0	-0.001	-0.014
a1:straightforward	-0.012	0	-0.002	0.014
a1:subscribe	0.005	-0.004	-0.014	0.013
a1:suite	-0.028	0.045	-0.014	-0.002
a1:supplies	0.09	-0.002	-0.035	-0.053
a1:t	0.061	-0.04	0.017	-0.038
a1:takes	0.07	-0.011	0.011	-0.07
a1:telephone	0.079	-0.016	-0.063	0
a1:terms	0.016	0.087	0.044	-0.147
a1:the	0.053	-0.043	0.004	-0.014
a1:their	0.156	-0.03	-0.119	-0.007
a1:there	0.019	-0.001	-0.001	-0.017
a1:this	-0.047	0.063	0.002	-0.018
a1:thoughtful	0.033	-0.002	-0.01	-0.022
a1:to	0	-0.025	0.103	-0.078
a1:trade	0.034	-0.007	-0.048	0.021
a1:trades	0.029	-0.009	-0.025	0.005
a1:trading	-0.096	0.065	0.078	-0.048
a1:uk	0.031	-0.022	-0.085	0.076
a1:undefined	0.209	-0.117	-0.066	-0.026
a1:under	0.037	-0.079	0.042	0
a1:unit	-0.051	-0.036	0.083	0.004
a1:url	-0.041	-0.001	-0.012	0.053
a1:uses	0.023	-0.009	-0.05	0.037
a1:vat	0.027	-0.007	-0.016	-0.004
a1:views	-0.062	0	0	0.062
a1:visit	-0.073	-0.002	-0.005	0.081
a1:was	-0.025	0.001	0.074	-0.05
a1:we	-0.029	-0.016	0.031	0.014
a1:website	0.02	-0.018	0.016	-0.017
a1:what	0.061	-0.023	0.019	-0.058
a1:when	-0.026	0.12	-0.065	-0.029
a1:which	0.002	0.043	0.136	-0.182
a1:who	-0.08	-0.049	0.038	0.092
a1:whose	0.111	0.12	-0.216	-0.016
a1:will	0.033	-0.035	-0.017	0.019
a1:wins	-0.021	0	0.02	0
a1:with	0.143	-0.085	-0.074	0.015
a1:you	-0.001	-0.051	0.036	0.016
a1:your	0.044	-0.001	0.005	-0.048
a1:yw	0.019	-0.009	-0.01	0
a1:©	0.069	-0.042	0.048	-0.075
a1:¶	-0.002	0.048	0.046	-0.092
a2:" "	0.067	-0.01	-0.017	-0.04
a2:" and	0.025	-0.003	-0.016	-0.005
a2:" we	-0.129	-0.016	0.172	-0.027
a2:" ¶	0.01	-0.003	0.003	-0.009
a2:( "	-0.023	0.145	-0.055	-0.066
a2:( BRAND	0.019	-0.019	-0.007	0.007
a2:( SELF	0.023	-0.013	-0.01	0
a2:( a	-0.083	-0.059	0.143	0
a2:( also	-0.027	-0.016	0.044	-0.001
a2:( co	-0.116	0.108	0.009	0
a2:( companies	0.044	-0.004	-0.039	0
a2:( company	-0.227	-0.141	0.426	-0.058
a2:( england	0.005	-0.012	0.007	0
a2:( fca	-0.003	-0.025	0.031	-0.003
a2:( in	0.016	-0.013	0.015	-0.018
a2:( no	-0.013	0.025	-0.021	0.01
a2:( number	-0.097	0.055	0.042	0
a2:( reg	0.017	0.067	-0.084	0
a2:( registered	-0.151	0.242	-0.136	0.045
a2:( the	0.084	-0.044	-0.005	-0.035
a2:( trading	0.066	0.019	-0.073	-0.012
a2:( we	0.046	-0.03	-0.012	-0.004
a2:: a	-0.059	0.001	0.057	0
a2:: company	0.022	-0.002	-0.019	-0.001
a2:: home	0.1	0	-0.021	-0.078
a2:: terms	0.055	-0.001	-0.014	-0.041
a2:; and	-0.033	-0.011	0.05	-0.006
a2:; the	-0.003	-0.009	0.016	-0.004
a2:; ¶	-0.096	-0.015	-0.051	0.163
a2:BRAND drive	-0.04	-0.002	-0.018	0.06
a2:BRAND home	-0.026	-0.01	-0.034	0.07
a2:BRAND is	-0.026	-0.005	-0.026	0.057
a2:BRAND learning	-0.02	0	0	0.02
a2:BRAND software	-0.01	0.002	0.006	0.002
a2:BRAND thoughtful	-0.032	0	0.015	0.017
a2:BRAND ¶	-0.136	-0.029	0.07	0.096
a2:DIGITS about	-0.032	-0.002	-0.001	0.035
a2:DIGITS all	0.13	-0.006	-0.046	-0.079
a2:DIGITS built	0.102	0	0	-0.102
a2:DIGITS drover	-0.016	0	0.016	0
a2:DIGITS lantern	-0.009	-0.003	0.012	0
a2:DIGITS larkfield	-0.013	0	0.013	0
a2:DIGITS registered	-0.015	-0.009	0.044	-0.02
a2:DIGITS sexton	-0.017	0	0.017	0
a2:DIGITS site	0.022	0	0	-0.022
a2:DIGITS tannery	-0.014	0	0.013	0
a2:DIGITS weighbridge	-0.014	0	0.014	0
a2:DIGITS wherry	-0.014	0	0.013	0
a2:DIGITS ¶	-0.098	-0.025	0.095	0.028
a2:ORG (	0.095	0.31	-0.404	-0.001
a2:ORG and	0.027	-0.055	0.061	-0.033
a2:ORG company	0.174	-0.025	-0.141	-0.008
a2:ORG is	-0.022	-0.039	0.068	-0.007
a2:ORG ¶	-0.438	0.17	0.284	-0.017
a2:SELF company	-0.038	-0.034	0.072	0
a2:SELF ¶	-0.045	0	0.047	-0.002
a2:a charitable	0.019	-0.007	-0.009	-0.002
a2:a company	0.076	0.126	-0.215	0.013
a2:a registered	-0.084	-0.011	-0.02	0.115
a2:a voluntary	-0.03	0	0	0.03
a2:about these	-0.01	0	0.01	0
a2:about us	0.072	-0.001	-0.005	-0.065
a2:about ¶	-0.026	-0.001	-0.002	0.03
a2:accounts tax	0.037	-0.001	-0.001	-0.035
a2:address :	-0.023	0.003	0.014	0.006
a2:all rights	0.044	-0.014	-0.016	-0.014
a2:an england	0.015	-0.003	-0.011	-0.001
a2:an english	0.012	-0.006	-0.005	0
a2:and "	-0.056	-0.018	-0.009	0.083
a2:and BRAND	0.003	0	0.009	-0.012
a2:and ORG	0.009	-0.065	0.149	-0.093
a2:and a	-0.117	0.011	0.106	0
a2:and any	-0.037	-0.001	-0.001	0.039
a2:and are	-0.012	-0.002	0.063	-0.049
a2:and hold	0.01	0	0	-0.009
a2:and is	0.13	-0.042	-0.02	-0.068
a2:and its	-0.007	-0.017	0.017	0.007
a2:and large	-0.044	0	0.044	0
a2:and our	0.102	-0.033	-0.059	-0.01
a2:and the	0.001	0.033	-0.026	-0.007
a2:and to	-0.02	0	0.02	0
a2:anti slavery	0.018	-0.001	-0.005	-0.011
a2:are a	0.041	-0.008	-0.035	0.001
a2:as a	-0.034	-0.006	0.013	0.027
a2:ask for	0.019	-0.001	-0.001	-0.016
a2:ask us	-0.065	-0.001	0.004	0.063
a2:because that	0.034	-0.012	-0.022	0
a2:because the	0.129	-0.061	-0.097	0.029
a2:began in	0.093	-0.053	-0.121	0.08
a2:booking conditions	-0.018	0	0	0.018
a2:bottles worth	-0.059	0	-0.001	0.061
a2:bottom of	-0.08	-0.001	-0.001	0.081
a2:buildings and	0.038	0	-0.001	-0.036
a2:built for	-0.051	0	0	0.051
a2:c o	0.11	-0.047	-0.06	-0.002
a2:card is	0.043	0	0	-0.042
a2:cares about	-0.02	-0.001	-0.001	0.021
a2:charity no	0.028	-0.003	-0.024	-0.001
a2:clear advice	0.028	-0.001	-0.001	-0.026
a2:clearance ¶	-0.059	0	-0.001	0.061
a2:company SELF	0.048	-0.02	-0.028	0
a2:company information	0.032	0	0	-0.032
a2:company no	0.085	-0.029	-0.042	-0.013
a2:company number	-0.294	0.227	0.091	-0.024
a2:company registered	-0.116	0.038	0.076	0.002
a2:company registration	-0.018	-0.005	-0.002	0.025
a2:company ¶	-0.014	0.096	-0.094	0.012
a2:contact about	-0.028	-0.001	-0.001	0.03
a2:contact our	-0.008	-0.001	-0.001	0.01
a2:contact us	0.084	-0.01	-0.017	-0.057
a2:contact who	0.022	0	0	-0.021
a2:contact ¶	0.112	-0.007	-0.007	-0.098
a2:disputes ¶	0.03	-0.001	-0.001	-0.027
a2:do with	0.007	-0.029	-0.024	0.046
a2:does not	0.028	-0.002	0.003	-0.029
a2:drive away	-0.063	0	0	0.063
a2:email address	0.049	-0.006	-0.018	-0.025
a2:et rog	-0.021	0.001	0.02	0
a2:fca frn	0.025	-0.003	-0.021	0
a2:features ¶	-0.108	-0.001	-0.001	0.11
a2:filter blend	0.031	0	0	-0.03
a2:find a	-0.082	-0.001	-0.002	0.085
a2:find the	-0.013	0	-0.001	0.014
a2:for the	-0.021	-0.012	0.035	-0.002
a2:formed and	0.026	-0.012	-0.014	0
a2:freshly roasted	0.01	0	0	-0.01
a2:from a	-0.023	-0.001	0.001	0.023
a2:get in	0.1	-0.006	-0.009	-0.085
a2:gift cards	-0.013	-0.001	-0.001	0.015
a2:gift sets	0.046	0	-0.001	-0.045
a2:gift vouchers	-0.011	0	0	0.011
a2:gives please	-0.032	-0.017	0.072	-0.023
a2:gives ¶	-0.004	-0.013	0.038	-0.021
a2:gizorelzi house	-0.097	0.01	0.086	0
a2:group of	0.019	0.007	-0.025	-0.001
a2:group stuttgart	-0.075	0.042	0.03	0.004
a2:group ¶	-0.06	0.016	-0.02	0.063
a2:handles personal	-0.091	-0.015	0.079	0.027
a2:here for	0.018	0	0	-0.018
a2:holidays put	-0.013	0	0	0.013
a2:home BRAND	0.037	-0.003	0.029	-0.063
a2:home book	-0.093	-0.001	-0.001	0.095
a2:home privacy	-0.061	-0.006	0.033	0.034
a2:home terms	-0.102	-0.017	-0.044	0.163
a2:home ¶	0.133	-0.01	-0.05	-0.073
a2:how it	-0.053	0	-0.002	0.055
a2:if you	-0.013	-0.005	0.046	-0.028
a2:installed properly	-0.032	0	0	0.032
a2:is ORG	0.066	-0.055	-0.025	0.015
a2:is a	-0.193	0.108	-0.014	0.099
a2:is an	0.097	-0.012	-0.072	-0.013
a2:is authorised	-0.005	-0.009	-0.019	0.034
a2:is made	-0.015	0	0	0.016
a2:is not	0.032	-0.017	-0.004	-0.012
a2:is operated	-0.017	0	0	0.017
a2:is owned	0.036	-0.015	-0.02	-0.001
a2:is part	0.078	-0.019	-0.042	-0.017
a2:is registered	-0.063	-0.017	0.099	-0.02
a2:is responsible	0.019	-0.001	-0.001	-0.017
a2:is run	-0.031	0	0	0.031
a2:is the	0.068	-0.035	-0.032	-0.001
a2:is used	-0.015	0	0	0.015
a2:its helpline	-0.003	-0.01	0.015	-0.001
a2:keeps your	-0.053	-0.001	-0.001	0.054
a2:legal name	0.036	0	-0.001	-0.035
a2:limited ¶	0.012	-0.002	-0.009	0
a2:look out	0.022	0	0	-0.021
a2:looks after	-0.024	0	-0.029	0.053
a2:new in	-0.029	-0.006	-0.004	0.039
a2:new this	0.022	0	0	-0.022
a2:of DIGITS	0.03	-0.008	-0.019	-0.003
a2:offers to	0.011	0	0	-0.01
a2:office ¶	0.031	-0.003	-0.027	0
a2:on a	-0.028	-0.009	0.038	-0.001
a2:or ORG	-0.029	-0.017	0.054	-0.008
a2:or the	0.002	-0.01	0.009	-0.001
a2:our apprentices	-0.004	0	0.022	-0.017
a2:our registered	0.028	-0.013	-0.014	0
a2:our story	0.06	-0.002	-0.004	-0.054
a2:part of	-0.052	-0.005	0	0.057
a2:payment methods	0.011	0	0	-0.011
a2:phone number	-0.017	0	0	0.017
a2:places to	-0.028	0	-0.002	0.03
a2:policies are	0.032	0	-0.002	-0.03
a2:powered by	-0.078	-0.006	0.056	0.027
a2:pricing ¶	0.028	-0.001	-0.002	-0.025
a2:privacy notice	0.051	0.054	-0.095	-0.01
a2:privacy policy	-0.005	-0.012	0.047	-0.03
a2:products ¶	0.023	0	-0.001	-0.022
a2:proudly created	0.035	0	0	-0.034
a2:reg in	0.025	-0.001	-0.024	0
a2:registered address	-0.1	0.06	0.045	-0.006
a2:registered at	-0.079	-0.006	0.086	-0.001
a2:registered charity	0.136	-0.046	0.039	-0.129
a2:registered company	-0.01	0.003	0.007	0
a2:registered in	0.135	-0.104	-0.024	-0.006
a2:registered number	-0.081	0.003	0.077	0.001
a2:registered office	-0.136	-0.002	0.171	-0.033
a2:registered with	0.01	-0.001	-0.009	0
a2:registration number	-0.044	-0.004	-0.003	0.051
a2:remains responsible	-0.013	-0.001	0	0.014
a2:returns policy	0.044	0	-0.003	-0.042
a2:ring before	0.012	0	0	-0.011
a2:royal charter	0.027	-0.001	-0.022	-0.004
a2:san diego	-0.037	0.023	0.013	0
a2:selling letting	-0.041	0	-0.001	0.042
a2:seo by	0	-0.003	-0.007	0.01
a2:services ¶	0.142	-0.003	-0.005	-0.134
a2:shop ¶	-0.101	0	-0.001	0.103
a2:so that	-0.021	-0.011	0.045	-0.013
a2:software that	-0.01	0	-0.001	0.011
a2:spare parts	0.014	-0.002	-0.003	-0.009
a2:stories worth	0.015	0	-0.001	-0.014
a2:straightforward help	-0.012	0	-0.002	0.014
a2:subscribe to	0.005	-0.004	-0.014	0.013
a2:t a	0.06	-0.038	0.017	-0.038
a2:takes your	0.068	-0.002	0.001	-0.067
a2:telephone (	0.026	-0.005	-0.021	0
a2:telephone DIGITS	0.053	-0.011	-0.042	0
a2:terms &	-0.038	-0.005	-0.004	0.048
a2:terms and	-0.053	-0.023	0.039	0.038
a2:terms of	-0.011	0.123	-0.025	-0.087
a2:terms privacy	0.05	0	-0.001	-0.048
a2:terms ¶	0.045	-0.003	-0.057	0.015
a2:the data	-0.03	-0.005	0	0.035
a2:the trading	-0.007	-0.003	0.014	-0.003
a2:there is	0.019	-0.001	-0.001	-0.017
a2:this notice	-0.04	0.067	0.003	-0.031
a2:this site	-0.006	0	-0.004	0.011
a2:thoughtful things	0.033	-0.002	-0.01	-0.022
a2:trade mark	-0.01	0	-0.001	0.011
a2:trading as	-0.103	0.067	0.084	-0.047
a2:under account	-0.004	-0.014	0.02	-0.002
a2:under the	0.058	-0.047	-0.009	-0.002
a2:unit DIGITS	-0.051	-0.036	0.083	0.004
a2:url :	-0.041	-0.001	-0.012	0.053
a2:uses data	0.026	0	0	-0.026
a2:uses the	-0.044	-0.002	-0.001	0.047
a2:vat no	0.029	-0.004	-0.024	-0.001
a2:vat ¶	0.037	-0.006	-0.03	-0.001
a2:views my	-0.062	0	0	0.062
a2:visit us	-0.015	-0.001	-0.001	0.017
a2:visit ¶	-0.058	-0.001	-0.004	0.064
a2:was incorporated	-0.076	0.001	0.075	0
a2:we also	0.015	0	0.016	-0.03
a2:we are	0.006	-0.056	0.024	0.026
a2:we have	-0.034	0	0.008	0.027
a2:website by	0.064	-0.003	-0.004	-0.057
a2:website design	0.026	0	0	-0.025
a2:website is	-0.012	0	0	0.013
a2:when a	0.003	0.115	-0.087	-0.031
a2:which decides	-0.015	0	0.014	0
a2:which hosts	-0.046	-0.009	0.056	0
a2:which is	0.02	-0.071	0.105	-0.055
a2:which makes	-0.05	0.001	0.049	0
a2:which only	0.047	-0.002	-0.001	-0.044
a2:which receives	-0.033	0.001	0.032	0
a2:which runs	-0.011	0.025	-0.009	-0.004
a2:which supplies	0.012	-0.002	-0.002	-0.009
a2:which trades	0.044	-0.032	-0.01	-0.002
a2:whose company	0.022	-0.017	-0.005	0
a2:whose registered	0.134	-0.021	-0.098	-0.015
a2:wins an	-0.021	0	0.02	0
a2:with registered	-0.022	-0.018	0	0.039
a2:you can	-0.049	-0.025	0.049	0.025
a2:your questions	0.053	0	0.007	-0.059
a2:yw BRAND	0.019	-0.009	-0.01	0
a2:© BRAND	-0.015	-0.031	0.047	-0.002
a2:© DIGITS	0.053	-0.011	0.001	-0.044
a2:¶ "	0.08	-0.027	-0.047	-0.006
a2:¶ BRAND	-0.017	-0.006	0.134	-0.111
a2:¶ DIGITS	0.135	-0.007	-0.095	-0.033
a2:¶ ORG	-0.004	-0.064	0.074	-0.006
a2:¶ SELF	0.015	-0.012	-0.002	-0.001
a2:¶ children	-0.029	0.008	0.025	-0.004
a2:¶ company	0.016	-0.002	-0.014	0
a2:¶ cookies	-0.018	-0.032	0.053	-0.003
a2:¶ if	-0.011	0	0.01	0
a2:¶ our	-0.029	0.04	-0.003	-0.007
a2:¶ privacy	0.07	-0.007	-0.059	-0.003
a2:¶ registered	0.028	-0.004	-0.024	0
a2:¶ subscribe	0.034	-0.008	-0.024	-0.002
a2:¶ terms	-0.001	-0.013	0.02	-0.006
a2:¶ the	0.005	0.025	-0.017	-0.014
a2:¶ we	0.014	-0.004	-0.007	-0.003
a2:¶ what	0.029	-0.012	-0.007	-0.009
a2:¶ your	-0.008	-0.004	0.031	-0.019
a2:¶ ©	-0.112	0.052	0.073	-0.014
a3:" " we	0.043	-0.005	-0.009	-0.029
a3:" we "	0.026	-0.005	-0.003	-0.017
a3:" we and	-0.105	-0.008	0.113	0
a3:" we or	-0.04	-0.003	0.062	-0.019
a3:( " BRAND	0.045	-0.028	-0.001	-0.016
a3:( " the	0.051	0.022	-0.058	-0.015
a3:( " we	-0.057	0.089	-0.032	-0.001
a3:( SELF ¶	0.013	-0.009	-0.003	0
a3:( co no	-0.116	0.108	0.009	0
a3:( companies house	0.044	-0.004	-0.039	0
a3:( company no	-0.234	-0.063	0.301	-0.004
a3:( company number	-0.063	-0.019	0.131	-0.049
a3:( company registration	0.058	-0.054	-0.004	0
a3:( no SELF	-0.004	0.025	-0.021	0
a3:( number SELF	-0.097	0.055	0.042	0
a3:( reg no	0.017	0.067	-0.084	0
a3:( registered charity	-0.015	0.067	-0.102	0.049
a3:( registered company	0.047	0.048	-0.093	-0.002
a3:( registered in	-0.155	0.136	0.021	-0.002
a3:( registered number	-0.028	-0.009	0.038	0
a3:( the "	0.055	-0.043	-0.015	0.002
a3:( trading as	0.066	0.019	-0.073	-0.012
a3:( we us	0.037	-0.025	-0.009	-0.003
a3:: a new	-0.059	0.001	0.057	0
a3:: company number	0.022	-0.002	-0.019	0
a3:BRAND drive away	-0.04	-0.002	-0.018	0.06
a3:BRAND is a	-0.001	-0.005	-0.026	0.031
a3:BRAND learning that	-0.02	0	0	0.02
a3:BRAND software that	-0.01	0.002	0.006	0.002
a3:BRAND thoughtful things	-0.032	0	0.015	0.017
a3:BRAND ¶ BRAND	0.053	-0.004	0.027	-0.077
a3:BRAND ¶ home	-0.025	-0.006	0.008	0.023
a3:BRAND ¶ legal	0.014	0	-0.001	-0.013
a3:BRAND ¶ name	-0.056	0	-0.001	0.057
a3:BRAND ¶ people	0.014	0	0.007	-0.021
a3:BRAND ¶ we	-0.04	0	0.007	0.033
a3:DIGITS about these	-0.032	-0.002	-0.001	0.035
a3:DIGITS all rights	0.13	-0.006	-0.046	-0.079
a3:DIGITS built by	0.102	0	0	-0.102
a3:DIGITS site by	0.022	0	0	-0.022
a3:DIGITS ¶ BRAND	-0.123	-0.003	-0.007	0.134
a3:DIGITS ¶ engineer	-0.029	0.002	0.028	0
a3:DIGITS ¶ home	-0.012	0	-0.001	0.013
a3:DIGITS ¶ privacy	-0.033	0	-0.003	0.036
a3:ORG and ORG	-0.001	-0.031	0.048	-0.016
a3:ORG company registered	0.178	-0.075	-0.098	-0.004
a3:ORG ¶ BRAND	-0.039	-0.033	0.073	-0.001
a3:ORG ¶ DIGITS	-0.156	0.003	0.153	0
a3:ORG ¶ ORG	-0.056	0.073	-0.013	-0.004
a3:ORG ¶ unit	-0.077	0.002	0.075	0
a3:SELF company registered	-0.063	-0.011	0.074	0
a3:a charitable company	0.019	-0.007	-0.009	-0.002
a3:a company incorporated	0.057	-0.019	-0.032	-0.006
a3:a company registered	0.019	0.118	-0.157	0.02
a3:a voluntary aided	-0.03	0	0	0.03
a3:about these terms	-0.01	0	0.01	0
a3:accounts tax and	0.037	-0.001	-0.001	-0.035
a3:all rights reserved	0.044	-0.014	-0.016	-0.014
a3:an england and	0.015	-0.003	-0.011	-0.001
a3:an english company	0.012	-0.006	-0.005	0
a3:and a copy	-0.089	0	0.089	0
a3:and are published	-0.076	0	0.076	0
a3:and hold it	0.01	0	0	-0.009
a3:and large ones	-0.044	0	0.044	0
a3:and our registered	0.102	-0.033	-0.059	-0.01
a3:and to its	-0.019	0	0.019	0
a3:anti slavery statement	0.018	-0.001	-0.005	-0.011
a3:as a self	-0.028	0	0	0.029
a3:ask for references	0.019	-0.001	-0.001	-0.016
a3:ask us ¶	-0.065	-0.001	0.004	0.063
a3:because that is	0.034	-0.012	-0.022	0
a3:because the second	0.129	-0.061	-0.097	0.029
a3:began in a	0.123	-0.052	-0.121	0.051
a3:bottles worth opening	-0.059	0	-0.001	0.061
a3:bottom of page	-0.08	-0.001	-0.001	0.081
a3:buildings and kit	0.038	0	-0.001	-0.036
a3:built for modern	-0.051	0	0	0.051
a3:c o ORG	0.114	-0.03	-0.082	-0.002
a3:card is issued	0.043	0	0	-0.042
a3:charity no DIGITS	0.028	-0.003	-0.024	-0.001
a3:clear advice from	0.028	-0.001	-0.001	-0.026
a3:company SELF in	0.048	-0.02	-0.028	0
a3:company no :	0.025	-0.003	-0.022	0
a3:company no DIGITS	0.013	-0.001	-0.003	-0.01
a3:company no SELF	0.048	-0.025	-0.018	-0.005
a3:company number :	0.022	-0.024	-0.013	0.015
a3:company number DIGITS	0.037	-0.012	-0.006	-0.019
a3:company number NUM	-0.013	0.005	0.009	-0.001
a3:company number SELF	-0.352	0.262	0.106	-0.016
a3:company registered in	-0.116	0.038	0.076	0.002
a3:company registration number	-0.02	-0.004	-0.001	0.026
a3:company ¶ BRAND	-0.014	0.096	-0.095	0.013
a3:contact about us	0.012	-0.001	-0.001	-0.01
a3:contact our story	-0.008	-0.001	-0.001	0.01
a3:contact us about	0.052	0	-0.001	-0.051
a3:contact us our	0.064	0	0	-0.063
a3:contact us who	-0.012	-0.001	0	0.013
a3:contact us ¶	0.025	-0.007	-0.012	-0.007
a3:contact who we	0.022	0	0	-0.021
a3:contact ¶ BRAND	0.125	-0.002	-0.003	-0.12
a3:contact ¶ about	0.02	-0.001	-0.001	-0.018
a3:contact ¶ our	0.075	-0.001	-0.001	-0.074
a3:contact ¶ who	-0.077	-0.003	-0.003	0.083
a3:do with what	0.007	-0.029	-0.024	0.046
a3:drive away for	-0.063	0	0	0.063
a3:email address :	0.049	-0.006	-0.018	-0.025
a3:et rog s	-0.021	0.001	0.02	0
a3:fca frn :	0.025	-0.003	-0.021	0
a3:filter blend ¶	0.031	0	0	-0.03
a3:find the gaps	-0.013	0	-0.001	0.014
a3:formed and registered	0.026	-0.012	-0.014	0
a3:freshly roasted posted	0.01	0	0	-0.01
a3:from a studio	-0.023	0	0	0.023
a3:get in touch	0.1	-0.006	-0.009	-0.085
a3:gift cards ¶	-0.013	-0.001	-0.001	0.015
a3:gift sets ¶	0.017	0	-0.001	-0.016
a3:gift vouchers can	0.029	0	0	-0.028
a3:gives please read	-0.032	-0.017	0.072	-0.023
a3:gives ¶ please	-0.004	-0.013	0.038	-0.021
a3:gizorelzi house gizorelzi	-0.097	0.01	0.086	0
a3:group stuttgart germany	-0.075	0.042	0.03	0.004
a3:handles personal details	-0.091	-0.015	0.079	0.027
a3:here for everyone	0.018	0	0	-0.018
a3:holidays put together	-0.013	0	0	0.013
a3:home book ¶	-0.093	-0.001	-0.001	0.095
a3:home privacy policy	-0.107	-0.004	0.044	0.067
a3:home terms &	-0.096	-0.001	-0.003	0.1
a3:home ¶ BRAND	-0.063	0	0	0.064
a3:home ¶ home	-0.069	0	-0.001	0.07
a3:home ¶ our	0.039	-0.002	-0.002	-0.034
a3:home ¶ privacy	0.106	-0.001	-0.003	-0.102
a3:home ¶ services	-0.04	-0.001	-0.001	0.041
a3:home ¶ terms	-0.017	-0.001	-0.004	0.022
a3:how it works	-0.053	0	-0.002	0.055
a3:if you refuse	-0.031	0.001	0.03	0
a3:installed properly first	-0.032	0	0	0.032
a3:is ORG san	0.081	-0.055	-0.025	-0.001
a3:is a charity	0.012	0	0	-0.012
a3:is a company	0.121	-0.005	-0.108	-0.008
a3:is a limited	0.071	-0.018	-0.05	-0.002
a3:is a private	0.077	-0.044	-0.031	-0.002
a3:is a registered	0.026	-0.031	0.124	-0.118
a3:is a separate	-0.023	0.007	0.016	0
a3:is a small	-0.044	-0.001	-0.001	0.046
a3:is a trading	-0.13	-0.004	-0.004	0.138
a3:is a wholly	-0.116	0.134	-0.016	-0.002
a3:is an appointed	0.211	-0.015	-0.118	-0.078
a3:is an ordinary	-0.066	-0.001	0	0.067
a3:is authorised and	-0.005	-0.009	-0.019	0.034
a3:is operated by	-0.017	0	0	0.017
a3:is owned by	0.036	-0.015	-0.02	-0.001
a3:is part of	0.078	-0.019	-0.042	-0.017
a3:is registered in	0.017	-0.007	0.035	-0.045
a3:is registered with	-0.065	-0.005	0.044	0.026
a3:is run by	-0.031	0	0	0.031
a3:is the business	-0.055	0	0	0.055
a3:is the controller	0.081	-0.009	-0.039	-0.034
a3:is the data	-0.014	-0.007	0.01	0.011
a3:is the name	-0.012	0	0	0.013
a3:is used by	-0.015	0	0	0.015
a3:its helpline and	-0.003	-0.01	0.015	-0.001
a3:legal name :	0.036	0	-0.001	-0.035
a3:look out for	0.022	0	0	-0.021
a3:new in ¶	0.023	-0.005	-0.004	-0.014
a3:new this season	0.022	0	0	-0.022
a3:offers to its	0.011	0	0	-0.01
a3:office ¶ DIGITS	0.022	-0.003	-0.02	0
a3:on a page	-0.025	0	0.025	0
a3:our apprentices stay	-0.004	0	0.022	-0.017
a3:our story ¶	0.023	-0.001	-0.001	-0.021
a3:part of the	-0.027	-0.005	0	0.031
a3:payment methods ¶	0.011	0	0	-0.011
a3:phone number :	-0.017	0	0	0.017
a3:places to stay	-0.028	0	-0.002	0.03
a3:policies are underwritten	0.032	0	-0.002	-0.03
a3:powered by ovekavuvu	-0.069	-0.002	0.087	-0.016
a3:powered by tafapon	-0.005	-0.004	-0.031	0.04
a3:privacy notice ¶	-0.025	0.091	-0.032	-0.034
a3:proudly created with	0.035	0	0	-0.034
a3:reg in england	0.025	-0.001	-0.024	0
a3:registered address :	-0.1	0.06	0.045	-0.006
a3:registered at DIGITS	-0.076	0.001	0.076	0
a3:registered at unit	-0.033	0	0.033	0
a3:registered charity number	0.101	-0.041	-0.059	-0.002
a3:registered in england	0.026	-0.063	0.046	-0.009
a3:registered in the	0.037	-0.01	-0.022	-0.005
a3:registered number SELF	-0.03	0.001	0.029	0
a3:registered number ¶	0.02	-0.001	-0.019	0
a3:registered office :	-0.108	-0.012	0.154	-0.034
a3:registered office DIGITS	-0.042	0.001	0.041	0
a3:registered with number	0.01	-0.001	-0.009	0
a3:registration number :	-0.053	0.001	0.002	0.051
a3:remains responsible for	-0.013	-0.001	0	0.014
a3:ring before ten	0.012	0	0	-0.011
a3:royal charter company	0.027	-0.001	-0.022	-0.004
a3:san diego california	-0.037	0.023	0.013	0
a3:selling letting and	-0.041	0	-0.001	0.042
a3:seo by ORG	0	-0.003	-0.007	0.01
a3:spare parts are	0.014	-0.002	-0.003	-0.009
a3:stories worth your	0.015	0	-0.001	-0.014
a3:straightforward help with	-0.012	0	-0.002	0.014
a3:subscribe to our	0.005	-0.004	-0.014	0.013
a3:t a BRAND	0.085	-0.127	0.078	-0.036
a3:telephone ( DIGITS	0.026	-0.005	-0.021	0
a3:telephone DIGITS ¶	0.042	-0.008	-0.034	0
a3:terms & conditions	-0.04	-0.004	-0.004	0.048
a3:terms and conditions	-0.053	-0.023	0.039	0.038
a3:terms of business	0.044	-0.002	0.002	-0.044
a3:terms of sale	-0.043	0	0	0.043
a3:terms of service	-0.025	0	0	0.025
a3:terms of use	0.065	-0.001	0.002	-0.066
a3:the data controller	-0.03	-0.005	0	0.035
a3:the trading name	-0.007	-0.003	0.014	-0.003
a3:there is parking	0.019	-0.001	-0.001	-0.017
a3:this site remembers	-0.006	0	-0.004	0.011
a3:thoughtful things sent	0.033	-0.002	-0.01	-0.022
a3:trade mark is	-0.01	0	-0.001	0.011
a3:trading as BRAND	0.031	0.089	-0.104	-0.016
a3:under account number	-0.004	-0.014	0.02	-0.002
a3:unit DIGITS ropewalk	0.025	-0.004	-0.021	0
a3:url : https	-0.041	-0.001	-0.012	0.053
a3:uses data BRAND	0.026	0	0	-0.026
a3:uses the information	-0.044	-0.002	-0.001	0.047
a3:vat ¶ DIGITS	0.012	-0.002	-0.01	-0.001
a3:vat ¶ gb	0.025	-0.004	-0.02	-0.001
a3:views my own	-0.062	0	0	0.062
a3:visit us ¶	-0.015	-0.001	-0.001	0.017
a3:was incorporated in	-0.076	0.001	0.075	0
a3:we also work	0.015	0	0.016	-0.03
a3:we are registered	0.052	-0.008	-0.048	0.005
a3:we have been	-0.034	0	0.008	0.027
a3:website by ORG	0.064	-0.003	-0.004	-0.057
a3:website design &	0.026	0	0	-0.025
a3:which decides for	-0.015	0	0.014	0
a3:which hosts it	-0.045	0.001	0.044	0
a3:which hosts the	-0.001	-0.01	0.012	0
a3:which is a	0.042	-0.051	0.035	-0.026
a3:which is authorised	-0.013	-0.011	0.026	-0.002
a3:which makes the	-0.05	0.001	0.049	0
a3:which only promotes	0.047	-0.002	-0.001	-0.044
a3:which receives the	-0.033	0.001	0.032	0
a3:which runs the	-0.037	0.039	-0.001	-0.002
a3:which supplies the	0.012	-0.002	-0.002	-0.009
a3:which trades as	0.044	-0.032	-0.01	-0.002
a3:whose company number	0.022	-0.017	-0.005	0
a3:whose registered office	0.134	-0.021	-0.098	-0.015
a3:wins an order	-0.021	0	0.02	0
a3:you can pay	-0.014	0	0	0.014
a3:your questions are	0.053	0	0.007	-0.059
a3:yw BRAND rhif	0.019	-0.009	-0.01	0
a3:© DIGITS BRAND	-0.002	-0.007	0.01	-0.001
a3:© DIGITS ¶	0.014	-0.003	-0.008	-0.003
a3:¶ BRAND DIGITS	-0.031	-0.034	0.078	-0.013
a3:¶ BRAND here	-0.023	0.001	0.025	-0.002
a3:¶ BRAND ©	-0.003	-0.008	0.011	0
a3:¶ BRAND ¶	-0.009	-0.001	0.012	-0.002
a3:¶ DIGITS about	0.013	-0.005	-0.01	0.002
a3:¶ DIGITS our	0.039	-0.007	-0.026	-0.006
a3:¶ DIGITS the	-0.082	-0.001	0.085	-0.002
a3:¶ children under	-0.029	0.008	0.025	-0.004
a3:¶ cookies ¶	-0.016	-0.018	0.038	-0.003
a3:¶ if you	-0.01	0	0.01	0
a3:¶ our store	0.017	-0.003	-0.012	-0.001
a3:¶ privacy notice	0.064	-0.005	-0.058	-0.002
a3:¶ registered office	0.018	-0.002	-0.016	0
a3:¶ subscribe to	0.034	-0.008	-0.024	-0.002
a3:¶ terms &	0	-0.01	0.016	-0.006
a3:¶ what information	0.02	-0.009	-0.005	-0.006
a3:¶ © BRAND	-0.063	0.134	-0.066	-0.006
a3:¶ © DIGITS	-0.037	-0.058	0.1	-0.005
ab:" "	0.038	-0.067	0.025	0.004
ab:" :	0.044	-0.008	-0.032	-0.004
ab:" BRAND	-0.032	0.06	-0.02	-0.008
ab:" SELF	0.016	-0.004	-0.011	-0.001
ab:" and	-0.081	-0.015	0.058	0.039
ab:" company	-0.025	0.016	-0.002	0.011
ab:" customer	0.03	-0.007	-0.021	-0.002
ab:" is	0.016	-0.021	0.029	-0.025
ab:" means	-0.037	-0.007	0.018	0.026
ab:" or	0.073	-0.029	-0.035	-0.008
ab:" our	0.039	-0.078	-0.001	0.04
ab:" service	0.017	-0.013	-0.013	0.009
ab:" the	-0.045	0.097	-0.024	-0.028
ab:" us	0.089	-0.064	-0.008	-0.017
ab:" we	-0.012	0.013	0.034	-0.035
ab:" website	-0.095	-0.004	0.037	0.062
ab:" you	0.026	-0.01	0.02	-0.036
ab:" ¶	0.047	0.026	-0.026	-0.046
ab:& conditions	0.018	-0.028	0.015	-0.005
ab:& cookies	0.016	-0.005	-0.007	-0.004
ab:& cs	-0.024	-0.003	0.001	0.026
ab:& development	0.017	0	0	-0.017
ab:& wales	0.052	0.016	-0.071	0.002
ab:( "	-0.147	0.029	0.061	0.057
ab:( BRAND	0.021	-0.017	-0.017	0.013
ab:( DIGITS	0.065	-0.013	0.012	-0.064
ab:( ORG	-0.042	0.023	0.001	0.018
ab:( SELF	0.044	-0.017	-0.021	-0.007
ab:( a	-0.044	-0.033	0.077	-0.001
ab:( also	-0.014	-0.008	0.022	0
ab:( aml	0.012	-0.002	-0.011	0
ab:( co	-0.058	0.054	0.004	0
ab:( collectively	0.034	0.011	-0.063	0.018
ab:( companies	0.015	-0.002	-0.02	0.007
ab:( company	-0.064	-0.08	0.192	-0.048
ab:( england	0.007	-0.016	0	0.009
ab:( fca	0.017	-0.023	0.011	-0.005
ab:( in	0.087	-0.027	-0.072	0.012
ab:( no	0.042	-0.003	-0.042	0.003
ab:( number	-0.043	0.026	0.017	0
ab:( reg	0.007	0.033	-0.043	0.003
ab:( registered	-0.041	0.082	-0.067	0.026
ab:( the	0.112	-0.048	-0.052	-0.011
ab:( together	-0.073	0.079	-0.007	0
ab:( trading	0.018	0.007	-0.032	0.006
ab:( uk	0.037	-0.028	0.032	-0.041
ab:( vat	-0.021	-0.002	0.018	0.005
ab:( we	0.03	-0.016	-0.007	-0.007
ab:( www	-0.031	0.023	0.009	-0.001
ab:1st floor	-0.038	0.005	0.029	0.004
ab:2az subject	-0.029	0	0.029	0
ab:2az which	-0.017	0	0.017	0
ab:8qe ¶	-0.047	0.005	0.042	0
ab:: BRAND	0.008	-0.007	-0.049	0.048
ab:: DIGITS	-0.049	0.095	-0.128	0.082
ab:: NUM	-0.018	-0.01	-0.003	0.031
ab:: ORG	-0.064	-0.027	0.079	0.012
ab:: SELF	0.266	-0.078	-0.088	-0.1
ab:: a	-0.033	-0.01	0.078	-0.035
ab:: c	-0.027	-0.001	0.029	0
ab:: company	0.006	-0.008	-0.038	0.04
ab:: five	-0.029	-0.001	0.01	0.019
ab:: home	0.094	-0.001	-0.027	-0.066
ab:: https	-0.036	-0.007	0.014	0.029
ab:: info	0.03	-0.005	-0.023	-0.002
ab:: it	0.012	0	0	-0.012
ab:: norupo	0.013	0	0	-0.013
ab:: terms	0.028	0	-0.007	-0.02
ab:: the	-0.02	-0.006	-0.017	0.042
ab:: three	0.028	-0.001	-0.001	-0.025
ab:: unit	0.025	-0.004	-0.024	0.002
ab:: www	-0.069	0.039	-0.004	0.033
ab:: ¶	0.073	-0.018	-0.07	0.015
ab:; ORG	-0.059	0.075	-0.003	-0.014
ab:; and	-0.043	0.007	0.041	-0.004
ab:; the	0.003	-0.009	0.019	-0.012
ab:; there	-0.026	0	0	0.027
ab:; we	-0.016	-0.013	0.031	-0.002
ab:; ¶	-0.036	-0.005	-0.054	0.095
ab:@ BRAND	0.022	-0.018	-0.019	0.015
ab:BRAND "	0.024	-0.012	0.003	-0.015
ab:BRAND (	0.023	0.001	0.017	-0.041
ab:BRAND :	0.016	0	0	-0.015
ab:BRAND DIGITS	-0.044	0.091	-0.019	-0.028
ab:BRAND a	-0.066	0.045	0.011	0.01
ab:BRAND all	-0.05	0.035	0.007	0.008
ab:BRAND and	0.026	0.107	-0.04	-0.093
ab:BRAND are	-0.031	-0.011	0.043	-0.001
ab:BRAND because	-0.006	0	0.01	-0.004
ab:BRAND began	0.013	-0.001	0.001	-0.013
ab:BRAND bottles	-0.015	0	0.001	0.014
ab:BRAND buildings	0.026	-0.001	0.001	-0.027
ab:BRAND built	-0.026	0	0	0.025
ab:BRAND co	-0.009	0.008	-0.057	0.058
ab:BRAND com	0.021	-0.072	0.022	0.029
ab:BRAND company	-0.005	-0.006	-0.002	0.014
ab:BRAND contact	-0.001	-0.018	0.021	-0.002
ab:BRAND drive	-0.019	-0.001	-0.009	0.03
ab:BRAND find	-0.025	-0.002	0.009	0.018
ab:BRAND freshly	0.021	0	0	-0.021
ab:BRAND from	0.046	-0.017	-0.028	-0.001
ab:BRAND good	-0.016	0	0.017	-0.002
ab:BRAND handles	-0.013	-0.002	-0.001	0.016
ab:BRAND here	-0.05	-0.003	0.001	0.052
ab:BRAND holidays	0.005	0	0.007	-0.012
ab:BRAND home	-0.111	-0.009	-0.022	0.142
ab:BRAND installed	-0.021	0	0	0.022
ab:BRAND is	0.071	-0.094	-0.036	0.059
ab:BRAND learning	0.022	0	-0.001	-0.021
ab:BRAND offers	-0.058	0.057	0.002	0
ab:BRAND places	-0.002	-0.001	0.01	-0.007
ab:BRAND powered	0.001	-0.02	0.021	-0.002
ab:BRAND registered	0.046	-0.009	0	-0.037
ab:BRAND selling	-0.018	0	0	0.018
ab:BRAND software	-0.027	0	0.002	0.025
ab:BRAND stay	-0.033	0	0.004	0.028
ab:BRAND stories	0.019	-0.001	-0.01	-0.009
ab:BRAND straightforward	0.015	0	-0.003	-0.011
ab:BRAND terms	-0.019	0.029	-0.001	-0.009
ab:BRAND the	0.02	-0.018	0.001	-0.003
ab:BRAND thoughtful	-0.002	-0.002	0.019	-0.015
ab:BRAND we	-0.006	0.035	-0.022	-0.007
ab:BRAND website	-0.017	-0.024	0.026	0.015
ab:BRAND win	-0.054	0.012	0.041	0.001
ab:BRAND ©	-0.049	-0.015	0.068	-0.004
ab:BRAND ¶	-0.12	-0.061	0.11	0.071
ab:DIGITS (	0.057	-0.02	-0.022	-0.015
ab:DIGITS BRAND	-0.069	0.066	0.021	-0.018
ab:DIGITS ORG	-0.046	-0.023	0.076	-0.007
ab:DIGITS SELF	0.097	-0.04	-0.05	-0.007
ab:DIGITS a	0.013	-0.001	0.001	-0.013
ab:DIGITS about	-0.009	-0.011	-0.009	0.03
ab:DIGITS all	0.06	0.009	-0.02	-0.049
ab:DIGITS almoner	-0.034	0.006	0.027	0
ab:DIGITS an	-0.006	-0.002	-0.005	0.013
ab:DIGITS bellfounder	-0.024	0.017	0.005	0.002
ab:DIGITS built	0.051	0	0	-0.051
ab:DIGITS by	0.026	-0.004	0.01	-0.032
ab:DIGITS chandler	-0.008	-0.002	0.01	0
ab:DIGITS changes	-0.014	-0.001	0	0.014
ab:DIGITS children	0.014	0	0	-0.014
ab:DIGITS company	-0.047	-0.005	0.024	0.028
ab:DIGITS complaints	0.013	0.003	0	-0.016
ab:DIGITS contact	-0.011	-0.004	-0.001	0.016
ab:DIGITS days	-0.016	-0.001	-0.01	0.028
ab:DIGITS definitions	0.035	-0.014	-0.037	0.016
ab:DIGITS drover	-0.033	0.002	0.032	0
ab:DIGITS e	-0.039	-0.008	0.013	0.034
ab:DIGITS for	0.035	-0.002	0.001	-0.034
ab:DIGITS foundry	-0.01	-0.001	0.011	0
ab:DIGITS heron	-0.013	0	0.014	0
ab:DIGITS hmrc	0.012	-0.002	-0.01	0
ab:DIGITS how	-0.019	0.002	0.002	0.015
ab:DIGITS in	0.044	-0.009	-0.016	-0.019
ab:DIGITS information	-0.024	-0.003	0.004	0.023
ab:DIGITS introduction	0.051	-0.013	0.002	-0.04
ab:DIGITS ireland	0.107	-0.01	-0.089	-0.008
ab:DIGITS kestrel	-0.063	0.018	0.045	0
ab:DIGITS lantern	-0.021	0.008	0.012	0
ab:DIGITS larkfield	-0.051	0.009	0.041	0.001
ab:DIGITS letters	-0.018	0	0	0.018
ab:DIGITS maltings	-0.029	-0.008	0.035	0.001
ab:DIGITS march	-0.083	-0.001	-0.011	0.096
ab:DIGITS old	0.005	0	0.005	-0.01
ab:DIGITS or	-0.027	-0.011	0.002	0.037
ab:DIGITS orchard	-0.021	-0.001	0.021	0.002
ab:DIGITS orders	-0.018	0	0.004	0.014
ab:DIGITS our	-0.032	-0.027	0.042	0.017
ab:DIGITS out	-0.009	-0.001	-0.001	0.011
ab:DIGITS people	0.017	0	0	-0.017
ab:DIGITS registered	0.028	-0.02	0.009	-0.018
ab:DIGITS robotovuro	-0.015	0	0.015	0
ab:DIGITS runs	-0.03	0	0	0.031
ab:DIGITS saddler	0.015	-0.006	-0.009	0
ab:DIGITS sexton	-0.012	-0.002	0.014	0
ab:DIGITS site	0.013	0	-0.001	-0.012
ab:DIGITS sluice	-0.012	0.006	0.007	0
ab:DIGITS suvo	0.026	-0.008	-0.02	0.002
ab:DIGITS tannery	0.015	-0.002	-0.013	0
ab:DIGITS the	-0.052	-0.02	0.022	0.05
ab:DIGITS thimble	-0.009	-0.003	0.012	0
ab:DIGITS to	-0.035	-0.006	0.008	0.033
ab:DIGITS under	-0.036	0	0.037	-0.002
ab:DIGITS we	0.032	-0.007	-0.031	0.007
ab:DIGITS website	0.061	-0.012	-0.045	-0.003
ab:DIGITS weighbridge	-0.015	-0.004	0.017	0.002
ab:DIGITS what	-0.074	-0.007	0.032	0.05
ab:DIGITS when	-0.022	-0.001	-0.002	0.026
ab:DIGITS wherry	-0.017	0	0.017	0
ab:DIGITS who	0.051	-0.01	-0.032	-0.009
ab:DIGITS you	0.019	-0.006	-0.01	-0.002
ab:DIGITS your	-0.028	0.026	0.003	-0.001
ab:DIGITS ©	0.046	-0.001	-0.039	-0.006
ab:DIGITS ¶	0.047	0.061	-0.064	-0.044
ab:NUM (	-0.009	-0.013	0.013	0.009
ab:NUM DIGITS	0.011	-0.007	-0.008	0.004
ab:NUM ORG	-0.038	0.003	0.03	0.006
ab:NUM and	0.036	-0.027	-0.018	0.008
ab:NUM company	0.02	-0.007	-0.012	0
ab:NUM for	-0.015	0.001	0.012	0.003
ab:NUM our	-0.037	-0.002	0.038	0.001
ab:NUM registered	-0.118	0.014	0.063	0.04
ab:NUM the	0.021	-0.001	0.001	-0.02
ab:NUM uses	-0.083	0.05	0.032	0.001
ab:NUM which	0.016	0.001	-0.018	0
ab:NUM whose	0.037	-0.012	-0.026	0.001
ab:NUM with	0.014	0.017	-0.028	-0.003
ab:NUM ¶	0.045	-0.004	0.056	-0.097
ab:ORG (	-0.135	0.249	-0.154	0.04
ab:ORG :	-0.025	0.001	0.025	0
ab:ORG ;	-0.005	-0.008	0.013	0
ab:ORG BRAND	0.015	-0.005	-0.007	-0.003
ab:ORG DIGITS	0.063	-0.044	-0.012	-0.007
ab:ORG SELF	0.021	-0.02	0.003	-0.004
ab:ORG a	-0.045	0.041	-0.024	0.028
ab:ORG all	-0.011	-0.01	0.016	0.006
ab:ORG an	-0.02	-0.002	0.031	-0.009
ab:ORG and	0.103	-0.043	0.021	-0.08
ab:ORG as	0.01	-0.009	0.011	-0.012
ab:ORG company	0.036	-0.029	-0.033	0.027
ab:ORG for	0	-0.007	0.017	-0.01
ab:ORG is	-0.025	-0.031	0.057	-0.001
ab:ORG or	0.015	-0.01	-0.002	-0.003
ab:ORG registered	0.078	-0.041	0.031	-0.067
ab:ORG san	0.041	-0.028	-0.013	0
ab:ORG t	-0.123	0.057	0.029	0.037
ab:ORG trading	-0.023	0.025	0.006	-0.008
ab:ORG unit	0.028	-0.002	-0.026	0
ab:ORG we	-0.01	-0.007	0.007	0.01
ab:ORG which	0.014	-0.019	0.005	0.001
ab:ORG who	0.032	-0.009	-0.012	-0.012
ab:ORG ¶	-0.264	0.151	0.087	0.026
ab:SELF (	0.04	0.018	-0.046	-0.012
ab:SELF ;	-0.004	0.047	-0.039	-0.005
ab:SELF BRAND	0.033	-0.008	-0.018	-0.007
ab:SELF DIGITS	-0.054	0.057	0.001	-0.004
ab:SELF ORG	-0.098	0.034	0.064	0
ab:SELF a	0.034	-0.006	-0.021	-0.007
ab:SELF all	0.051	-0.025	-0.025	-0.001
ab:SELF an	0.025	-0.015	-0.008	-0.002
ab:SELF and	-0.174	0.035	0.147	-0.008
ab:SELF at	0.042	-0.008	-0.034	0
ab:SELF authorised	0.034	-0.003	-0.03	0
ab:SELF bought	0.046	-0.017	-0.028	-0.001
ab:SELF charity	0.012	-0.003	-0.008	0
ab:SELF company	-0.028	-0.018	0.048	-0.002
ab:SELF fefatned	-0.015	0	0.015	0
ab:SELF for	-0.01	-0.001	0.014	-0.003
ab:SELF formed	0.015	-0.004	-0.009	-0.003
ab:SELF ico	0.017	-0.017	-0.001	0
ab:SELF in	0.037	-0.016	-0.021	-0.001
ab:SELF is	0.058	0.024	-0.067	-0.015
ab:SELF its	-0.032	0	0.033	0
ab:SELF known	0.012	-0.01	-0.001	0
ab:SELF of	-0.125	-0.002	0.128	0
ab:SELF office	0.014	-0.004	-0.01	0
ab:SELF our	-0.012	-0.017	0.029	0
ab:SELF registered	0.162	-0.025	-0.13	-0.007
ab:SELF said	-0.016	0	0.016	0
ab:SELF subject	-0.03	0	0.03	0
ab:SELF take	-0.053	0.049	0.004	0
ab:SELF the	0.004	0.012	-0.015	0
ab:SELF to	0.013	-0.011	-0.002	0
ab:SELF trading	0.012	-0.006	-0.006	0
ab:SELF unit	-0.072	0.033	0.042	-0.002
ab:SELF uses	0.11	-0.034	-0.076	0
ab:SELF vat	0.029	-0.016	-0.012	-0.001
ab:SELF we	-0.043	0.091	-0.047	-0.002
ab:SELF which	-0.132	0.007	0.134	-0.009
ab:SELF whose	0.073	-0.046	-0.027	-0.001
ab:SELF with	0.029	-0.008	-0.019	-0.001
ab:SELF you	0.04	-0.019	-0.021	0
ab:SELF ¶	0.066	-0.038	0.087	-0.116
ab:a BRAND	0.119	-0.075	-0.031	-0.013
ab:a booking	-0.016	-0.022	0.054	-0.016
ab:a charitable	0.019	-0.007	-0.013	0.001
ab:a charity	-0.026	0.029	0.003	-0.006
ab:a company	0.018	0.103	-0.129	0.007
ab:a cookie	-0.003	-0.012	0.016	-0.001
ab:a copy	-0.097	-0.006	0.116	-0.013
ab:a credit	0.004	-0.004	-0.017	0.018
ab:a data	-0.032	-0.004	0.039	-0.004
ab:a few	0.004	-0.027	0.019	0.004
ab:a first	-0.037	-0.001	-0.001	0.039
ab:a limited	0.033	-0.011	-0.026	0.004
ab:a list	0.01	0.006	-0.011	-0.004
ab:a member	0.042	-0.002	-0.048	0.008
ab:a name	-0.019	-0.001	-0.001	0.02
ab:a new	-0.029	0.001	0.029	0
ab:a page	0.022	0	0.02	-0.041
ab:a payment	0.023	-0.001	0	-0.022
ab:a photograph	0.016	0	-0.001	-0.015
ab:a private	0.064	-0.039	-0.024	-0.001
ab:a registered	-0.008	-0.003	0.061	-0.05
ab:a rented	0.08	-0.027	-0.059	0.006
ab:a self	-0.014	0	0	0.015
ab:a separate	-0.011	0.003	0.008	0
ab:a session	-0.002	-0.008	0.011	-0.001
ab:a sketch	0.011	0	0	-0.011
ab:a small	-0.036	-0.004	0.003	0.037
ab:a sole	-0.056	-0.006	0.023	0.038
ab:a subsidiary	-0.019	-0.017	0.041	-0.005
ab:a the	0.078	-0.007	-0.049	-0.022
ab:a trading	-0.104	0.008	0.034	0.062
ab:a tree	0.018	-0.002	-0.004	-0.011
ab:a uk	0.023	-0.014	-0.002	-0.007
ab:a voluntary	-0.015	0	0	0.015
ab:a wholly	-0.135	0.172	-0.006	-0.031
ab:a written	0.051	-0.001	-0.002	-0.047
ab:aberdeen and	0.033	0	0	-0.033
ab:aberystwyth and	-0.014	0	0	0.014
ab:about our	-0.093	0.146	-0.048	-0.005
ab:about the	-0.024	0.006	0.005	0.014
ab:about these	-0.004	-0.03	-0.005	0.039
ab:about us	0.148	-0.023	0.006	-0.13
ab:about you	0.04	-0.008	-0.028	-0.004
ab:about ¶	-0.129	-0.006	0.029	0.106
ab:account and	-0.018	-0.003	-0.003	0.024
ab:account number	-0.003	-0.014	0.028	-0.011
ab:account to	-0.022	-0.001	-0.001	0.024
ab:account ¶	-0.028	-0.01	0.02	0.018
ab:accountant and	-0.013	0	0.012	0
ab:accounts are	0.114	0.034	-0.133	-0.015
ab:accounts unpaid	-0.029	0	0	0.029
ab:act DIGITS	-0.014	-0.004	0.015	0.003
ab:act as	-0.015	-0.013	0.029	-0.001
ab:acting on	-0.051	-0.004	0.039	0.016
ab:acts only	-0.03	0.004	0.023	0.003
ab:address :	-0.018	0.02	-0.006	0.004
ab:address DIGITS	0.005	-0.005	-0.019	0.019
ab:address and	-0.006	-0.01	0.005	0.011
ab:address at	0.073	0	-0.064	-0.008
ab:address is	0.013	-0.036	0.019	0.004
ab:address ¶	-0.05	-0.008	0.021	0.037
ab:admin away	-0.026	0	0.01	0.016
ab:advertise ¶	0.02	0	-0.001	-0.019
ab:advice from	0.084	-0.002	-0.003	-0.08
ab:advice ¶	-0.091	-0.001	-0.002	0.094
ab:after DIGITS	-0.029	0	0	0.029
ab:after by	0.008	-0.008	0.011	-0.011
ab:after hand	0.012	0	0	-0.012
ab:after menus	0.024	0	0	-0.024
ab:after slate	0.017	0	0	-0.017
ab:after the	-0.015	0.032	0.008	-0.026
ab:after treatment	0.013	0	0	-0.013
ab:after your	-0.028	0.089	-0.076	0.015
ab:agent for	-0.013	-0.008	0.003	0.018
ab:agents and	-0.007	-0.006	0.028	-0.014
ab:agents who	0.007	0	0.008	-0.015
ab:agents ¶	0.056	-0.009	0.02	-0.068
ab:agree to	0.029	-0.018	-0.011	0
ab:agreement "	0.018	0.011	-0.013	-0.016
ab:agreement ¶	-0.057	-0.007	0.045	0.019
ab:aided school	-0.015	0	0	0.015
ab:akevafifo ¶	-0.006	-0.006	0.013	-0.001
ab:all bookings	0.013	-0.011	-0.002	0
ab:all registered	-0.021	0.004	0.017	0
ab:all rights	0.017	0.016	0.008	-0.041
ab:almoner road	-0.016	0	0.016	0
ab:also referred	-0.001	-0.015	0.017	0
ab:also send	0.024	-0.01	-0.014	0
ab:also work	0.016	0	0.019	-0.036
ab:american vududka	0.022	-0.001	0.001	-0.022
ab:aml NUM	0.012	-0.002	-0.011	0
ab:an account	0.022	-0.002	-0.001	-0.019
ab:an agreement	-0.016	-0.002	0.048	-0.03
ab:an appointed	0.047	-0.017	0.006	-0.036
ab:an england	-0.023	-0.001	0.018	0.006
ab:an hour	0.01	0	0	-0.01
ab:an independent	0.034	-0.007	-0.007	-0.02
ab:an insurance	-0.012	-0.005	-0.006	0.022
ab:an offer	0.003	-0.002	-0.014	0.013
ab:an order	-0.018	-0.005	0.002	0.021
ab:an ordinary	-0.033	0	0	0.033
ab:and "	-0.017	-0.039	0.029	0.027
ab:and BRAND	-0.002	0.034	-0.001	-0.031
ab:and ORG	0.068	-0.078	0.115	-0.105
ab:and a	-0.112	0.002	0.091	0.019
ab:and any	0.027	-0.029	-0.012	0.014
ab:and are	-0.045	-0.007	0.078	-0.026
ab:and by	-0.027	-0.009	0.025	0.012
ab:and conditions	0.018	0.073	0.002	-0.093
ab:and connections	0.016	0	0	-0.015
ab:and does	-0.05	0.013	0.04	-0.003
ab:and files	-0.008	-0.005	0.013	0
ab:and for	-0.047	-0.008	0.04	0.015
ab:and give	-0.012	-0.013	-0.021	0.046
ab:and has	0.064	-0.028	-0.037	0.001
ab:and hold	-0.053	0.054	0.004	-0.005
ab:and is	0.028	0.049	-0.015	-0.062
ab:and its	0.034	-0.019	0.008	-0.023
ab:and keep	-0.036	-0.018	0.057	-0.003
ab:and keeps	-0.034	-0.001	0.058	-0.023
ab:and kit	0.05	-0.002	0	-0.048
ab:and large	-0.041	0	0.041	0
ab:and look	-0.038	-0.001	-0.001	0.04
ab:and managing	-0.079	0	0.01	0.07
ab:and may	0.012	-0.009	-0.007	0.004
ab:and no	-0.011	-0.001	0	0.012
ab:and not	-0.043	-0.012	0.017	0.038
ab:and or	-0.013	-0.008	-0.003	0.025
ab:and our	0.052	-0.026	-0.022	-0.004
ab:and passes	-0.006	0.008	0.019	-0.021
ab:and payroll	-0.042	0	-0.001	0.043
ab:and pensioners	0.034	-0.001	0	-0.032
ab:and photographs	0.012	-0.003	-0.008	-0.001
ab:and protects	0.003	-0.006	-0.017	0.02
ab:and registered	0.038	0.012	-0.046	-0.004
ab:and regulated	-0.051	-0.03	0.026	0.055
ab:and respecting	-0.024	-0.022	0.055	-0.009
ab:and runs	0.098	-0.033	-0.071	0.005
ab:and similar	-0.012	0.066	-0.053	-0.002
ab:and the	0.018	0.042	-0.059	-0.001
ab:and their	-0.029	0.016	0.01	0.004
ab:and to	0.004	-0.001	0.016	-0.019
ab:and trading	-0.039	0.058	-0.018	-0.001
ab:and usually	-0.021	0	0.001	0.021
ab:and wales	-0.017	-0.042	0.054	0.006
ab:and we	-0.007	-0.006	0.017	-0.004
ab:and web	0.009	-0.011	0.003	0
ab:and whose	-0.015	0.024	-0.009	0
ab:and why	0.004	-0.004	0.009	-0.01
ab:and with	-0.017	-0.021	0.006	0.033
ab:and you	0.04	-0.004	-0.02	-0.016
ab:and your	0.002	-0.003	0.014	-0.013
ab:and ¶	-0.015	-0.003	0.018	0
ab:answered on	0.033	0	0.003	-0.036
ab:anti slavery	0.019	-0.001	-0.005	-0.013
ab:any time	-0.013	-0.001	0	0.015
ab:applies to	0.02	0.071	-0.09	-0.001
ab:apply to	-0.031	-0.001	0.013	0.019
ab:appointed representative	0.105	-0.048	-0.02	-0.038
ab:appointments are	0.023	0	-0.001	-0.022
ab:apprentices stay	-0.023	-0.001	0.01	0.014
ab:april DIGITS	0.008	0	0.004	-0.012
ab:are a	0.027	-0.038	0.037	-0.026
ab:are an	0.014	-0.004	0.008	-0.018
ab:are answered	0.054	0	0.003	-0.056
ab:are authorised	0.007	-0.005	0.024	-0.026
ab:are contact	0.013	0	0	-0.013
ab:are for	0.019	0	-0.001	-0.018
ab:are get	-0.044	0	0	0.044
ab:are handled	-0.016	0.003	0.017	-0.004
ab:are kept	-0.012	-0.009	0.025	-0.005
ab:are kind	-0.053	0	0.052	0
ab:are made	0.01	-0.016	0.007	-0.001
ab:are not	-0.019	-0.009	0.015	0.012
ab:are on	0.086	0.031	-0.131	0.014
ab:are possible	0.023	0	-0.001	-0.022
ab:are published	-0.073	0	0.073	0
ab:are registered	0.014	0.015	-0.052	0.023
ab:are taken	-0.017	-0.013	0.034	-0.004
ab:are the	0.05	-0.032	-0.04	0.021
ab:are underwritten	0.016	0	-0.001	-0.015
ab:are used	0.026	-0.02	-0.004	-0.002
ab:are we	0.046	-0.033	-0.008	-0.005
ab:are ¶	-0.016	-0.003	-0.004	0.023
ab:arranges the	0.037	-0.021	-0.004	-0.012
ab:article DIGITS	0.024	-0.018	-0.003	-0.002
ab:as "	-0.058	0.052	0.022	-0.016
ab:as BRAND	0.026	0.073	-0.077	-0.022
ab:as ORG	0.057	-0.031	-0.03	0.003
ab:as a	-0.072	-0.036	0.088	0.021
ab:as agent	-0.006	-0.007	-0.011	0.024
ab:as an	0.032	-0.007	0.011	-0.037
ab:as the	0.041	-0.044	-0.032	0.034
ab:as we	-0.028	0.025	0.007	-0.004
ab:at :	-0.013	-0.003	-0.003	0.018
ab:at DIGITS	0.028	0.02	-0.036	-0.013
ab:at ORG	-0.009	0.024	-0.017	0.002
ab:at companies	0.002	-0.013	0.016	-0.005
ab:at eight	-0.015	0	0.003	0.012
ab:at home	0.018	-0.013	-0.011	0.007
ab:at our	-0.023	-0.002	0.047	-0.023
ab:at the	-0.018	-0.007	0.011	0.014
ab:at unit	-0.017	0.001	0.029	-0.013
ab:authorised and	-0.021	-0.026	0.022	0.026
ab:authority (	0.015	-0.013	0.003	-0.004
ab:authority as	-0.014	-0.002	0.018	-0.002
ab:authority to	-0.011	-0.004	0.016	0
ab:avenue richmond	-0.05	0.005	0.044	0
ab:away for	-0.033	-0.002	-0.01	0.044
ab:balloon (	0.013	0	0	-0.013
ab:based in	0.047	-0.03	-0.057	0.04
ab:be collected	0.038	-0.002	-0.003	-0.033
ab:be repossessed	-0.027	-0.007	0.02	0.013
ab:be seen	-0.045	0	0.044	0
ab:because that	0.017	-0.006	-0.011	0
ab:because the	0.038	-0.03	-0.039	0.031
ab:because we	0.013	-0.006	-0.006	-0.001
ab:become a	0.026	0	-0.001	-0.025
ab:been asked	0.017	-0.001	0.002	-0.018
ab:been there	0.026	0	0	-0.026
ab:before somebody	-0.024	0	0.002	0.022
ab:before ten	0.013	-0.002	-0.005	-0.006
ab:before you	-0.013	-0.016	0.055	-0.026
ab:began as	0.018	0	0	-0.018
ab:began in	0.06	-0.027	-0.059	0.027
ab:behalf of	0.032	0.033	-0.015	-0.05
ab:behind BRAND	0.02	-0.008	-0.011	-0.001
ab:behind the	-0.04	-0.001	-0.001	0.043
ab:bellfounder business	-0.015	0.01	0.003	0.002
ab:belong to	-0.034	0.01	0.021	0.002
ab:below and	0.046	-0.002	-0.003	-0.04
ab:berkshire rg30	0.015	-0.004	-0.011	0
ab:best sellers	0.054	0	0	-0.053
ab:birmingham west	0.01	-0.003	-0.006	0
ab:blend ¶	0.016	0	0	-0.015
ab:book ¶	-0.014	0	-0.001	0.015
ab:booking and	-0.04	0.049	0.004	-0.012
ab:booking conditions	-0.029	0	0	0.029
ab:booking terms	0.015	-0.011	0.029	-0.033
ab:booking ¶	-0.001	-0.015	0.038	-0.022
ab:bookings are	0.013	-0.011	-0.002	0
ab:bottles worth	-0.076	0	0.006	0.07
ab:bottom of	0.002	-0.032	0.051	-0.022
ab:bought the	0.046	-0.017	-0.028	-0.001
ab:brands ¶	0.021	0	0	-0.02
ab:brighton and	-0.025	-0.001	-0.001	0.027
ab:bring a	0.016	0	-0.001	-0.015
ab:bristol and	-0.047	-0.001	-0.002	0.05
ab:broker and	-0.021	-0.001	0.002	0.02
ab:buildings and	0.05	-0.002	0	-0.048
ab:built and	-0.031	0.003	0.017	0.011
ab:built by	0.047	0	0	-0.047
ab:built for	-0.081	0	0	0.082
ab:bundles ¶	-0.036	-0.001	-0.001	0.037
ab:bus stops	0.01	-0.001	-0.001	-0.008
ab:business and	0.017	-0.017	-0.028	0.028
ab:business centre	-0.02	-0.011	0.032	-0.001
ab:business cover	0.036	-0.001	-0.001	-0.034
ab:business is	-0.011	0	0	0.012
ab:business name	-0.028	0	0	0.028
ab:business park	0.028	0.008	-0.034	-0.003
ab:business privacy	0.016	-0.001	-0.002	-0.012
ab:business ¶	-0.033	0.07	-0.047	0.011
ab:businesses ¶	-0.045	0.085	-0.012	-0.028
ab:by BRAND	0.013	-0.008	0.005	-0.01
ab:by DIGITS	0.019	0	0	-0.018
ab:by ORG	0.012	0.04	0.029	-0.081
ab:by SELF	0.036	-0.022	-0.006	-0.008
ab:by a	-0.039	-0.006	0.019	0.026
ab:by arrangement	-0.009	0	0	0.01
ab:by card	-0.014	0	-0.001	0.015
ab:by commission	-0.013	0	0.001	0.012
ab:by guarantee	0.039	-0.019	-0.015	-0.006
ab:by letter	-0.045	-0.008	0.039	0.014
ab:by me	-0.009	0	-0.002	0.011
ab:by one	-0.027	-0.001	0.001	0.027
ab:by our	-0.015	-0.004	0.026	-0.007
ab:by ovekavuvu	-0.012	-0.002	0.045	-0.031
ab:by personal	0.008	0.02	-0.025	-0.002
ab:by post	0.018	-0.001	-0.003	-0.014
ab:by schools	0.009	0	0.004	-0.013
ab:by shares	0.016	-0.004	-0.012	0
ab:by shopquay	0.011	-0.001	-0.012	0.001
ab:by tafapon	-0.021	-0.01	-0.005	0.036
ab:by telephone	-0.045	-0.008	0.039	0.014
ab:by the	-0.004	0.041	-0.004	-0.033
ab:by us	-0.02	0.007	0.034	-0.021
ab:c a	-0.011	0.001	0.01	0
ab:c o	0.068	0.006	-0.074	0
ab:california ¶	0.022	-0.016	-0.006	0
ab:calls about	0.015	0	0	-0.014
ab:calls lines	0.027	0	0	-0.027
ab:cambridge and	-0.035	-0.001	-0.002	0.038
ab:cambridge cambridgeshire	-0.016	-0.001	0.017	0.001
ab:cambridgeshire cb1	-0.015	0	0.015	0.001
ab:came when	-0.012	0	0.006	0.006
ab:can and	-0.024	0	0.003	0.021
ab:can ask	0.024	0	0.001	-0.025
ab:can be	0.033	-0.014	0.034	-0.052
ab:can pay	-0.021	-0.001	-0.001	0.023
ab:card by	-0.011	0	0	0.011
ab:card is	0.021	0	0	-0.021
ab:card number	0.01	-0.005	-0.004	-0.002
ab:card terms	0.002	0.053	-0.035	-0.02
ab:card ¶	0.022	-0.006	0.006	-0.022
ab:cardholder agreement	0.01	-0.001	-0.004	-0.005
ab:cardiff and	0.035	-0.002	-0.002	-0.031
ab:cards are	-0.037	-0.008	0.051	-0.007
ab:careers ¶	-0.014	0	-0.001	0.015
ab:carry interest	-0.029	0	0	0.029
ab:carry out	-0.065	0.001	0.064	0
ab:cart DIGITS	0.004	-0.003	-0.024	0.023
ab:cart ¶	0.06	-0.001	-0.002	-0.057
ab:centre DIGITS	0.01	-0.006	-0.003	-0.001
ab:certificate can	-0.058	0	0.058	0
ab:chairs outside	-0.022	-0.001	-0.001	0.023
ab:changes to	0.031	-0.002	0.001	-0.03
ab:changes ¶	-0.016	-0.002	0.008	0.01
ab:charitable company	0.019	-0.007	-0.013	0.001
ab:charity (	0.026	-0.002	-0.001	-0.023
ab:charity DIGITS	0.034	-0.06	0.043	-0.018
ab:charity NUM	0.002	-0.008	0.048	-0.043
ab:charity in	0.023	-0.001	0	-0.022
ab:charity no	0.028	0.066	-0.077	-0.017
ab:charity number	0.113	-0.037	-0.04	-0.036
ab:charity ¶	-0.077	-0.005	0.018	0.064
ab:charter company	0.016	-0.001	-0.011	-0.004
ab:children under	-0.015	0.004	0.013	-0.002
ab:children ¶	0.017	0	0	-0.016
ab:choices with	-0.019	0.005	0.005	0.009
ab:choose BRAND	0.001	0	0.01	-0.011
ab:choose to	0.015	-0.005	0.016	-0.025
ab:chosen one	-0.022	-0.001	0.009	0.014
ab:claim against	-0.01	0	0.01	0
ab:clear advice	0.06	-0.002	-0.003	-0.056
ab:clearance ¶	-0.008	-0.001	-0.021	0.029
ab:clients ¶	0.019	-0.001	-0.001	-0.017
ab:co no	-0.045	0.053	-0.009	0.001
ab:co operative	0.029	0.034	-0.036	-0.027
ab:co uk	-0.028	0.002	-0.023	0.049
ab:collect ¶	0.006	-0.016	-0.001	0.011
ab:collected at	0.019	0	0	-0.019
ab:collected through	-0.012	-0.002	0.017	-0.003
ab:collects uses	0.001	-0.006	-0.011	0.016
ab:com (	-0.01	0	0.005	0.005
ab:com ¶	-0.023	-0.018	0.052	-0.012
ab:comes with	0.059	-0.002	-0.005	-0.052
ab:commission under	0.04	-0.001	-0.003	-0.036
ab:committed to	-0.02	-0.022	0.055	-0.013
ab:community interest	-0.056	0.001	0.015	0.041
ab:companies house	0.014	-0.015	0	0.002
ab:companies ¶	-0.008	0.037	-0.005	-0.024
ab:company "	0.059	-0.053	-0.01	0.004
ab:company :	-0.051	0.051	-0.001	0
ab:company SELF	0.018	-0.016	-0.001	-0.001
ab:company behind	0.017	-0.006	-0.011	0
ab:company incorporated	0.018	0.03	-0.046	-0.002
ab:company information	0.07	-0.004	-0.025	-0.04
ab:company is	-0.02	0.052	-0.023	-0.008
ab:company limited	0.052	-0.02	-0.027	-0.004
ab:company no	-0.048	-0.066	0.119	-0.005
ab:company number	-0.14	0.078	0.075	-0.013
ab:company of	0.062	0.016	-0.069	-0.009
ab:company registration	0.024	-0.065	-0.003	0.044
ab:company with	0.04	-0.024	-0.016	0
ab:company ¶	-0.055	0.083	-0.033	0.005
ab:complaints ¶	-0.022	-0.003	-0.002	0.027
ab:conditions (	0.023	-0.001	0	-0.021
ab:conditions BRAND	-0.04	0.045	-0.001	-0.004
ab:conditions contact	-0.038	0	0	0.039
ab:conditions for	0.006	-0.005	-0.014	0.013
ab:conditions of	-0.05	0.02	0.046	-0.016
ab:conditions privacy	-0.026	-0.012	0.016	0.022
ab:conditions ¶	-0.016	0.043	0.071	-0.098
ab:conduct authority	-0.014	-0.005	-0.01	0.029
ab:connections for	-0.018	0	0	0.018
ab:contact :	-0.001	-0.006	-0.006	0.013
ab:contact details	0.114	-0.046	-0.067	-0.001
ab:contact information	0.01	-0.002	-0.006	-0.002
ab:contact us	0.01	0.052	-0.006	-0.057
ab:contact who	0.011	0	0	-0.011
ab:contact ¶	-0.041	-0.036	-0.015	0.093
ab:contract is	-0.022	-0.012	0.054	-0.019
ab:contract ¶	-0.035	0.026	0.018	-0.009
ab:controller and	0.036	-0.005	-0.021	-0.011
ab:controller for	0.002	-0.021	0.015	0.003
ab:controller is	0.054	-0.018	-0.039	0.003
ab:controller of	0.061	-0.014	-0.021	-0.026
ab:controller we	0.001	0.001	0.008	-0.01
ab:controller ¶	-0.04	-0.008	-0.006	0.054
ab:conversation costs	-0.017	-0.001	-0.001	0.019
ab:cookie is	-0.002	-0.012	0.015	-0.001
ab:cookie policy	0.039	0	0	-0.039
ab:cookie ¶	0.039	-0.002	0.003	-0.039
ab:cookies and	-0.012	0.065	-0.051	-0.002
ab:cookies fine	-0.019	0.005	0.005	0.009
ab:cookies to	-0.001	-0.001	-0.01	0.012
ab:cookies you	-0.008	-0.007	0.016	-0.001
ab:cookies ¶	-0.058	-0.043	0.061	0.04
ab:cooper terrace	0.01	-0.002	-0.008	0
ab:cooper wharf	-0.01	0.009	0.001	0
ab:copy because	-0.016	-0.008	0.036	-0.012
ab:copy for	-0.03	0.012	0.006	0.012
ab:copy of	-0.098	0.003	0.095	0
ab:copyright ©	-0.014	-0.026	0.045	-0.005
ab:costs nothing	-0.018	0	0	0.018
ab:costs them	0.039	-0.03	-0.044	0.035
ab:counter or	0.014	0	0	-0.014
ab:course is	-0.014	0	0	0.014
ab:courses ¶	0.037	-0.001	-0.001	-0.036
ab:cover ¶	0.053	-0.003	0.003	-0.053
ab:covers ¶	-0.059	-0.005	-0.007	0.071
ab:created with	0.031	-0.001	-0.012	-0.018
ab:credit broker	-0.004	-0.009	-0.004	0.017
ab:croydon ¶	-0.007	-0.004	0.015	-0.004
ab:cs ¶	-0.036	-0.001	-0.001	0.038
ab:customer means	0.01	-0.012	-0.002	0.004
ab:customers have	0.043	-0.002	-0.002	-0.039
ab:customers said	-0.011	0	-0.001	0.012
ab:cyber essentials	-0.021	0	0	0.021
ab:daezal road	-0.015	0	0.015	0
ab:data BRAND	0.013	0	0	-0.013
ab:data collected	0.022	-0.007	-0.003	-0.013
ab:data controller	-0.012	-0.03	-0.04	0.082
ab:data in	0.047	-0.028	-0.018	-0.001
ab:data on	0.011	-0.001	-0.001	-0.01
ab:data processor	-0.033	-0.001	0.011	0.023
ab:data protection	-0.066	-0.014	0.059	0.021
ab:data that	-0.029	-0.017	0.034	0.012
ab:data we	0.008	-0.01	0.002	-0.001
ab:data ¶	0.05	0.035	-0.058	-0.027
ab:database ¶	0.012	-0.009	-0.002	0
ab:day ¶	-0.016	-0.014	0.007	0.023
ab:days carry	-0.029	0	0	0.029
ab:days from	-0.007	-0.001	0.01	-0.003
ab:decides for	-0.013	0	0.012	0
ab:decides how	0.063	-0.014	-0.067	0.018
ab:decision and	-0.065	0.001	0.064	0
ab:definitions ¶	0.076	-0.004	-0.053	-0.02
ab:delivered ¶	0.035	0	-0.001	-0.034
ab:delivery and	-0.014	-0.004	-0.005	0.023
ab:delivery is	0.016	0	0	-0.016
ab:delivery within	0.018	0	0.002	-0.019
ab:delivery ¶	-0.001	-0.019	0.027	-0.007
ab:depends on	-0.002	-0.007	0.01	-0.001
ab:described below	0.017	-0.001	-0.001	-0.016
ab:design &	0.017	0	0	-0.017
ab:designed built	-0.031	0.003	0.017	0.011
ab:details :	-0.014	-0.01	0.026	-0.001
ab:details are	0.031	-0.005	-0.018	-0.008
ab:details for	0.169	-0.042	-0.113	-0.015
ab:details given	-0.045	-0.008	0.039	0.014
ab:details that	-0.03	0.001	0.002	0.028
ab:details we	-0.026	0	0.003	0.023
ab:details you	-0.014	0.005	0.019	-0.01
ab:details ¶	-0.005	-0.008	0.016	-0.003
ab:development by	0.017	0	0	-0.017
ab:diego california	0.022	-0.016	-0.006	0
ab:disputes ¶	0.015	-0.001	-0.001	-0.013
ab:do not	0.046	-0.025	0.013	-0.034
ab:do with	-0.064	0.016	-0.023	0.071
ab:do ¶	0.018	-0.001	0.01	-0.027
ab:does not	0.005	-0.003	0.031	-0.033
ab:drink responsibly	0.014	-0.003	0.005	-0.016
ab:drive away	-0.033	-0.002	-0.01	0.044
ab:dublin DIGITS	0.117	-0.015	-0.091	-0.011
ab:dublin under	-0.011	0.003	0.008	0
ab:dundee and	0.015	0	0	-0.014
ab:e mail	0.003	-0.013	0.018	-0.008
ab:e mails	-0.009	-0.024	0.028	0.005
ab:edge of	0.076	-0.026	-0.061	0.011
ab:edinburgh and	0.017	0	0	-0.016
ab:eight to	-0.01	0	0.003	0.007
ab:else does	-0.024	0	0.002	0.022
ab:email :	0.012	-0.003	-0.018	0.009
ab:email address	0.103	-0.018	-0.069	-0.016
ab:emails ¶	-0.005	-0.003	-0.02	0.028
ab:employed sole	-0.014	0	0	0.015
ab:end up	-0.028	0.001	0.004	0.023
ab:engineer ORG	-0.013	0.001	0.012	0
ab:england &	0.063	0.016	-0.071	-0.008
ab:england (	0.012	-0.004	-0.009	0
ab:england SELF	-0.01	-0.012	0.022	0
ab:england and	-0.001	-0.045	0.037	0.009
ab:england company	0.039	-0.007	-0.031	0
ab:england no	0.024	0.022	0.001	-0.048
ab:england under	-0.014	0.005	0.009	0.001
ab:england with	0.024	-0.007	-0.019	0.002
ab:enterprise centre	0.034	-0.006	-0.027	-0.002
ab:et rog	-0.011	0	0.011	0
ab:evening appointments	0.023	0	0	-0.022
ab:evenings ¶	0.007	0	0.003	-0.01
ab:events ¶	-0.015	0	0	0.015
ab:every installation	-0.012	0	-0.002	0.015
ab:every order	-0.028	-0.001	0.007	0.022
ab:every ticket	0.012	0	-0.001	-0.011
ab:everyone who	-0.02	-0.003	0	0.022
ab:examples the	0.01	0	0	-0.009
ab:exeter and	0.012	0	-0.001	-0.011
ab:explains how	-0.01	-0.009	0.002	0.016
ab:faqs ¶	-0.011	-0.005	0.009	0.007
ab:fca frn	0.012	-0.002	-0.011	0
ab:features ¶	0.012	0	-0.001	-0.011
ab:fees ¶	-0.026	-0.002	0.028	0
ab:fefatned house	-0.015	0	0.015	0
ab:file our	-0.013	0	0.012	0
ab:file ¶	-0.012	0	0.012	0
ab:files are	-0.01	0	0.01	0
ab:filter blend	0.016	0	0	-0.015
ab:finance ¶	0.027	-0.004	0.035	-0.058
ab:financial conduct	-0.016	-0.005	-0.008	0.029
ab:financial services	-0.065	-0.015	0.073	0.008
ab:find a	-0.074	-0.003	0.006	0.071
ab:find the	-0.022	-0.002	0.006	0.017
ab:find us	0.018	0	0	-0.018
ab:find your	0.019	0	0	-0.019
ab:fine by	-0.009	0	-0.002	0.011
ab:firm reference	0.031	-0.006	-0.024	-0.001
ab:first conversation	-0.037	-0.001	-0.001	0.039
ab:first time	-0.03	0	-0.001	0.031
ab:five of	-0.008	0	0.011	-0.003
ab:floor DIGITS	-0.035	-0.017	0.051	0.001
ab:food no	0.024	-0.002	0.016	-0.038
ab:for BRAND	-0.044	0.053	0.006	-0.015
ab:for DIGITS	0.033	-0.002	0.002	-0.034
ab:for a	0.045	-0.002	-0.002	-0.041
ab:for all	0.025	-0.009	-0.003	-0.013
ab:for business	-0.032	0	0	0.032
ab:for data	-0.005	0.037	-0.037	0.005
ab:for each	0.018	-0.001	-0.002	-0.015
ab:for england	0.013	-0.001	-0.012	0
ab:for every	-0.022	-0.001	0.001	0.022
ab:for everyone	-0.051	-0.003	0	0.054
ab:for hosting	-0.015	-0.003	0.019	0
ab:for its	-0.014	-0.021	0.011	0.024
ab:for itself	-0.013	0	0.012	0
ab:for landlords	-0.004	0	0.02	-0.016
ab:for less	-0.033	-0.002	-0.01	0.044
ab:for modern	-0.081	0	0	0.082
ab:for news	-0.011	0	0	0.011
ab:for patients	-0.01	-0.006	0.008	0.008
ab:for people	-0.037	-0.001	-0.002	0.04
ab:for personal	0.007	-0.007	0.012	-0.012
ab:for references	0.025	-0.001	-0.001	-0.022
ab:for the	0.092	0.027	-0.065	-0.054
ab:for twenty	0.013	-0.001	-0.002	-0.01
ab:for us	-0.011	-0.002	0.015	-0.002
ab:for you	-0.008	0.03	0	-0.022
ab:for your	0.023	0.008	0.003	-0.035
ab:form are	-0.01	-0.006	0.007	0.008
ab:form below	0.019	-0.002	-0.003	-0.014
ab:formed and	0.019	-0.008	-0.011	-0.001
ab:formed in	0.032	-0.019	-0.011	-0.002
ab:freshly roasted	0.01	0	-0.001	-0.009
ab:frn :	0.016	-0.003	-0.013	0
ab:frn DIGITS	-0.019	-0.003	0.014	0.008
ab:from DIGITS	0.051	-0.011	0.008	-0.048
ab:from ORG	-0.01	-0.001	0.001	0.01
ab:from a	-0.022	-0.001	-0.007	0.03
ab:from our	0.038	-0.006	0.009	-0.041
ab:from people	0.039	-0.001	-0.002	-0.036
ab:from the	0.028	-0.003	0.015	-0.04
ab:from time	0.044	-0.028	-0.015	-0.002
ab:from which	0.006	-0.031	0.01	0.015
ab:from you	-0.013	-0.001	0	0.014
ab:fuss ¶	0.013	-0.002	-0.001	-0.01
ab:gallery ¶	0.052	-0.002	-0.019	-0.031
ab:gambling act	-0.001	-0.008	0.01	-0.001
ab:gambling commission	0.005	0.014	0.03	-0.049
ab:gaps before	-0.019	0	0.002	0.018
ab:gas and	0.065	-0.005	-0.018	-0.042
ab:gb DIGITS	0.044	-0.005	-0.037	-0.001
ab:general conditions	0.027	-0.002	-0.02	-0.005
ab:general ¶	0.046	-0.012	-0.028	-0.006
ab:germany ¶	-0.037	0.028	0.008	0
ab:get in	-0.061	0.003	-0.01	0.069
ab:gift packs	0.012	0	0.003	-0.015
ab:gift sets	0.014	0	-0.001	-0.013
ab:gift vouchers	0.02	-0.003	-0.003	-0.015
ab:gifts ¶	-0.033	0	0	0.033
ab:give it	-0.012	-0.013	-0.021	0.046
ab:give us	0	-0.006	-0.014	0.02
ab:given through	-0.045	-0.008	0.039	0.014
ab:gives please	-0.016	-0.008	0.036	-0.012
ab:gives ¶	-0.009	-0.007	0.019	-0.003
ab:gizorelzi avenue	-0.05	0.005	0.044	0
ab:gizorelzi house	-0.05	0.005	0.044	0
ab:glasgow and	0.038	0	0	-0.037
ab:go on	-0.019	-0.003	0.022	0
ab:go to	-0.006	-0.013	0.016	0.003
ab:good food	0.024	-0.002	0.016	-0.038
ab:great britain	0.025	-0.01	0.016	-0.031
ab:green it	0.011	0	0	-0.011
ab:ground floor	0.036	-0.003	-0.03	-0.004
ab:grounds we	-0.01	-0.001	0	0.011
ab:group of	0	0.044	-0.035	-0.009
ab:group stuttgart	-0.038	0.021	0.015	0.002
ab:group ¶	0.035	-0.001	-0.025	-0.008
ab:guarantee is	-0.026	-0.001	-0.001	0.027
ab:guarantee registered	0.018	-0.009	-0.008	0
ab:guides ¶	0.025	0	0	-0.024
ab:had nothing	-0.028	0.007	0.019	0.002
ab:halifax and	-0.004	-0.002	-0.008	0.015
ab:halifax west	-0.032	0	0.031	0
ab:hand tools	0.012	0	0	-0.012
ab:handled by	-0.019	0.003	0.017	-0.001
ab:handles personal	-0.033	-0.019	0.038	0.014
ab:happens to	0.021	-0.001	-0.001	-0.019
ab:has had	-0.028	0.007	0.019	0.002
ab:has its	-0.018	-0.015	0.025	0.008
ab:has no	0.002	-0.02	0.028	-0.011
ab:has to	-0.034	0	0.035	0
ab:have a	-0.003	-0.01	0.025	-0.012
ab:have an	0.07	-0.001	-0.042	-0.027
ab:have been	0.017	-0.002	-0.036	0.021
ab:have in	0.017	0	0	-0.016
ab:have less	0.011	0	0	-0.011
ab:have no	0	-0.015	0.019	-0.004
ab:have offered	0.01	-0.001	-0.001	-0.008
ab:head :	-0.015	0	0	0.015
ab:held by	-0.042	0.008	0.034	0
ab:help centre	0.011	0	0	-0.011
ab:help with	-0.047	-0.001	0.016	0.032
ab:help ¶	-0.059	-0.001	0.001	0.059
ab:here for	-0.051	-0.003	0	0.054
ab:here still	-0.002	0	0.011	-0.009
ab:here ¶	0.042	-0.005	-0.021	-0.016
ab:hereford and	-0.074	-0.001	-0.002	0.077
ab:hereford herefordshire	-0.023	0	0.022	0
ab:herefordshire hr4	-0.01	0	0.01	0
ab:hire ¶	-0.027	0	0.006	0.021
ab:hmrc (	0.012	-0.002	-0.011	0
ab:hold ¶	-0.018	-0.008	-0.009	0.036
ab:holidays put	0.007	0	0.007	-0.014
ab:home BRAND	0.155	-0.008	0.041	-0.188
ab:home book	-0.046	0	-0.001	0.047
ab:home may	-0.027	-0.015	0.029	0.013
ab:home privacy	-0.038	-0.009	0.024	0.022
ab:home terms	-0.062	-0.013	-0.016	0.091
ab:home the	-0.011	0	0	0.012
ab:home ¶	-0.063	0.034	-0.029	0.058
ab:hospice care	0.053	-0.016	-0.037	0
ab:hosted by	-0.028	-0.001	0.001	0.028
ab:hosting ORG	-0.013	0.001	0.012	0
ab:hosting and	0.009	-0.002	0.004	-0.01
ab:hosting ¶	-0.004	-0.014	0.019	-0.001
ab:hosts it	-0.054	0.001	0.054	0
ab:hosts the	-0.025	-0.003	0.023	0.004
ab:hours are	-0.01	-0.001	-0.003	0.015
ab:house DIGITS	-0.074	0.012	0.042	0.02
ab:house SELF	0.022	-0.002	-0.02	-0.001
ab:house gizorelzi	-0.05	0.005	0.044	0
ab:house we	0.016	-0.005	-0.011	0
ab:house with	-0.053	-0.005	0.056	0.003
ab:houses schools	0.017	0	0	-0.017
ab:how BRAND	-0.014	-0.002	-0.001	0.017
ab:how it	-0.072	-0.002	-0.002	0.076
ab:how long	0.013	-0.033	0.057	-0.037
ab:how the	-0.017	0.015	-0.013	0.015
ab:how to	-0.012	0.028	-0.011	-0.005
ab:how we	0.053	-0.017	-0.028	-0.008
ab:how your	0.076	-0.022	-0.049	-0.005
ab:https :	-0.102	0.04	-0.02	0.082
ab:ico :	-0.012	0.001	0.013	-0.001
ab:ico registration	0.02	-0.029	-0.009	0.017
ab:identity checks	0.013	-0.004	0.008	-0.017
ab:if nobody	-0.022	0	0.022	0
ab:if you	-0.023	-0.027	0.076	-0.025
ab:if your	0.01	-0.002	0	-0.008
ab:in DIGITS	0.003	-0.003	0.026	-0.026
ab:in a	0.069	-0.031	-0.05	0.012
ab:in any	-0.01	0	0.001	0.009
ab:in dublin	-0.011	0.002	0.009	0
ab:in england	0.015	-0.003	0.058	-0.07
ab:in full	0.015	-0.001	-0.013	0
ab:in germany	-0.04	0.016	0.003	0.021
ab:in ireland	0.024	-0.011	-0.009	-0.005
ab:in its	0.076	-0.023	-0.053	0
ab:in london	-0.002	-0.01	-0.009	0.02
ab:in northern	0.018	-0.001	-0.018	0.001
ab:in one	-0.007	0	-0.007	0.014
ab:in question	-0.01	-0.006	0.017	-0.001
ab:in running	-0.015	0.006	0.009	0
ab:in scotland	0.079	0.026	-0.09	-0.015
ab:in the	0.175	0.006	-0.103	-0.078
ab:in these	-0.004	-0.009	-0.005	0.018
ab:in this	0.044	-0.007	-0.019	-0.018
ab:in touch	-0.017	0.003	-0.01	0.024
ab:in whose	0.024	-0.01	-0.014	0
ab:in ¶	-0.061	-0.003	-0.003	0.067
ab:including the	-0.01	0	0	0.01
ab:incorporated and	-0.049	0.049	-0.002	0.002
ab:incorporated in	-0.04	0.049	-0.016	0.007
ab:incorporated ¶	-0.011	0	0	0.012
ab:independently owned	-0.016	-0.01	0.04	-0.013
ab:industrial estate	0.01	0.002	-0.012	0
ab:info @	0.053	-0.011	-0.04	-0.003
ab:information about	-0.06	0.044	-0.005	0.02
ab:information to	-0.022	-0.001	-0.001	0.024
ab:information we	0.023	-0.022	-0.022	0.02
ab:information ¶	0.048	0.042	-0.067	-0.023
ab:instructions ¶	-0.019	-0.002	0.002	0.018
ab:interest at	-0.029	0	0	0.029
ab:interest company	-0.024	0.001	0.015	0.009
ab:interpretation ¶	0.013	-0.003	-0.007	-0.003
ab:introduction ¶	-0.005	0.018	-0.003	-0.01
ab:investors ¶	0.016	-0.005	-0.011	0
ab:invoices ¶	0.024	-0.012	-0.012	0
ab:ip4 3gt	-0.016	0	0.016	0
ab:ip4 5ul	-0.031	0	0.031	0
ab:ipswich and	0.035	-0.001	-0.002	-0.033
ab:ipswich suffolk	-0.048	0	0.048	0
ab:ireland under	0.014	-0.01	-0.009	0.005
ab:ireland with	0.021	-0.001	-0.017	-0.003
ab:ireland ¶	0.061	-0.01	-0.047	-0.004
ab:is DIGITS	-0.012	0.029	-0.023	0.006
ab:is ORG	0.054	-0.031	-0.03	0.007
ab:is SELF	0.078	-0.018	-0.057	-0.003
ab:is a	-0.139	0.117	0.039	-0.018
ab:is about	0.056	-0.002	-0.053	-0.001
ab:is an	0.036	-0.003	-0.044	0.012
ab:is at	0.127	-0.02	-0.109	0.002
ab:is authorised	-0.052	-0.024	0.068	0.009
ab:is free	0.019	0	0.002	-0.02
ab:is green	0.011	0	0	-0.011
ab:is held	-0.042	0.008	0.034	0
ab:is independently	-0.016	-0.01	0.04	-0.013
ab:is issued	0.026	0	0	-0.025
ab:is late	0.028	0	0.001	-0.029
ab:is licensed	-0.046	0.073	0.002	-0.029
ab:is looked	0.003	-0.01	0.012	-0.005
ab:is made	-0.006	-0.005	0.001	0.011
ab:is no	-0.032	0.006	0.003	0.023
ab:is not	-0.001	-0.019	0.015	0.005
ab:is one	0.019	0.003	-0.035	0.014
ab:is operated	-0.029	-0.003	0.002	0.029
ab:is owned	0.038	-0.011	-0.025	-0.001
ab:is paid	0.017	0.042	-0.028	-0.032
ab:is parking	-0.04	-0.001	-0.002	0.043
ab:is part	0.057	-0.014	-0.052	0.009
ab:is registered	0.061	-0.039	0.005	-0.027
ab:is responsible	0.018	-0.03	0.024	-0.013
ab:is run	-0.06	-0.018	0.041	0.037
ab:is sent	-0.003	-0.012	0.016	0
ab:is the	0.087	-0.035	-0.072	0.02
ab:is this	-0.046	-0.004	0.05	0
ab:is used	0.044	-0.004	-0.038	-0.001
ab:is with	-0.041	-0.012	0.058	-0.004
ab:is written	-0.026	-0.001	-0.001	0.027
ab:isle of	0.001	-0.005	-0.009	0.013
ab:issued by	0.005	-0.003	0.022	-0.024
ab:it and	0.006	-0.007	0.024	-0.022
ab:it if	0.015	0	0	-0.015
ab:it is	-0.007	0.012	0.067	-0.071
ab:it keeps	-0.011	0	0.011	0
ab:it our	-0.012	-0.013	-0.021	0.046
ab:it sometimes	-0.054	0.001	0.054	0
ab:it under	0.02	0.018	-0.038	0
ab:it with	-0.009	0.03	-0.045	0.025
ab:it works	-0.072	-0.002	-0.002	0.076
ab:it ¶	0.036	-0.015	0.022	-0.043
ab:its affiliates	0.047	-0.021	-0.025	0
ab:its clients	0.013	-0.011	-0.001	-0.002
ab:its loss	-0.017	0	0.017	0
ab:its number	0.011	-0.003	-0.008	0
ab:its own	-0.084	-0.039	0.098	0.025
ab:its registered	-0.03	0.005	0.02	0.006
ab:its subsidiaries	0.018	-0.023	0.006	-0.001
ab:itself how	-0.013	0	0.012	0
ab:january DIGITS	-0.023	-0.001	0.024	0
ab:keep a	0.001	-0.009	0.021	-0.013
ab:keep it	-0.001	-0.013	0.018	-0.004
ab:keep the	0.019	-0.007	-0.002	-0.01
ab:keep them	0.034	0	0.004	-0.037
ab:keep up	-0.008	-0.001	0.011	-0.003
ab:keep your	-0.019	0.044	-0.009	-0.016
ab:keeps its	-0.037	0.001	0.036	0
ab:keeps the	-0.015	-0.002	0.024	-0.008
ab:keeps your	-0.013	-0.006	-0.008	0.027
ab:kendal and	-0.037	-0.001	-0.001	0.038
ab:kept for	-0.015	-0.002	-0.005	0.022
ab:kestrel road	-0.031	0	0.031	0
ab:kestrel wharf	-0.019	0.016	0.003	0
ab:kind and	-0.019	0	0.001	0.018
ab:kind or	-0.053	0	0.052	0
ab:kingdom registered	0.011	-0.006	-0.005	0
ab:kingdom ¶	0.002	-0.009	-0.006	0.013
ab:kit for	0.048	-0.002	0	-0.046
ab:know as	0.051	-0.011	-0.015	-0.025
ab:known as	0.003	0.031	-0.042	0.009
ab:kop com	0.031	-0.001	-0.012	-0.018
ab:landlords letting	-0.003	0	0.02	-0.017
ab:lane london	-0.008	-0.003	0.012	0
ab:large ones	-0.041	0	0.041	0
ab:larkfield road	-0.014	0	0.014	0
ab:last month	-0.029	0	0	0.029
ab:last updated	-0.109	-0.003	0.013	0.099
ab:laws of	0.01	-0.004	-0.002	-0.004
ab:learning that	0.012	-0.001	-0.002	-0.009
ab:leeds and	0.084	-0.001	-0.002	-0.082
ab:legal grounds	-0.01	-0.001	0	0.011
ab:legal name	0.088	-0.001	-0.001	-0.086
ab:legal ¶	-0.035	0.007	0.003	0.025
ab:leicester and	-0.026	-0.001	-0.002	0.029
ab:lenders ¶	-0.034	-0.002	-0.003	0.039
ab:letter or	-0.03	-0.01	0.027	0.013
ab:letting agents	-0.006	0.001	0.02	-0.014
ab:letting and	-0.084	0	-0.001	0.085
ab:liability partnership	0.022	-0.004	-0.017	0
ab:liability ¶	0.035	-0.008	-0.026	-0.001
ab:liable for	0.031	-0.003	-0.025	-0.002
ab:licence and	0.103	-0.032	-0.07	0
ab:licence ¶	-0.018	-0.001	0.007	0.011
ab:like most	-0.008	-0.007	0.016	-0.001
ab:like to	0.021	0	0	-0.021
ab:limited by	0.055	-0.023	-0.028	-0.004
ab:limited company	0.033	-0.042	-0.03	0.038
ab:limited liability	0.05	-0.024	-0.028	0.001
ab:limited ¶	0.012	-0.002	-0.009	0
ab:lincoln and	-0.065	-0.002	-0.007	0.074
ab:lines and	0.016	0	0	-0.016
ab:little less	0.015	-0.001	0.001	-0.015
ab:liverpool and	-0.029	-0.013	0.013	0.028
ab:located at	0.022	0.012	-0.019	-0.014
ab:log in	-0.061	-0.004	0.04	0.025
ab:london and	0.027	-0.001	-0.001	-0.024
ab:london e14	0.033	-0.019	-0.011	-0.002
ab:london se1	-0.014	-0.008	0.023	0
ab:london sw1w	-0.015	0	0.015	0
ab:london united	0.032	-0.01	-0.012	-0.01
ab:london ¶	-0.005	-0.022	-0.069	0.095
ab:londonderry and	0.015	0	0	-0.015
ab:long it	-0.01	0	0.01	0
ab:long we	0.027	-0.015	0.023	-0.035
ab:look after	-0.048	0.103	-0.023	-0.032
ab:look out	0.012	0	-0.001	-0.011
ab:looked after	0.011	-0.008	0.011	-0.013
ab:looks after	-0.002	0.08	-0.099	0.021
ab:loss adjusters	-0.017	0	0.017	0
ab:lottery is	-0.055	0.05	0.015	-0.01
ab:lottery manager	0.004	-0.007	0.02	-0.017
ab:m12 2az	-0.046	0	0.045	0
ab:made in	-0.047	-0.001	0.001	0.047
ab:made simple	0.024	0	-0.002	-0.022
ab:made the	0.013	-0.011	-0.002	0
ab:made ¶	0.025	0.002	0.001	-0.028
ab:maidstone kent	-0.01	-0.001	0.01	0
ab:mail is	-0.002	-0.012	0.014	0
ab:mail ¶	-0.004	-0.01	0.015	-0.001
ab:make an	0.021	-0.002	-0.014	-0.005
ab:makes the	-0.065	0.001	0.064	0
ab:making a	0.015	-0.001	0.001	-0.016
ab:maltings way	-0.046	0	0.045	0
ab:managing agents	0.005	0	0.01	-0.016
ab:managing homes	-0.084	0	-0.001	0.085
ab:manchester m12	-0.046	0	0.045	0
ab:march DIGITS	-0.1	0.002	0.002	0.096
ab:march ¶	0.016	-0.003	-0.013	0
ab:mark of	0.003	-0.009	0.024	-0.017
ab:materials ourselves	-0.046	-0.001	-0.002	0.049
ab:may DIGITS	-0.018	-0.008	0.04	-0.013
ab:may be	-0.059	-0.029	0.022	0.066
ab:may not	0.016	-0.001	-0.016	0.001
ab:may refuse	0.023	-0.001	-0.001	-0.022
ab:mean SELF	0.012	-0.002	-0.01	0
ab:mean the	-0.023	0	-0.002	0.026
ab:means SELF	0.013	-0.005	-0.006	-0.002
ab:means any	0.037	0.015	-0.048	-0.004
ab:means that	-0.019	0.052	-0.031	-0.003
ab:means the	-0.001	-0.012	0.006	0.006
ab:member of	0.055	-0.006	-0.024	-0.025
ab:members of	-0.043	-0.013	0.053	0.003
ab:menus for	0.02	0	0	-0.02
ab:methods ¶	0.033	-0.001	-0.001	-0.031
ab:millrace road	-0.018	0	0.018	0
ab:miniatures ¶	-0.012	0	0	0.013
ab:modern teams	-0.081	0	0	0.082
ab:money on	-0.042	0.008	0.034	0
ab:month including	-0.01	0	0	0.01
ab:months ¶	-0.028	0	0	0.028
ab:more than	-0.01	-0.003	0.001	0.012
ab:mortgage advice	0.048	-0.002	-0.047	0.001
ab:mortgages ¶	-0.05	0	-0.001	0.052
ab:most of	-0.02	-0.014	-0.006	0.041
ab:most sites	-0.008	-0.007	0.016	-0.001
ab:must be	-0.012	-0.001	0.007	0.007
ab:my own	-0.014	0	0	0.015
ab:name :	-0.011	0.006	-0.025	0.03
ab:name BRAND	0.049	-0.02	-0.028	-0.001
ab:name of	-0.073	0.04	-0.016	0.049
ab:name the	-0.031	0.001	0.03	0
ab:name used	-0.027	-0.001	-0.001	0.028
ab:name we	0.024	-0.01	-0.014	0
ab:name ¶	-0.031	-0.007	0.041	-0.003
ab:names ¶	-0.022	0.052	-0.029	0
ab:near you	-0.048	-0.002	0.006	0.044
ab:need a	0.1	-0.021	-0.079	0
ab:needs us	-0.02	-0.003	0	0.022
ab:network registered	-0.142	0.129	0.013	0
ab:never reaches	-0.012	0	0.012	0
ab:never see	-0.004	-0.006	0.01	0
ab:new in	-0.028	-0.003	-0.002	0.033
ab:new this	0.01	0	0	-0.009
ab:new website	-0.029	0.001	0.029	0
ab:newcastle upon	0.023	-0.009	0.005	-0.02
ab:newry and	0.033	0	0	-0.033
ab:news ¶	0.042	-0.002	-0.002	-0.038
ab:no :	-0.009	-0.005	0.016	-0.001
ab:no DIGITS	0.106	0.014	-0.098	-0.021
ab:no NUM	0.004	0.046	-0.017	-0.034
ab:no SELF	-0.26	0.074	0.198	-0.011
ab:no contract	-0.011	-0.021	0.037	-0.005
ab:no fuss	0.024	-0.002	0.016	-0.038
ab:no investors	0.016	-0.005	-0.011	0
ab:no part	-0.015	0.006	0.009	0
ab:nobody is	-0.022	0	0.022	0
ab:norfolk nr7	-0.009	0	0.01	0
ab:north east	0.05	0	0	-0.05
ab:north yorkshire	-0.01	-0.002	0.011	0.001
ab:northern ireland	0.032	-0.007	-0.026	0.001
ab:norupo balloon	0.013	0	0	-0.013
ab:norupo london	0.048	-0.021	-0.025	-0.002
ab:norwich and	0.013	-0.001	-0.006	-0.006
ab:norwich norfolk	-0.026	0.001	0.012	0.013
ab:not be	0.016	-0.001	-0.016	0.001
ab:not for	-0.013	-0.005	0	0.018
ab:not incorporated	-0.011	0	0	0.012
ab:not keep	-0.008	-0.001	0.011	-0.003
ab:not liable	0.031	-0.003	-0.025	-0.002
ab:not send	-0.015	0.004	0.013	-0.002
ab:not vat	-0.014	0	0	0.015
ab:not we	-0.017	0	0.017	0
ab:not ¶	-0.003	0	0.021	-0.018
ab:nothing BRAND	0.033	-0.001	0	-0.032
ab:nothing and	-0.012	-0.002	0	0.014
ab:nothing bring	0.013	0	0	-0.013
ab:nothing delivery	-0.017	0	0	0.017
ab:nothing evening	0.014	0	0	-0.014
ab:nothing every	0.031	0	0	-0.03
ab:nothing gift	0.028	-0.002	-0.001	-0.026
ab:nothing if	0.024	0	-0.001	-0.023
ab:nothing our	-0.047	-0.001	-0.001	0.05
ab:nothing quote	-0.027	-0.001	-0.003	0.031
ab:nothing rated	-0.07	-0.001	-0.001	0.072
ab:nothing spare	-0.037	-0.001	-0.003	0.041
ab:nothing tell	-0.013	0	0	0.013
ab:nothing there	-0.01	-0.001	-0.001	0.011
ab:nothing to	-0.028	0.007	0.019	0.002
ab:nothing trade	0.024	0	0	-0.023
ab:nothing use	0.029	-0.001	-0.001	-0.028
ab:nothing we	0.05	-0.003	-0.005	-0.043
ab:nothing when	-0.016	0	-0.001	0.017
ab:nothing ¶	0.048	-0.014	-0.025	-0.009
ab:notice BRAND	-0.011	-0.001	0.001	0.011
ab:notice covers	-0.086	-0.016	0.03	0.072
ab:notice explains	-0.01	-0.006	-0.002	0.017
ab:notice tells	0.039	-0.011	-0.028	0
ab:notice terms	0.007	0.003	-0.028	0.018
ab:notice ¶	0.009	0.013	-0.035	0.013
ab:nottingham and	0.07	-0.001	-0.002	-0.067
ab:nottingham ng7	-0.03	0.008	0.022	0
ab:nottingham nottinghamshire	-0.01	-0.001	0.01	0
ab:now ¶	-0.015	-0.001	0.002	0.014
ab:number (	-0.022	-0.007	0.033	-0.004
ab:number :	-0.033	-0.084	0.022	0.096
ab:number DIGITS	0.087	0.005	-0.028	-0.064
ab:number NUM	-0.046	0.015	0.062	-0.032
ab:number SELF	-0.326	0.176	0.191	-0.041
ab:number at	0.01	-0.003	-0.007	0
ab:number is	0.04	-0.046	0.001	0.005
ab:number never	-0.012	0	0.012	0
ab:number ¶	0.092	-0.018	-0.069	-0.004
ab:o ORG	0.057	-0.015	-0.041	-0.001
ab:of BRAND	0.002	0.124	-0.03	-0.096
ab:of DIGITS	-0.094	-0.016	0.072	0.038
ab:of ORG	0.028	-0.043	-0.05	0.064
ab:of SELF	0.108	-0.028	-0.034	-0.046
ab:of a	0.037	-0.011	-0.046	0.02
ab:of aberdeen	0.033	0	0	-0.033
ab:of aberystwyth	-0.014	0	0	0.014
ab:of brighton	-0.021	-0.001	-0.001	0.023
ab:of bristol	-0.041	-0.001	-0.002	0.044
ab:of business	0.015	0.026	-0.024	-0.017
ab:of cambridge	-0.043	-0.001	-0.002	0.045
ab:of cardiff	0.035	-0.002	-0.002	-0.031
ab:of companies	0.003	0.029	-0.029	-0.003
ab:of contract	-0.046	0.045	-0.014	0.015
ab:of data	-0.015	-0.004	0	0.019
ab:of dundee	0.015	0	0	-0.014
ab:of edinburgh	0.017	0	0	-0.016
ab:of england	0.043	-0.009	-0.035	0.001
ab:of exeter	0.017	0	-0.001	-0.015
ab:of glasgow	0.038	0	0	-0.037
ab:of halifax	-0.004	-0.002	-0.008	0.015
ab:of hereford	-0.076	-0.001	0	0.077
ab:of ipswich	0.035	-0.001	-0.002	-0.033
ab:of its	0.026	-0.014	-0.018	0.006
ab:of kendal	-0.037	-0.001	-0.001	0.038
ab:of leeds	0.084	-0.001	-0.002	-0.082
ab:of leicester	-0.026	-0.001	-0.002	0.029
ab:of lincoln	-0.065	-0.002	-0.007	0.074
ab:of liverpool	-0.026	-0.001	-0.002	0.029
ab:of london	0.059	-0.007	0.01	-0.061
ab:of londonderry	0.015	0	0	-0.015
ab:of newcastle	0.022	-0.001	-0.002	-0.019
ab:of newry	0.04	0	0	-0.04
ab:of nottingham	0.07	-0.001	-0.002	-0.067
ab:of our	-0.015	-0.012	0.001	0.025
ab:of page	0.023	-0.028	0.045	-0.041
ab:of reading	-0.06	0	-0.001	0.062
ab:of sale	0.022	-0.003	0.001	-0.02
ab:of service	0.005	-0.004	-0.014	0.013
ab:of shrewsbury	-0.051	0	-0.001	0.052
ab:of stockport	0.051	-0.001	-0.002	-0.048
ab:of the	-0.103	-0.018	0.141	-0.02
ab:of their	0.042	-0.005	0.007	-0.044
ab:of them	-0.01	0.004	0.006	-0.001
ab:of this	0.044	-0.002	-0.001	-0.041
ab:of truro	-0.058	-0.001	-0.002	0.061
ab:of unit	-0.018	0	0.018	0
ab:of use	-0.074	0.003	0.079	-0.008
ab:of what	0.004	-0.012	-0.002	0.011
ab:of which	-0.02	-0.005	0.022	0.004
ab:of whitby	0.02	-0.001	-0.001	-0.019
ab:of wrexham	0.041	0	-0.001	-0.04
ab:of york	0.03	0	-0.001	-0.029
ab:of your	-0.019	-0.013	0.04	-0.008
ab:offered to	0.01	-0.001	-0.001	-0.008
ab:offers to	-0.053	0.056	0.002	-0.005
ab:offers ¶	0.023	0	0	-0.023
ab:office :	0.028	-0.092	0.047	0.017
ab:office DIGITS	0.001	-0.011	0.006	0.004
ab:office SELF	0.014	-0.002	-0.012	0
ab:office address	0.013	0.009	-0.01	-0.012
ab:office and	0.032	-0.009	-0.023	0
ab:office at	-0.012	-0.008	0.02	0
ab:office is	0.099	-0.006	-0.115	0.022
ab:office the	-0.025	0.001	0.024	0
ab:office unit	0.021	-0.004	-0.016	-0.001
ab:office with	-0.012	-0.003	0.02	-0.005
ab:office ¶	0.032	-0.007	-0.025	0
ab:okimiletpo ¶	0.021	-0.002	0.002	-0.022
ab:on DIGITS	-0.01	-0.019	-0.006	0.035
ab:on a	0.01	-0.009	0.002	-0.004
ab:on behalf	0.032	0.033	-0.015	-0.05
ab:on it	-0.016	0.003	0.022	-0.009
ab:on its	-0.008	-0.004	0.021	-0.009
ab:on one	0.014	0	-0.001	-0.013
ab:on our	0.013	0.038	-0.031	-0.019
ab:on sale	-0.043	0	0.003	0.04
ab:on sea	-0.01	-0.001	-0.003	0.015
ab:on the	0.174	-0.059	-0.079	-0.036
ab:on these	0.015	-0.002	-0.002	-0.011
ab:on this	0.016	0	0	-0.015
ab:on wednesdays	-0.009	0	0	0.01
ab:on working	-0.015	0	0.015	0
ab:on www	0.017	-0.014	-0.015	0.012
ab:on your	-0.07	-0.004	0.029	0.045
ab:on ¶	-0.041	-0.008	0.031	0.017
ab:one of	0.014	-0.006	-0.032	0.024
ab:one person	0.017	0	0	-0.017
ab:one place	-0.021	0	-0.007	0.028
ab:one sets	-0.008	-0.007	0.016	-0.001
ab:one side	0.019	0	0	-0.019
ab:ones by	-0.041	0	0.041	0
ab:only as	-0.058	-0.003	0.056	0.006
ab:only promotes	0.023	-0.001	-0.001	-0.022
ab:only ¶	0.039	-0.007	-0.001	-0.031
ab:operated by	-0.046	-0.007	0.01	0.043
ab:operates the	-0.024	0.006	0.007	0.011
ab:or "	0.082	-0.033	-0.023	-0.026
ab:or ORG	-0.014	-0.011	0.031	-0.005
ab:or a	-0.013	-0.003	0.017	-0.002
ab:or by	-0.012	-0.014	0.035	-0.009
ab:or its	-0.004	-0.009	0.013	0
ab:or not	-0.038	0	0.038	0
ab:or our	0.011	0.016	-0.014	-0.013
ab:or sent	0.014	0	0	-0.014
ab:or to	0.015	-0.004	-0.01	-0.001
ab:or us	-0.008	-0.005	-0.012	0.025
ab:or your	-0.014	-0.007	0.01	0.01
ab:orchard business	-0.011	0	0.01	0.001
ab:orchard street	0.013	-0.003	-0.01	0
ab:order and	-0.018	-0.015	0.055	-0.022
ab:order materials	-0.046	-0.001	-0.002	0.049
ab:order placed	-0.017	-0.005	0.001	0.021
ab:order ¶	-0.037	-0.005	0.017	0.025
ab:orders ¶	-0.024	0.032	-0.021	0.012
ab:ordinary partnership	-0.033	0	0	0.033
ab:org uk	-0.004	-0.006	0.01	-0.001
ab:other countries	0.012	0	0	-0.011
ab:other names	-0.008	-0.006	0.02	-0.006
ab:our "	-0.017	-0.055	0.026	0.046
ab:our accountant	-0.025	0.001	0.024	0
ab:our address	-0.011	-0.007	-0.001	0.02
ab:our and	0.024	0.034	-0.064	0.005
ab:our apprentices	-0.023	-0.001	0.01	0.014
ab:our behalf	-0.002	0.042	-0.039	-0.001
ab:our company	-0.015	0.038	-0.028	0.005
ab:our customers	-0.01	-0.001	-0.001	0.013
ab:our emails	-0.013	-0.003	-0.019	0.035
ab:our guarantee	-0.026	-0.001	-0.001	0.027
ab:our number	0.01	-0.003	-0.007	0
ab:our office	-0.045	0	0.044	0
ab:our or	-0.022	-0.018	0.025	0.015
ab:our own	-0.007	-0.026	0.067	-0.035
ab:our pages	-0.003	-0.016	0.021	-0.001
ab:our payment	-0.018	0.006	0.013	-0.001
ab:our prices	0.02	-0.001	-0.004	-0.015
ab:our profits	-0.012	-0.013	-0.021	0.046
ab:our registered	0.019	-0.034	0.006	0.008
ab:our services	-0.03	-0.014	0.028	0.016
ab:our story	0.049	-0.005	-0.021	-0.023
ab:our trading	-0.012	0.03	-0.028	0.01
ab:our van	0.025	0	0	-0.024
ab:our vat	0.03	-0.003	-0.012	-0.015
ab:our website	-0.005	0.041	-0.018	-0.018
ab:our work	0.019	-0.001	-0.001	-0.017
ab:our workshop	-0.015	-0.001	0	0.016
ab:our ¶	-0.017	0.042	-0.015	-0.01
ab:ourselves ;	-0.044	0	0	0.045
ab:ourselves and	-0.052	0	-0.001	0.053
ab:out for	0.012	0	-0.001	-0.011
ab:out repairs	-0.024	0	0.024	0
ab:out the	-0.027	-0.004	0.023	0.008
ab:out we	0.027	0	0	-0.026
ab:outside ¶	-0.022	-0.001	-0.001	0.023
ab:ovekavuvu ¶	-0.012	-0.002	0.045	-0.031
ab:own and	0.009	0	0.02	-0.03
ab:own file	-0.025	0.001	0.024	0
ab:own shelves	0.013	-0.003	0.001	-0.012
ab:own van	-0.028	0	0.028	0
ab:own ¶	-0.088	0.026	0.022	0.04
ab:owned and	0.019	-0.024	0.027	-0.023
ab:owned by	0.079	-0.003	-0.057	-0.019
ab:owned subsidiary	-0.103	0.117	0.017	-0.031
ab:owns and	0.016	-0.004	-0.011	0
ab:owns the	-0.017	-0.005	-0.01	0.032
ab:page of	-0.006	0	0.027	-0.021
ab:page ¶	0.045	0.019	-0.006	-0.058
ab:pages store	-0.002	-0.01	0.013	-0.001
ab:parent company	-0.033	0.054	-0.021	0
ab:parent of	0.06	0.055	-0.114	-0.001
ab:parking behind	-0.043	-0.001	-0.002	0.046
ab:part in	-0.015	0.006	0.009	0
ab:part of	0.041	0.007	-0.096	0.048
ab:partnership registered	0.017	-0.005	-0.017	0.005
ab:partnership the	-0.033	0	0	0.033
ab:parts are	0.017	-0.003	-0.006	-0.007
ab:pay a	0.019	-0.001	0.001	-0.019
ab:payment cards	-0.019	0.006	0.013	-0.001
ab:payment for	-0.058	0.054	0.004	0
ab:payment methods	0.033	-0.001	-0.001	-0.031
ab:payment provider	-0.019	0.005	0.014	-0.001
ab:payment that	0.023	-0.001	-0.001	-0.022
ab:payment ¶	-0.009	-0.003	0.012	0
ab:payments and	-0.017	-0.002	0.003	0.016
ab:payments are	-0.007	-0.008	0.016	-0.001
ab:payments ¶	-0.011	0.028	-0.016	-0.001
ab:payroll without	-0.049	0	-0.001	0.05
ab:pensioners pay	0.023	-0.001	0	-0.021
ab:people choose	-0.013	0	0.011	0.002
ab:people who	0.022	-0.002	-0.004	-0.016
ab:periods ¶	-0.002	-0.01	0.013	-0.001
ab:person who	0.015	-0.002	-0.008	-0.006
ab:personal data	0.139	-0.003	-0.135	-0.002
ab:personal details	-0.045	-0.008	0.039	0.014
ab:personal information	0.063	0.004	-0.065	-0.002
ab:pick up	0.012	0	-0.001	-0.012
ab:pier ¶	-0.021	-0.002	-0.001	0.024
ab:please read	-0.007	-0.015	0.055	-0.033
ab:please take	0.038	-0.017	-0.001	-0.02
ab:po box	-0.037	0.011	0.022	0.004
ab:policies are	-0.003	0.003	0.014	-0.014
ab:policy BRAND	0.027	-0.009	-0.005	-0.013
ab:policy contact	-0.055	-0.007	0.038	0.024
ab:policy of	-0.025	0.046	-0.009	-0.012
ab:policy tells	-0.001	-0.002	-0.007	0.01
ab:policy ¶	0.017	0.049	-0.011	-0.055
ab:portal that	-0.058	0.057	0.002	0
ab:possible on	0.019	0	-0.001	-0.019
ab:postal address	0.012	-0.003	0.002	-0.01
ab:posted the	0.028	0	0	-0.027
ab:powered by	-0.021	-0.037	0.067	-0.009
ab:price and	0.031	-0.001	-0.002	-0.028
ab:price does	0.028	0	-0.002	-0.025
ab:prices are	0	-0.001	0.017	-0.016
ab:prices ¶	0.006	0	0.02	-0.025
ab:pricing ¶	0.029	-0.001	-0.001	-0.027
ab:privacy &	0.016	-0.005	-0.007	-0.004
ab:privacy BRAND	-0.003	0.048	-0.045	0
ab:privacy and	0.01	-0.004	0	-0.006
ab:privacy notice	0.035	-0.002	-0.162	0.129
ab:privacy of	-0.002	-0.011	-0.001	0.014
ab:privacy policy	-0.155	-0.005	0.146	0.014
ab:privacy statement	0.049	-0.026	-0.019	-0.003
ab:privacy ¶	0.103	0.019	0.008	-0.129
ab:private and	-0.014	0.043	-0.011	-0.018
ab:private company	0.058	-0.032	-0.028	0.002
ab:private limited	0.042	-0.031	-0.008	-0.004
ab:process your	-0.002	-0.006	0.011	-0.002
ab:product ¶	-0.018	0	0	0.019
ab:profits ¶	-0.012	-0.013	-0.021	0.046
ab:project is	0.013	0	0	-0.012
ab:promotes the	0.022	0.028	-0.028	-0.022
ab:properly first	-0.03	0	-0.001	0.031
ab:property of	-0.004	-0.001	-0.005	0.01
ab:property on	0.035	-0.005	-0.012	-0.018
ab:protecting and	-0.024	-0.022	0.055	-0.009
ab:protection officer	0.003	-0.021	0.022	-0.004
ab:protection ¶	0.018	0.038	-0.037	-0.019
ab:proudly created	0.031	-0.001	-0.012	-0.018
ab:provided by	-0.003	-0.02	0.023	0
ab:provider and	-0.018	0.006	0.013	-0.001
ab:published whether	-0.073	0	0.073	0
ab:purposes of	0.004	0.037	-0.041	0
ab:put together	0.011	0	0.004	-0.014
ab:questions are	0.057	-0.001	0.002	-0.058
ab:range for	0.011	0	0	-0.011
ab:rapa ¶	0.021	-0.003	0.003	-0.022
ab:rated DIGITS	-0.009	-0.001	-0.001	0.011
ab:read them	-0.018	-0.015	0.055	-0.022
ab:read what	-0.03	0	-0.001	0.031
ab:reading and	-0.06	0	-0.001	0.062
ab:reading rg30	-0.013	0.008	0.005	0
ab:receives the	-0.031	0.001	0.03	0
ab:receives your	0.004	-0.005	0.014	-0.013
ab:records the	-0.004	-0.008	0.02	-0.008
ab:records ¶	-0.034	0.012	0.01	0.012
ab:ref DIGITS	-0.006	-0.005	0.012	0
ab:refer to	0.044	-0.012	-0.034	0.002
ab:references :	0.02	-0.001	-0.001	-0.017
ab:referred to	0.039	-0.023	-0.011	-0.006
ab:refers to	-0.03	0.046	-0.013	-0.003
ab:refuse a	0.023	-0.001	-0.001	-0.022
ab:refuse the	-0.015	0	0.015	0
ab:reg in	0.029	-0.002	-0.028	0
ab:reg no	0.011	0.031	-0.043	0.001
ab:register number	-0.047	-0.007	0.059	-0.004
ab:registered address	-0.031	0.025	-0.025	0.031
ab:registered and	-0.039	0.007	0.032	0
ab:registered at	-0.101	0.023	0.084	-0.006
ab:registered charity	0.071	-0.007	0.023	-0.087
ab:registered company	0.036	0.003	-0.037	-0.002
ab:registered in	-0.01	0.132	-0.03	-0.091
ab:registered no	-0.073	0.034	0.036	0.003
ab:registered number	-0.05	0.036	0.015	-0.001
ab:registered office	0.109	-0.052	-0.096	0.038
ab:registered under	0.012	-0.001	-0.001	-0.009
ab:registered with	0.013	-0.013	-0.006	0.006
ab:registered ¶	-0.014	0	0	0.015
ab:registration SELF	0.029	-0.027	-0.002	0
ab:registration no	0.039	-0.011	-0.026	-0.002
ab:registration number	-0.032	-0.083	0.055	0.06
ab:regulated by	-0.046	0.012	-0.009	0.044
ab:rely on	-0.032	0.003	0.011	0.017
ab:remembers your	-0.019	0.005	0.005	0.009
ab:remove a	-0.017	0	0.017	0
ab:rented unit	0.046	-0.026	-0.058	0.039
ab:repair it	0.021	0	0	-0.02
ab:repairs what	-0.013	0	0.013	0
ab:repairs ¶	-0.011	0	0.011	0
ab:repossessed if	-0.013	-0.005	0.021	-0.002
ab:representative of	0.115	-0.048	-0.029	-0.038
ab:reserved DIGITS	-0.016	0	0	0.016
ab:reserved home	-0.044	-0.016	0.05	0.009
ab:reserved website	0.01	0	0	-0.01
ab:reserved ¶	0.059	0.034	-0.022	-0.071
ab:respect your	0.032	-0.004	-0.014	-0.013
ab:respecting your	-0.023	-0.017	0.049	-0.008
ab:respects your	0.021	-0.004	-0.008	-0.009
ab:responsible for	0.007	-0.021	0.02	-0.006
ab:retention ¶	-0.003	-0.007	0.011	-0.001
ab:returns policy	0.014	-0.003	-0.01	-0.001
ab:reviewed january	-0.023	-0.001	0.024	0
ab:richmond upon	-0.05	0.005	0.044	0
ab:right to	-0.019	0.042	-0.047	0.024
ab:rights reserved	-0.024	0.037	0.033	-0.046
ab:ring before	0.013	-0.002	-0.005	-0.006
ab:road birmingham	0.049	-0.008	-0.041	0
ab:road halifax	-0.015	0	0.015	0
ab:road ipswich	-0.047	0	0.047	0
ab:road london	0.004	-0.011	0.007	0
ab:road norwich	-0.019	0	0.006	0.013
ab:road stockport	-0.027	0.004	0.022	0
ab:roasted posted	0.028	0	0	-0.027
ab:robotovuro daezal	-0.015	0	0.015	0
ab:rog s	-0.011	0	0.011	0
ab:rooms and	0.038	-0.003	0.013	-0.048
ab:royal charter	0.016	-0.001	-0.011	-0.004
ab:run by	0.004	-0.011	0.009	-0.001
ab:run it	-0.032	0.026	0.005	0
ab:running it	-0.015	0.006	0.009	0
ab:runs the	-0.041	0.039	0.007	-0.004
ab:runs this	0.075	-0.034	-0.073	0.032
ab:s c	-0.011	0.001	0.01	0
ab:said yesterday	-0.016	0	0.016	0
ab:sale ¶	-0.021	-0.001	-0.001	0.023
ab:same day	0.026	0	0	-0.026
ab:san diego	0.022	-0.016	-0.006	0
ab:school head	-0.015	0	0	0.015
ab:schools ¶	-0.023	-0.01	0.016	0.017
ab:scotland (	0.016	-0.002	-0.014	0
ab:scotland no	0.022	-0.012	-0.01	0
ab:scotland our	0.025	-0.012	-0.015	0.002
ab:scotland with	-0.007	0.054	-0.044	-0.003
ab:sea ¶	-0.022	0	0	0.023
ab:season :	0.037	0	0	-0.037
ab:second sort	-0.015	0	0.015	0
ab:second visit	0.029	-0.03	-0.04	0.04
ab:security ¶	-0.03	0	0	0.03
ab:see the	0.016	0.035	-0.045	-0.006
ab:seen at	-0.045	0	0.044	0
ab:self employed	-0.013	0	0	0.014
ab:seller has	-0.013	0.007	0.019	-0.013
ab:selling letting	-0.084	0	-0.001	0.085
ab:send invoices	0.024	-0.01	-0.014	0
ab:send us	-0.036	0.004	0.013	0.019
ab:sent by	0.014	0	0	-0.014
ab:sent from	0	-0.003	0.013	-0.01
ab:sent through	-0.003	-0.012	0.015	0
ab:separate company	-0.011	0.003	0.008	0
ab:seriously and	0.022	-0.001	-0.001	-0.02
ab:service ¶	-0.047	-0.01	0.015	0.042
ab:services "	0.09	-0.019	-0.086	0.015
ab:services are	-0.008	-0.001	-0.001	0.01
ab:services for	-0.03	-0.006	0.014	0.023
ab:services register	-0.038	-0.011	0.038	0.011
ab:services ¶	0.027	0.034	-0.003	-0.058
ab:set up	-0.01	-0.001	-0.001	0.012
ab:sets cookies	-0.008	-0.007	0.016	-0.001
ab:sets out	-0.006	0.028	-0.01	-0.012
ab:sets ¶	-0.043	-0.001	-0.001	0.046
ab:seven who	-0.002	0	0.011	-0.009
ab:sheffield south	-0.009	0	0.01	0
ab:shelves ¶	0.017	0	-0.002	-0.015
ab:shop with	-0.022	-0.001	-0.001	0.023
ab:shop ¶	-0.062	-0.004	0.006	0.059
ab:shops ¶	-0.055	-0.001	-0.001	0.056
ab:should not	-0.015	0.004	0.013	-0.002
ab:shrewsbury and	-0.051	0	-0.001	0.052
ab:shrewsbury sy3	-0.02	0.017	0.003	0
ab:sign in	-0.003	-0.004	-0.009	0.015
ab:similar technology	-0.002	-0.011	0.014	-0.001
ab:since DIGITS	0.065	0.041	-0.085	-0.021
ab:site :	0.013	0	0	-0.013
ab:site by	-0.022	0	-0.001	0.023
ab:site remembers	-0.019	0.005	0.006	0.009
ab:site the	-0.003	-0.003	0.016	-0.009
ab:site will	-0.015	0	0.015	0
ab:site you	-0.005	-0.003	-0.011	0.019
ab:site ¶	0.028	-0.029	-0.013	0.014
ab:sites this	-0.008	-0.007	0.016	-0.001
ab:slavery statement	0.019	-0.001	-0.005	-0.013
ab:small shop	-0.022	-0.001	-0.001	0.023
ab:smaller range	0.01	0	0.001	-0.011
ab:so nobody	-0.011	0	0	0.011
ab:so that	-0.041	-0.019	0.038	0.021
ab:software and	0.01	-0.021	0.024	-0.013
ab:software that	-0.066	0	0.002	0.064
ab:sold by	0.012	0	-0.004	-0.008
ab:sole trader	-0.103	-0.003	0.005	0.101
ab:somebody else	-0.024	0	0.002	0.022
ab:sometimes has	-0.054	0.001	0.054	0
ab:sort the	-0.015	0	0.015	0
ab:south yorkshire	-0.009	0	0.01	0
ab:spare parts	0.016	-0.003	-0.006	-0.007
ab:statement ¶	0.013	-0.004	0	-0.009
ab:status ;	-0.032	0	0.031	0
ab:statutory rate	-0.029	0	0	0.029
ab:stay :	-0.005	-0.001	0.01	-0.004
ab:stay chosen	-0.022	-0.001	0.009	0.014
ab:stay with	-0.067	0	0.004	0.062
ab:stockport and	0.051	-0.001	-0.002	-0.048
ab:stockport cheshire	-0.027	0.004	0.022	0
ab:stops at	0.01	-0.001	-0.001	-0.008
ab:storage periods	-0.002	-0.01	0.013	-0.001
ab:store a	-0.002	-0.01	0.013	-0.001
ab:store ¶	-0.011	-0.012	0.025	-0.001
ab:stories worth	0.03	-0.001	-0.011	-0.017
ab:story ¶	0.018	-0.004	-0.008	-0.006
ab:straightforward help	-0.005	-0.001	-0.005	0.012
ab:street edinburgh	0.031	-0.002	0.008	-0.038
ab:street london	-0.028	-0.016	0.055	-0.012
ab:students and	0.034	-0.001	0	-0.032
ab:studio at	-0.011	0	0	0.012
ab:stuttgart germany	-0.038	0.021	0.015	0.002
ab:style of	-0.031	-0.005	0.002	0.034
ab:subject to	-0.025	-0.002	0.028	-0.001
ab:subscribe to	-0.021	-0.013	-0.032	0.066
ab:subsidiaries and	0.034	-0.014	-0.019	-0.001
ab:subsidiary of	-0.07	0.07	0.041	-0.041
ab:suffolk ip4	-0.05	0	0.05	0
ab:suite DIGITS	-0.027	0.062	-0.028	-0.006
ab:supplied by	-0.006	-0.014	0.047	-0.028
ab:suppliers ¶	0.034	0	0	-0.034
ab:supply the	-0.058	0.057	0.002	0
ab:support ¶	-0.007	0.032	-0.011	-0.014
ab:surrey tw9	-0.05	0.005	0.044	0
ab:suvo road	0.029	-0.009	-0.021	0
ab:t a	0.002	-0.016	0.002	0.012
ab:tafapon ¶	-0.021	-0.01	-0.005	0.036
ab:take the	-0.112	0.102	0.01	0
ab:takes no	-0.015	0.006	0.009	0
ab:takes the	-0.062	-0.003	0.026	0.039
ab:takes your	0.034	-0.002	0.002	-0.034
ab:tasting evenings	0.007	0	0.003	-0.01
ab:team meets	0.017	-0.001	0.002	-0.018
ab:technology ¶	-0.002	-0.011	0.014	-0.001
ab:tel :	-0.067	0.087	-0.052	0.032
ab:telephone (	0.014	-0.004	-0.011	0
ab:telephone DIGITS	0.029	-0.006	-0.021	-0.002
ab:telephone by	-0.045	-0.008	0.039	0.014
ab:telephone number	0.033	-0.006	-0.023	-0.003
ab:tell us	0.003	-0.018	-0.011	0.027
ab:tell you	0.013	-0.001	0	-0.012
ab:tells you	0.042	-0.014	-0.035	0.007
ab:ten and	0.034	-0.002	-0.005	-0.027
ab:ten miles	0.013	0	0.003	-0.016
ab:terms &	-0.012	-0.046	0.051	0.006
ab:terms BRAND	-0.009	-0.011	0.023	-0.004
ab:terms and	0.027	0.075	0.004	-0.106
ab:terms apply	-0.006	-0.01	0.002	0.015
ab:terms are	0.007	-0.012	0.007	-0.002
ab:terms of	-0.051	0.051	-0.033	0.032
ab:terms privacy	0.057	-0.002	0	-0.054
ab:terms ¶	-0.066	-0.071	-0.033	0.17
ab:terrace cambridge	-0.016	0	0.015	0
ab:thames surrey	-0.05	0.005	0.044	0
ab:that BRAND	-0.058	0.057	0.002	0
ab:that are	-0.019	0.038	-0.03	0.01
ab:that does	-0.098	-0.001	-0.001	0.1
ab:that is	-0.001	-0.006	-0.011	0.018
ab:that it	-0.018	-0.003	0.004	0.017
ab:that takes	-0.048	0	0.002	0.046
ab:that the	-0.005	0.036	-0.025	-0.006
ab:that travels	0.012	-0.001	-0.002	-0.009
ab:that we	-0.029	-0.012	0.038	0.002
ab:that works	0.022	-0.001	0	-0.022
ab:that you	-0.022	0.028	-0.063	0.057
ab:the "	-0.084	0.083	-0.013	0.014
ab:the BRAND	0.05	-0.053	0.011	-0.007
ab:the ORG	0.006	0.047	-0.028	-0.025
ab:the address	-0.054	-0.001	0.039	0.017
ab:the admin	-0.036	0	0.01	0.026
ab:the advice	-0.02	-0.008	0.025	0.002
ab:the app	-0.019	-0.001	0.001	0.019
ab:the booking	-0.072	0.043	0.031	-0.002
ab:the building	-0.011	-0.011	-0.003	0.025
ab:the business	0.008	-0.018	-0.028	0.038
ab:the card	0.032	-0.011	0.003	-0.024
ab:the certificate	-0.054	0	0.058	-0.004
ab:the client	-0.013	-0.002	-0.006	0.021
ab:the company	-0.015	0.055	-0.026	-0.013
ab:the context	0.008	-0.008	0.016	-0.016
ab:the contract	-0.019	-0.001	0.016	0.004
ab:the controller	0.075	-0.017	-0.041	-0.017
ab:the country	0.047	-0.004	-0.037	-0.007
ab:the customer	-0.01	-0.016	-0.015	0.041
ab:the data	0.074	-0.043	-0.081	0.051
ab:the decision	-0.065	0.001	0.064	0
ab:the details	-0.039	-0.004	0.011	0.033
ab:the edge	0.096	-0.027	-0.061	-0.008
ab:the financial	-0.035	-0.001	0.006	0.031
ab:the first	0.034	0.039	-0.042	-0.031
ab:the following	-0.007	-0.028	0.043	-0.008
ab:the form	0.028	-0.002	-0.003	-0.023
ab:the gambling	0.009	0.012	0.028	-0.049
ab:the gaps	-0.019	0	0.002	0.018
ab:the garden	0.033	-0.001	0.001	-0.032
ab:the general	-0.02	0	0	0.02
ab:the gift	-0.042	-0.006	0.038	0.01
ab:the hospice	-0.028	0.052	-0.02	-0.004
ab:the information	-0.023	-0.009	0.041	-0.009
ab:the jargon	-0.007	-0.001	-0.002	0.01
ab:the laws	-0.031	0.052	-0.019	-0.003
ab:the legal	-0.011	-0.002	0.002	0.011
ab:the lottery	-0.033	0.018	-0.003	0.018
ab:the money	-0.021	0.007	0.035	-0.021
ab:the name	0.009	-0.024	-0.003	0.018
ab:the network	-0.142	0.129	0.013	0
ab:the number	0.024	-0.017	-0.003	-0.004
ab:the office	0.01	-0.001	0	-0.009
ab:the other	0.022	-0.001	0	-0.021
ab:the owner	-0.021	-0.004	0.004	0.021
ab:the parent	0.046	0.089	-0.134	0
ab:the partners	-0.033	0	0	0.033
ab:the payment	-0.066	0.052	0.018	-0.004
ab:the person	0.021	-0.005	-0.008	-0.007
ab:the personal	0.085	-0.023	-0.062	0
ab:the phone	0.014	0	-0.001	-0.013
ab:the pier	-0.029	-0.002	-0.001	0.032
ab:the platform	-0.012	-0.004	-0.003	0.019
ab:the policy	-0.01	0.111	-0.098	-0.002
ab:the portal	-0.058	0.057	0.002	0
ab:the price	0.027	-0.001	-0.002	-0.025
ab:the privacy	-0.004	-0.025	0.016	0.012
ab:the property	0.04	-0.012	-0.029	0.001
ab:the purpose	0.018	-0.003	0.013	-0.028
ab:the purposes	-0.009	0.053	-0.042	-0.001
ab:the registered	0.003	-0.001	-0.016	0.014
ab:the sale	0.021	0	-0.001	-0.02
ab:the same	0.062	-0.005	-0.016	-0.041
ab:the second	0.026	-0.03	-0.026	0.03
ab:the seller	-0.004	0.002	0.018	-0.016
ab:the service	-0.017	-0.002	0	0.019
ab:the services	-0.011	-0.016	-0.009	0.036
ab:the seven	-0.011	0	0.011	0
ab:the shop	0.031	-0.04	0.009	-0.001
ab:the site	-0.031	-0.015	0.013	0.033
ab:the statutory	-0.029	0	0	0.029
ab:the supplier	0.012	-0.004	0.019	-0.027
ab:the telephone	-0.015	0	0.015	0
ab:the terms	0.012	-0.004	0.008	-0.016
ab:the trade	-0.022	-0.001	0	0.023
ab:the trading	0.062	-0.03	-0.02	-0.012
ab:the trust	0.023	0.079	-0.087	-0.015
ab:the uk	-0.038	0.026	0.044	-0.032
ab:the united	0.066	0.012	-0.083	0.006
ab:the website	0.108	0.013	-0.1	-0.021
ab:the work	-0.038	0.004	0.034	0
ab:their details	-0.015	0.004	0.013	-0.002
ab:their own	-0.034	0.079	-0.054	0.009
ab:them before	-0.018	-0.015	0.055	-0.022
ab:them nothing	0.039	-0.03	-0.044	0.035
ab:them safe	0.012	0	0.004	-0.016
ab:theme by	0.02	0	0	-0.02
ab:there is	-0.045	-0.012	-0.014	0.071
ab:these terms	0.038	-0.077	-0.017	0.056
ab:they are	-0.029	-0.016	0.039	0.007
ab:they said	-0.012	0	0.006	0.006
ab:thimble industrial	-0.018	0	0.018	0
ab:things sent	0.028	-0.004	0.013	-0.037
ab:third party	0.004	-0.011	0.008	-0.001
ab:thirteen should	-0.015	0.004	0.013	-0.002
ab:thirty days	0.008	-0.001	0.009	-0.017
ab:this agreement	-0.039	-0.006	0.049	-0.004
ab:this notice	-0.011	-0.017	0.015	0.013
ab:this one	-0.005	-0.008	0.016	-0.004
ab:this page	0.083	0.039	-0.1	-0.021
ab:this policy	0.03	0	-0.013	-0.017
ab:this privacy	-0.005	-0.008	-0.011	0.024
ab:this season	0.01	0	0	-0.009
ab:this site	0.032	-0.027	0.011	-0.016
ab:this web	0.019	-0.006	-0.004	-0.01
ab:this website	0.02	-0.051	-0.014	0.045
ab:this your	-0.034	-0.004	0.038	0
ab:thoughtful things	-0.001	-0.004	0.013	-0.008
ab:three of	0.026	-0.001	-0.001	-0.024
ab:through ORG	-0.001	-0.008	0.01	-0.001
ab:through this	-0.049	-0.014	0.062	0.001
ab:tickets are	-0.064	0	0.003	0.061
ab:time to	0.044	-0.028	-0.015	-0.002
ab:time ¶	0.029	-0.003	-0.009	-0.018
ab:timetable ¶	0.047	0	-0.001	-0.046
ab:to :	0.017	-0.008	-0.008	-0.001
ab:to BRAND	-0.033	-0.009	0.012	0.031
ab:to DIGITS	-0.051	-0.005	0.006	0.05
ab:to ORG	-0.039	0.007	0.013	0.019
ab:to SELF	0.026	-0.003	-0.013	-0.01
ab:to a	-0.004	-0.005	-0.005	0.014
ab:to addresses	-0.021	-0.006	0.038	-0.011
ab:to as	0.024	-0.013	-0.006	-0.005
ab:to cancel	-0.006	0.044	-0.036	-0.002
ab:to carry	-0.021	-0.003	0.035	-0.012
ab:to contact	-0.02	0.031	-0.005	-0.005
ab:to do	-0.057	0	-0.012	0.069
ab:to every	-0.024	-0.001	0.006	0.018
ab:to in	0.021	-0.006	-0.015	0
ab:to it	0.025	-0.008	-0.013	-0.005
ab:to its	-0.068	0.057	0.018	-0.006
ab:to keep	0.017	0.036	-0.01	-0.042
ab:to our	0.008	-0.019	-0.043	0.054
ab:to pay	0.016	0	0.009	-0.025
ab:to protecting	-0.02	-0.022	0.055	-0.013
ab:to see	0.011	-0.006	-0.007	0.002
ab:to speak	0.01	-0.001	-0.001	-0.008
ab:to status	-0.032	0	0.031	0
ab:to the	-0.025	0.044	0.025	-0.044
ab:to them	-0.004	-0.004	-0.002	0.01
ab:to these	0.037	-0.017	-0.019	0
ab:to this	0.026	-0.001	0	-0.024
ab:to us	-0.011	-0.012	0.014	0.009
ab:to visitors	0.014	-0.001	0	-0.014
ab:to which	0.016	-0.011	-0.003	-0.002
ab:to whom	-0.018	-0.01	0.033	-0.005
ab:to you	0.051	-0.012	-0.012	-0.026
ab:to your	-0.038	-0.009	0.055	-0.007
ab:together by	0.007	0	0.007	-0.014
ab:together with	0.077	-0.037	-0.046	0.006
ab:touch about	0.018	0	0	-0.018
ab:touch who	-0.024	-0.001	0	0.025
ab:touch ¶	0.045	-0.002	-0.008	-0.035
ab:trade customers	0.034	-0.001	-0.002	-0.031
ab:trade mark	-0.004	-0.01	0.027	-0.012
ab:trade ¶	0.049	-0.003	-0.008	-0.038
ab:trader we	-0.014	0	0	0.015
ab:trader ¶	-0.028	0	0	0.028
ab:trades as	0.02	-0.019	-0.005	0.003
ab:trading as	-0.094	0.112	0.01	-0.028
ab:trading company	0.076	-0.028	-0.035	-0.013
ab:trading estate	-0.01	-0.002	0.009	0.003
ab:trading name	-0.029	0.033	-0.025	0.021
ab:trading style	-0.029	-0.005	0.002	0.033
ab:train two	-0.013	0	-0.001	0.014
ab:trained here	-0.002	0	0.011	-0.009
ab:travels with	0.021	-0.001	-0.002	-0.017
ab:tree for	0.024	-0.002	-0.004	-0.018
ab:truro and	-0.058	-0.001	-0.002	0.061
ab:truro cornwall	0.015	-0.009	-0.002	-0.004
ab:truro tr1	0.018	-0.001	-0.017	0
ab:try to	0.024	-0.014	-0.007	-0.003
ab:tw9 8qe	-0.05	0.005	0.044	0
ab:two chairs	-0.022	-0.001	-0.001	0.023
ab:two young	-0.022	0	-0.001	0.023
ab:uk (	0.015	-0.006	0.003	-0.012
ab:uk DIGITS	-0.015	-0.008	0.017	0.006
ab:uk and	-0.031	-0.01	0.039	0.002
ab:uk ¶	-0.017	-0.001	0.005	0.013
ab:ulirva made	0.026	0	0	-0.026
ab:under SELF	-0.044	0.043	0.002	0
ab:under account	0.007	-0.007	0.01	-0.009
ab:under company	0.056	-0.069	-0.014	0.027
ab:under licence	0.093	-0.034	-0.068	0.008
ab:under number	-0.017	-0.007	0.014	0.01
ab:under the	0.079	-0.041	-0.014	-0.024
ab:under thirteen	-0.015	0.004	0.013	-0.002
ab:underwritten by	0.017	-0.002	-0.005	-0.011
ab:unit DIGITS	-0.115	0.004	0.112	-0.001
ab:unit on	0.048	-0.026	-0.06	0.039
ab:united kingdom	0.093	0.013	-0.106	0
ab:unless you	-0.015	-0.008	0.025	-0.003
ab:unpaid after	-0.029	0	0	0.029
ab:up and	-0.022	-0.001	-0.001	0.024
ab:up the	0.011	-0.002	0.004	-0.014
ab:up to	-0.046	0	0.007	0.039
ab:updated :	-0.086	-0.004	0.005	0.085
ab:upon thames	-0.05	0.005	0.044	0
ab:upon tyne	0.032	-0.009	-0.004	-0.02
ab:url :	-0.032	-0.001	-0.009	0.043
ab:us "	0.1	-0.04	-0.038	-0.022
ab:us :	0.001	-0.009	0.012	-0.005
ab:us and	0.04	-0.017	0.03	-0.053
ab:us at	-0.007	-0.004	-0.004	0.015
ab:us last	-0.022	0	0	0.022
ab:us or	0.026	0.018	-0.043	-0.002
ab:us our	0.054	0.084	-0.112	-0.027
ab:us their	-0.015	0.004	0.013	-0.002
ab:us to	0.023	0	-0.02	-0.002
ab:us we	-0.034	0	0.008	0.026
ab:us what	0.058	-0.003	-0.057	0.001
ab:us ¶	0.061	-0.029	0.092	-0.124
ab:use cookies	-0.001	-0.001	-0.01	0.012
ab:use the	0.037	-0.005	-0.009	-0.023
ab:use ¶	-0.058	0.043	0.044	-0.03
ab:used by	-0.034	-0.001	-0.001	0.036
ab:used the	0.038	-0.016	-0.013	-0.009
ab:uses and	0.009	-0.008	-0.021	0.02
ab:uses data	0.013	0	0	-0.013
ab:uses it	0.02	0.018	-0.038	0
ab:uses the	-0.013	-0.01	-0.001	0.024
ab:using the	0.061	-0.003	-0.025	-0.032
ab:van if	-0.015	0	0.015	0
ab:van in	0.019	0	0	-0.019
ab:van ¶	-0.013	0	0.013	0
ab:vat no	0.032	-0.004	-0.028	-0.001
ab:vat number	-0.025	-0.033	0.04	0.018
ab:vat registered	-0.009	-0.004	-0.001	0.015
ab:vat registration	0.029	-0.003	-0.011	-0.014
ab:vat ¶	0.042	-0.005	-0.036	-0.001
ab:venues ¶	0.032	-0.003	0.004	-0.033
ab:views my	-0.031	0	0	0.031
ab:visit costs	0.029	-0.03	-0.04	0.04
ab:visit us	-0.024	0	-0.001	0.025
ab:visit ¶	-0.031	-0.006	0.004	0.032
ab:visitors to	0.011	-0.002	0.001	-0.011
ab:visitors ¶	0.035	0	-0.001	-0.034
ab:voluntary aided	-0.015	0	0	0.015
ab:vouchers can	0.04	-0.002	-0.004	-0.034
ab:vududka ¶	0.022	-0.001	0.001	-0.022
ab:wales (	0.043	-0.011	-0.016	-0.016
ab:wales as	0.025	-0.02	-0.011	0.006
ab:wales co	0.013	0	-0.012	0
ab:wales company	-0.035	-0.01	0.048	-0.003
ab:wales no	-0.268	0.102	0.172	-0.006
ab:wales number	0.019	-0.005	-0.014	0
ab:wales our	-0.02	-0.004	-0.004	0.028
ab:wales registered	0.015	0.014	-0.03	0.001
ab:wales registration	0.021	-0.004	-0.017	0
ab:wales under	0.056	-0.036	-0.05	0.031
ab:wales with	0.066	-0.008	-0.017	-0.041
ab:wales ¶	0.054	-0.029	-0.024	-0.001
ab:wall london	-0.015	0.03	-0.015	0
ab:want to	0.01	0.085	-0.08	-0.014
ab:was incorporated	-0.038	0	0.037	0
ab:way manchester	-0.046	0	0.045	0
ab:we "	0.027	-0.006	-0.001	-0.02
ab:we act	-0.014	-0.005	0.019	0
ab:we also	0.04	-0.01	0.006	-0.036
ab:we and	-0.027	-0.012	0.043	-0.004
ab:we are	0.025	-0.076	-0.022	0.073
ab:we collect	0.018	-0.028	0.011	-0.001
ab:we do	0.026	0.027	-0.004	-0.049
ab:we end	-0.028	0.001	0.004	0.023
ab:we gather	0.034	-0.002	-0.022	-0.01
ab:we have	-0.015	-0.01	0.01	0.015
ab:we hold	-0.003	-0.035	-0.013	0.052
ab:we keep	0.026	-0.019	0.045	-0.053
ab:we look	0.016	-0.004	0.036	-0.048
ab:we may	0.027	-0.003	0.009	-0.033
ab:we mean	-0.04	-0.005	0.034	0.012
ab:we never	-0.008	-0.006	0.015	0
ab:we or	0.002	-0.029	0.016	0.011
ab:we order	-0.046	-0.001	-0.002	0.049
ab:we our	0.013	0.037	-0.048	-0.002
ab:we own	-0.048	0.028	0.021	0
ab:we refer	0.044	-0.012	-0.034	0.002
ab:we rely	0.002	0.003	0.011	-0.016
ab:we remove	-0.038	0	0.038	0
ab:we repair	0.021	0	0	-0.02
ab:we respect	0.032	-0.004	-0.014	-0.014
ab:we run	-0.015	0.029	-0.014	-0.001
ab:we supply	-0.066	0.057	0.009	0
ab:we take	-0.059	0.092	-0.032	0
ab:we train	-0.013	0	-0.001	0.014
ab:we treat	0.024	-0.006	-0.013	-0.005
ab:we try	0.024	-0.014	-0.007	-0.003
ab:we us	0.04	0.107	-0.134	-0.014
ab:we use	0.011	-0.01	0.005	-0.005
ab:we want	0.028	-0.006	-0.006	-0.016
ab:we will	-0.01	-0.007	0.01	0.007
ab:wears out	0.02	0	-0.001	-0.019
ab:web form	-0.002	-0.011	0.014	-0.001
ab:web site	0.048	-0.013	-0.039	0.004
ab:web sites	0.023	-0.006	-0.005	-0.012
ab:website "	-0.082	-0.003	0.038	0.047
ab:website (	-0.03	-0.003	-0.001	0.034
ab:website :	0.081	-0.019	-0.041	-0.021
ab:website and	0.024	-0.006	-0.006	-0.012
ab:website because	-0.018	0	0	0.018
ab:website by	0	-0.013	0.032	-0.019
ab:website design	0.021	-0.001	0	-0.02
ab:website is	0.025	-0.005	-0.018	-0.003
ab:website it	-0.012	0.011	0.005	-0.003
ab:website terms	-0.028	0	0	0.028
ab:website www	0.053	-0.023	-0.028	-0.003
ab:website ¶	0.036	-0.016	-0.034	0.014
ab:weddings and	0.001	-0.001	0.011	-0.011
ab:wednesdays by	-0.009	0	0	0.01
ab:welcome to	-0.044	-0.002	0.044	0.001
ab:west sussex	-0.032	0.002	0.032	-0.002
ab:west yorkshire	-0.029	0	0.029	0
ab:wharf birmingham	-0.011	0.009	0.001	0
ab:wharf shrewsbury	-0.013	0.007	0.006	0
ab:what customers	-0.03	0	-0.001	0.031
ab:what follows	0.014	-0.002	0.003	-0.015
ab:what happens	0.031	-0.004	-0.006	-0.021
ab:what information	0.027	-0.002	-0.016	-0.008
ab:what it	-0.019	0.004	-0.016	0.031
ab:what the	-0.025	-0.015	0.041	-0.001
ab:what this	-0.093	-0.009	0.004	0.098
ab:what we	-0.019	-0.002	0.018	0.003
ab:what you	0.032	-0.028	-0.028	0.024
ab:what's on	-0.045	-0.003	0.032	0.016
ab:when a	-0.045	0.048	0.004	-0.007
ab:when they	-0.012	0	0.006	0.006
ab:when we	-0.024	-0.003	0.042	-0.014
ab:when you	0.079	-0.013	-0.01	-0.056
ab:where you	0.012	-0.005	0.019	-0.025
ab:whether they	-0.073	0	0.073	0
ab:which all	0.013	-0.011	-0.002	0
ab:which are	0	0.019	0.008	-0.028
ab:which decides	0.016	-0.016	0	0
ab:which has	-0.012	0.028	-0.012	-0.004
ab:which hosts	-0.055	-0.004	0.06	0
ab:which is	-0.037	-0.035	0.092	-0.019
ab:which makes	-0.065	0.001	0.064	0
ab:which only	0.023	-0.001	-0.001	-0.022
ab:which receives	-0.031	0.001	0.03	0
ab:which runs	0.001	0.006	0.01	-0.017
ab:which takes	-0.015	0.006	0.009	0
ab:which the	0.011	-0.001	-0.012	0.003
ab:which trades	0.022	-0.016	-0.005	-0.001
ab:which we	-0.03	-0.005	0.037	-0.002
ab:whitby and	0.02	-0.001	-0.001	-0.019
ab:who are	0.048	-0.035	-0.008	-0.005
ab:who have	0.013	-0.001	-0.038	0.026
ab:who is	0.013	-0.002	-0.021	0.009
ab:who need	0.044	-0.013	-0.012	-0.019
ab:who needs	-0.02	-0.003	0	0.022
ab:who owns	-0.029	-0.002	-0.001	0.032
ab:who pick	0.021	-0.001	-0.002	-0.018
ab:who receives	0.011	-0.001	0.001	-0.012
ab:who trained	-0.002	0	0.011	-0.009
ab:who we	-0.042	-0.008	-0.001	0.051
ab:wholly owned	-0.149	0.186	0.007	-0.044
ab:whom we	-0.019	-0.01	0.033	-0.005
ab:whose company	0.011	-0.009	-0.003	0
ab:whose name	0.024	-0.01	-0.014	0
ab:whose registered	0.13	-0.015	-0.095	-0.02
ab:wi fi	0.056	-0.026	0.031	-0.06
ab:will carry	-0.033	0.002	0.03	0.001
ab:will go	-0.015	0	0.015	0
ab:will speak	0.02	0	0.001	-0.021
ab:wins an	-0.01	0	0.01	0
ab:with ORG	0.055	-0.023	-0.011	-0.02
ab:with a	0.122	-0.008	0.002	-0.117
ab:with company	0.052	0.033	-0.039	-0.046
ab:with cookies	-0.019	0.005	0.005	0.009
ab:with its	0.041	0.005	-0.033	-0.013
ab:with kop	0.031	-0.001	-0.012	-0.018
ab:with money	-0.021	-0.001	0.001	0.02
ab:with number	0.083	-0.027	-0.079	0.022
ab:with registered	-0.048	0.027	0.002	0.019
ab:with registration	0.012	-0.016	0.01	-0.005
ab:with the	-0.017	0.019	0.019	-0.022
ab:with two	-0.028	-0.002	0.01	0.019
ab:with us	-0.043	-0.01	0.042	0.011
ab:with what	-0.007	-0.015	-0.013	0.034
ab:with you	0.035	-0.001	-0.002	-0.032
ab:within ten	0.018	0	0.002	-0.019
ab:within the	-0.022	0.009	-0.016	0.03
ab:without the	0.03	-0.001	-0.002	-0.026
ab:work for	0.004	0	0.02	-0.024
ab:work ¶	0.017	-0.001	-0.001	-0.015
ab:works with	0.047	-0.004	-0.036	-0.007
ab:works ¶	-0.034	-0.002	-0.001	0.037
ab:workshop is	-0.009	-0.001	0	0.01
ab:worth opening	-0.076	0	0.006	0.07
ab:worth your	0.051	-0.001	-0.011	-0.039
ab:would like	0.031	-0.001	0	-0.03
ab:wrexham and	0.041	0	-0.001	-0.04
ab:write to	0.065	-0.02	-0.063	0.018
ab:written on	0.02	-0.001	-0.001	-0.019
ab:written price	0.042	-0.001	-0.003	-0.039
ab:www BRAND	0.033	-0.011	-0.06	0.038
ab:years which	0.013	-0.001	-0.002	-0.01
ab:yesterday that	-0.016	0	0.016	0
ab:york and	0.01	0	-0.001	-0.009
ab:york north	-0.018	0.009	0.008	0.001
ab:yorkshire hx1	-0.014	0	0.014	0
ab:yorkshire hx3	-0.02	0	0.02	0
ab:you (	0.041	-0.005	-0.021	-0.015
ab:you accept	-0.029	0.045	-0.033	0.018
ab:you agree	0.024	-0.015	-0.009	0
ab:you and	0.035	-0.003	0.014	-0.046
ab:you are	0.028	-0.02	-0.024	0.016
ab:you buy	0.014	-0.003	-0.002	-0.009
ab:you can	-0.106	-0.019	0.033	0.093
ab:you choose	0.013	-0.005	0.017	-0.025
ab:you claim	-0.01	0	0.01	0
ab:you do	-0.043	-0.005	0.032	0.016
ab:you give	-0.001	-0.009	-0.03	0.04
ab:you have	0.012	-0.006	0.009	-0.015
ab:you how	0.037	-0.013	-0.035	0.011
ab:you may	-0.005	-0.007	0.044	-0.031
ab:you need	0.088	-0.023	-0.07	0.006
ab:you or	-0.012	-0.007	0.01	0.008
ab:you order	-0.013	-0.015	0.055	-0.026
ab:you refuse	-0.015	0	0.015	0
ab:you tell	-0.002	-0.018	-0.011	0.03
ab:you the	0.055	-0.003	-0.022	-0.03
ab:you use	0.08	-0.031	-0.042	-0.007
ab:you will	0.04	-0.005	-0.01	-0.025
ab:you would	0.033	-0.001	0	-0.032
ab:you ¶	-0.054	-0.008	0.025	0.036
ab:your account	-0.036	-0.011	0.02	0.027
ab:your booking	-0.019	-0.004	0.019	0.004
ab:your business	-0.018	-0.006	0.024	0
ab:your choices	-0.019	0.005	0.005	0.009
ab:your contract	-0.027	-0.009	0.04	-0.003
ab:your data	0.031	0.059	-0.062	-0.028
ab:your delivery	0.013	0	0	-0.013
ab:your details	0.08	-0.026	-0.023	-0.031
ab:your home	-0.029	-0.023	0.039	0.012
ab:your order	0.011	-0.005	0.007	-0.013
ab:your personal	0.045	0.03	-0.053	-0.022
ab:your privacy	0.052	-0.022	0.002	-0.032
ab:your questions	0.049	-0.001	0.002	-0.05
ab:your records	-0.03	0.012	0.006	0.012
ab:your right	0.002	0.044	-0.043	-0.002
ab:your time	0.075	-0.001	-0.011	-0.064
ab:yw BRAND	0.01	-0.004	-0.005	-0.001
ab:© BRAND	0	-0.022	0.091	-0.069
ab:© DIGITS	-0.077	0.059	0.106	-0.089
ab:© ORG	-0.121	0.135	-0.015	0.001
ab:¶ "	0.196	-0.035	-0.137	-0.024
ab:¶ (	-0.014	-0.003	0.027	-0.01
ab:¶ :	0.014	0	-0.001	-0.013
ab:¶ BRAND	-0.211	0.028	0.09	0.093
ab:¶ DIGITS	-0.016	-0.057	-0.016	0.089
ab:¶ ORG	-0.127	-0.045	0.18	-0.007
ab:¶ SELF	0.084	-0.055	-0.007	-0.022
ab:¶ a	-0.028	0.017	-0.075	0.086
ab:¶ about	-0.022	0.006	0.016	0
ab:¶ accounts	-0.016	0	0	0.017
ab:¶ address	0.108	-0.041	-0.065	-0.002
ab:¶ advertising	0.017	0	-0.001	-0.016
ab:¶ all	0.011	0.031	-0.026	-0.016
ab:¶ american	0.022	-0.001	0.001	-0.022
ab:¶ anti	0.013	-0.001	-0.004	-0.008
ab:¶ ask	0.012	-0.006	-0.009	0.003
ab:¶ booking	0.024	-0.009	0.011	-0.025
ab:¶ bottles	-0.043	0	0.005	0.037
ab:¶ bottom	0.026	-0.031	0.051	-0.045
ab:¶ bring	0.017	0	0	-0.016
ab:¶ built	-0.03	0	0	0.03
ab:¶ bundles	-0.009	0	-0.001	0.01
ab:¶ business	0.075	-0.002	0	-0.072
ab:¶ by	-0.037	-0.001	-0.035	0.073
ab:¶ calls	0.029	0	0	-0.029
ab:¶ card	-0.034	-0.003	0.048	-0.012
ab:¶ careers	0.016	-0.001	-0.002	-0.012
ab:¶ cart	0.084	-0.004	-0.028	-0.052
ab:¶ changes	0.028	-0.003	0.009	-0.035
ab:¶ charity	0.013	-0.001	-0.011	-0.002
ab:¶ children	-0.024	0.004	0.012	0.008
ab:¶ clear	0.039	-0.001	-0.001	-0.038
ab:¶ company	-0.07	-0.033	0.095	0.008
ab:¶ compare	0.057	0	-0.001	-0.056
ab:¶ complaints	-0.029	-0.004	-0.004	0.037
ab:¶ conditions	-0.01	-0.001	0.001	0.01
ab:¶ contact	-0.105	0.087	-0.077	0.095
ab:¶ cookie	0.041	-0.001	0.006	-0.046
ab:¶ cookies	-0.088	0.026	0.011	0.051
ab:¶ copyright	-0.016	-0.029	0.049	-0.005
ab:¶ credit	0.043	-0.005	-0.02	-0.018
ab:¶ data	-0.029	-0.032	0.018	0.043
ab:¶ definitions	0.083	-0.039	-0.014	-0.03
ab:¶ delivery	0.01	-0.015	0.022	-0.016
ab:¶ domogo	-0.002	-0.014	0.017	-0.001
ab:¶ engineer	-0.015	0.001	0.014	0
ab:¶ every	-0.017	-0.002	-0.004	0.024
ab:¶ everything	0.036	0	0.005	-0.041
ab:¶ family	-0.051	0	0	0.052
ab:¶ faqs	-0.023	0	0	0.024
ab:¶ features	0.067	0	0	-0.066
ab:¶ fees	0.04	-0.005	-0.005	-0.03
ab:¶ finance	0.044	-0.001	-0.001	-0.043
ab:¶ find	0.079	-0.001	0.001	-0.08
ab:¶ for	0.002	-0.007	0.016	-0.012
ab:¶ from	0.044	0	-0.001	-0.043
ab:¶ full	0.01	-0.005	-0.015	0.011
ab:¶ gallery	0.013	-0.002	-0.019	0.008
ab:¶ gb	0.027	-0.003	-0.024	0
ab:¶ get	0.013	0.004	-0.011	-0.006
ab:¶ gift	-0.018	0.037	-0.021	0.003
ab:¶ gifts	-0.032	0	0	0.032
ab:¶ help	0.01	-0.002	0.001	-0.01
ab:¶ home	-0.077	0.025	0.021	0.031
ab:¶ how	0.003	-0.017	0.064	-0.051
ab:¶ ico	-0.011	-0.002	0.003	0.01
ab:¶ if	-0.028	-0.006	0.013	0.021
ab:¶ in	-0.009	-0.009	-0.003	0.021
ab:¶ information	0.002	-0.025	0.02	0.004
ab:¶ installed	0.04	0	-0.001	-0.039
ab:¶ it	0.022	-0.006	0.002	-0.018
ab:¶ keep	0.02	0.006	-0.034	0.007
ab:¶ know	0.011	0	-0.001	-0.011
ab:¶ last	-0.109	-0.003	0.013	0.099
ab:¶ legal	0.077	-0.001	-0.004	-0.072
ab:¶ letters	0.015	0	0	-0.014
ab:¶ like	-0.008	-0.007	0.016	-0.001
ab:¶ local	0.05	0	-0.001	-0.049
ab:¶ log	-0.025	-0.004	0.05	-0.021
ab:¶ looking	-0.039	-0.001	-0.001	0.04
ab:¶ made	0.01	0	0	-0.01
ab:¶ making	0.061	0	0.001	-0.062
ab:¶ means	-0.017	0.039	-0.006	-0.015
ab:¶ miniatures	0.031	0	0	-0.031
ab:¶ most	-0.038	-0.008	0.003	0.044
ab:¶ moving	0.011	0	0	-0.011
ab:¶ my	-0.034	0	0	0.034
ab:¶ name	-0.058	0.017	-0.014	0.055
ab:¶ new	-0.098	-0.001	0	0.099
ab:¶ news	0.11	0	-0.001	-0.109
ab:¶ offers	0.023	0	0	-0.023
ab:¶ office	0.012	-0.002	-0.01	0
ab:¶ okimiletpo	0.021	-0.002	0.003	-0.022
ab:¶ one	0.035	0	-0.002	-0.033
ab:¶ orders	0.021	-0.005	-0.017	0.002
ab:¶ our	-0.107	-0.005	0.07	0.042
ab:¶ payment	0.012	0.005	0.012	-0.029
ab:¶ payroll	0.035	-0.002	0.002	-0.035
ab:¶ people	0.004	0	0.01	-0.014
ab:¶ personal	0.058	0.017	-0.04	-0.035
ab:¶ pictures	0.05	-0.003	-0.004	-0.043
ab:¶ play	0.007	-0.001	0.026	-0.032
ab:¶ please	-0.006	0.004	0.012	-0.01
ab:¶ postal	0.017	-0.002	-0.005	-0.01
ab:¶ powered	-0.006	-0.014	0.018	0.002
ab:¶ prices	0.011	-0.002	0	-0.009
ab:¶ privacy	0.135	0.088	-0.133	-0.09
ab:¶ quote	0.023	0	0	-0.022
ab:¶ rapa	0.021	-0.003	0.003	-0.022
ab:¶ rated	0.051	0	0	-0.051
ab:¶ read	-0.04	0	0	0.04
ab:¶ registered	-0.029	0.034	-0.018	0.013
ab:¶ retention	-0.003	-0.007	0.011	-0.001
ab:¶ reviewed	-0.043	-0.001	0.018	0.025
ab:¶ ring	0.014	-0.002	-0.004	-0.008
ab:¶ sales	0.023	-0.004	-0.026	0.007
ab:¶ search	0.025	-0.001	0.002	-0.025
ab:¶ security	-0.026	0	0	0.026
ab:¶ seed	0.013	-0.005	-0.008	0
ab:¶ sell	-0.007	-0.002	-0.002	0.011
ab:¶ selling	-0.049	0	-0.001	0.05
ab:¶ services	-0.037	-0.009	0.012	0.033
ab:¶ shop	-0.016	-0.018	0.022	0.011
ab:¶ software	-0.079	-0.007	0.012	0.073
ab:¶ spare	0.047	-0.001	-0.002	-0.044
ab:¶ straightforward	-0.011	-0.001	-0.001	0.013
ab:¶ students	0.024	-0.001	-0.001	-0.022
ab:¶ subscribe	-0.015	-0.011	-0.027	0.054
ab:¶ support	-0.018	-0.001	-0.001	0.02
ab:¶ t	-0.037	-0.001	-0.001	0.039
ab:¶ team	0.019	-0.001	-0.001	-0.017
ab:¶ tel	-0.072	0.09	-0.051	0.032
ab:¶ tell	0.01	0	0	-0.009
ab:¶ terms	-0.065	-0.03	0.1	-0.004
ab:¶ the	-0.164	0.133	-0.007	0.037
ab:¶ there	-0.022	0.003	-0.009	0.028
ab:¶ these	-0.013	-0.023	0.008	0.028
ab:¶ they	-0.01	0.07	-0.061	0.001
ab:¶ this	0.059	-0.022	-0.036	-0.002
ab:¶ tickets	-0.01	-0.002	-0.009	0.02
ab:¶ timetable	0.045	0	0	-0.045
ab:¶ trade	-0.023	0.042	-0.04	0.021
ab:¶ unit	-0.025	-0.003	0.028	0
ab:¶ url	-0.022	-0.001	-0.003	0.026
ab:¶ use	-0.007	-0.001	-0.003	0.01
ab:¶ vat	0.052	-0.004	-0.024	-0.024
ab:¶ we	0.078	-0.025	0.007	-0.06
ab:¶ web	0.033	-0.007	-0.015	-0.011
ab:¶ website	0.01	-0.004	-0.005	-0.001
ab:¶ welcome	-0.038	-0.002	0.044	-0.005
ab:¶ what	0.016	-0.034	-0.01	0.027
ab:¶ where	-0.006	-0.005	0.03	-0.019
ab:¶ who	0.048	-0.043	0	-0.005
ab:¶ you	-0.089	-0.003	0.036	0.056
ab:¶ your	-0.099	-0.024	0.065	0.057
ab:¶ ©	-0.048	0.116	0.044	-0.113
aloneInBlock	0.568	-0.102	0.152	-0.618
aw:"	-0.016	0.049	-0.131	0.098
aw:&	-0.009	-0.027	-0.065	0.101
aw:(	0.099	0.045	-0.171	0.028
aw:1st	-0.038	0.005	0.029	0.004
aw:2az	-0.046	0	0.045	0
aw:3gt	-0.016	0	0.016	0
aw:3rd	0.033	-0.019	-0.014	0
aw:5ul	-0.031	0	0.031	0
aw:8qe	-0.05	0.005	0.044	0
aw::	0.132	-0.025	-0.196	0.09
aw:;	-0.186	-0.055	0.138	0.104
aw:@	0.033	-0.036	-0.017	0.021
aw:BRAND	0.059	0.097	0.059	-0.215
aw:DIGITS	0.089	0.101	-0.09	-0.1
aw:NUM	-0.05	0.015	0.079	-0.044
aw:ORG	-0.256	0.131	0.165	-0.04
aw:SELF	0.206	-0.055	0.058	-0.21
aw:a	-0.237	-0.077	0.288	0.026
aw:aberdeen	0.036	0	-0.003	-0.033
aw:aberystwyth	-0.015	-0.001	0.001	0.015
aw:about	-0.074	0.038	0.044	-0.009
aw:abroad	0.032	-0.004	0.005	-0.034
aw:accept	-0.02	0.043	-0.034	0.012
aw:accepts	-0.019	0.001	0.018	0
aw:account	-0.046	-0.043	0.045	0.043
aw:accountant	-0.025	0.001	0.024	0
aw:accountants	0.073	-0.008	0.007	-0.072
aw:accounts	0.072	0.024	-0.124	0.027
aw:across	0.053	0.04	-0.034	-0.059
aw:act	-0.075	-0.033	0.105	0.003
aw:acting	-0.026	-0.011	0.021	0.016
aw:acts	-0.024	-0.001	0.005	0.021
aw:add	0	-0.002	-0.014	0.015
aw:address	0.129	-0.068	-0.108	0.047
aw:addresses	-0.042	0.043	0.011	-0.012
aw:adjusters	-0.017	0	0.017	0
aw:admin	-0.036	0	0.01	0.026
aw:advertise	0.071	-0.011	-0.017	-0.042
aw:advertising	0.017	0	0	-0.016
aw:advice	-0.013	0.041	-0.053	0.026
aw:affiliated	0.012	-0.006	0.002	-0.008
aw:affiliates	0.078	-0.035	-0.042	-0.001
aw:after	-0.076	0.196	-0.139	0.02
aw:against	-0.009	-0.01	0.024	-0.005
aw:agency	-0.044	-0.025	0.06	0.008
aw:agent	0	-0.031	0.049	-0.018
aw:agents	0.044	-0.036	0.08	-0.087
aw:agree	0.049	-0.02	-0.026	-0.002
aw:agreement	-0.062	-0.001	0.084	-0.021
aw:aided	-0.015	0	0	0.015
aw:akevafifo	-0.006	-0.006	0.013	-0.001
aw:alarms	-0.018	0	0	0.018
aw:all	0.103	0.035	-0.079	-0.059
aw:alma	-0.015	0	0	0.015
aw:almoner	-0.033	0.006	0.027	0
aw:also	-0.096	0.158	-0.02	-0.042
aw:alter	0.019	-0.002	-0.015	-0.002
aw:america	-0.003	0.049	-0.044	-0.002
aw:american	0.022	-0.001	0.001	-0.022
aw:aml	0.012	-0.002	-0.011	0
aw:an	0.006	-0.047	0.044	-0.002
aw:analytics	-0.003	-0.008	0.011	-0.001
aw:and	-0.004	0.083	0.109	-0.188
aw:another	-0.012	-0.002	0.015	-0.002
aw:answered	0.039	-0.001	0.003	-0.041
aw:answers	-0.02	-0.006	-0.004	0.03
aw:anti	0.022	-0.001	-0.007	-0.014
aw:any	0.055	-0.042	-0.01	-0.004
aw:anyone	-0.01	-0.008	0.019	-0.001
aw:anything	-0.008	0.023	-0.024	0.008
aw:app	-0.108	0.053	-0.016	0.072
aw:applies	0.013	0.066	-0.086	0.008
aw:apply	0.005	-0.019	0.019	-0.006
aw:appointed	0.085	-0.055	0.01	-0.04
aw:appointment	-0.018	-0.001	0.001	0.017
aw:appointments	0.023	0	0	-0.022
aw:apprentices	-0.023	-0.001	0.01	0.014
aw:apps	0.037	0	-0.001	-0.037
aw:april	0.008	0	0.004	-0.012
aw:apumbe	-0.002	-0.008	0.01	-0.001
aw:are	0.218	0.005	-0.151	-0.071
aw:arrangement	-0.015	-0.005	0.014	0.007
aw:arranges	0.036	-0.024	0.012	-0.024
aw:article	0.024	-0.018	-0.003	-0.002
aw:as	-0.034	-0.036	0.095	-0.025
aw:asia	0.023	-0.001	0.024	-0.046
aw:ask	0.001	-0.021	0.011	0.009
aw:asked	0.017	-0.001	0.002	-0.018
aw:association	-0.075	-0.022	0.101	-0.003
aw:at	0.116	-0.014	-0.049	-0.054
aw:authorised	-0.029	-0.041	0.066	0.005
aw:authority	0.024	-0.01	-0.042	0.028
aw:available	0.004	0.031	-0.066	0.032
aw:away	-0.041	-0.002	0	0.043
aw:azusi	0.007	-0.01	0.004	-0.001
aw:b18	-0.01	0.009	0.002	0
aw:back	0.005	-0.012	0.009	-0.002
aw:balloon	0.013	0	0	-0.013
aw:bars	-0.037	-0.004	0.008	0.034
aw:based	0.048	-0.03	-0.057	0.04
aw:batch	-0.034	0.001	0.003	0.031
aw:battery	0.027	-0.001	0.002	-0.028
aw:be	0.051	-0.081	0.021	0.01
aw:because	0.04	-0.051	-0.02	0.03
aw:become	0.025	-0.002	0.001	-0.025
aw:beds	-0.034	0	0.004	0.03
aw:been	0.058	-0.008	-0.07	0.02
aw:before	-0.01	-0.022	0.05	-0.017
aw:began	0.078	-0.027	-0.059	0.008
aw:behalf	-0.011	0.069	-0.004	-0.054
aw:behind	-0.024	-0.009	-0.013	0.046
aw:belfast	-0.002	-0.005	-0.058	0.065
aw:bellfounder	-0.032	0.024	0.005	0.002
aw:belong	-0.034	0.01	0.021	0.002
aw:belongs	-0.056	0.014	0.039	0.002
aw:below	0.01	-0.003	0.024	-0.032
aw:berkshire	0.016	-0.007	-0.008	0
aw:best	0.045	0	-0.001	-0.044
aw:birmingham	0.016	-0.003	-0.043	0.03
aw:blend	0.016	0	0	-0.015
aw:boards	0.01	0	0	-0.01
aw:body	-0.021	-0.018	0.047	-0.007
aw:book	-0.015	-0.001	0	0.016
aw:booking	-0.119	-0.007	0.141	-0.014
aw:bookings	-0.004	-0.017	0.004	0.017
aw:books	-0.024	-0.002	0.034	-0.008
aw:both	0.103	-0.023	-0.114	0.034
aw:bottles	-0.066	0	0.006	0.06
aw:bottom	-0.014	-0.032	0.051	-0.005
aw:bought	0.021	0.036	-0.055	-0.003
aw:bouquet	0.016	0	0	-0.016
aw:box	-0.024	0.006	0.014	0.005
aw:boxes	-0.058	0	0	0.059
aw:branch	0.051	-0.017	-0.025	-0.009
aw:brands	0.064	0.016	-0.066	-0.014
aw:brewing	0.017	0	-0.001	-0.016
aw:brighton	-0.018	-0.002	-0.002	0.023
aw:bring	0.043	0	-0.001	-0.041
aw:bristol	-0.049	-0.003	0.006	0.045
aw:britain	0.025	-0.01	0.016	-0.031
aw:british	-0.146	-0.008	0.038	0.116
aw:broker	-0.025	-0.01	-0.006	0.042
aw:building	-0.071	0.015	-0.004	0.059
aw:buildings	0.085	-0.005	-0.03	-0.05
aw:built	-0.066	-0.008	0.03	0.044
aw:bundles	-0.036	-0.001	-0.001	0.037
aw:bus	0.063	-0.01	-0.001	-0.051
aw:business	0.042	0.028	-0.028	-0.043
aw:businesses	0.064	0.038	-0.093	-0.009
aw:but	0.015	-0.002	-0.003	-0.01
aw:buy	-0.02	-0.004	0	0.025
aw:buying	-0.017	0.011	0.015	-0.009
aw:buys	-0.008	-0.002	-0.009	0.019
aw:by	0.035	-0.11	0.229	-0.154
aw:c	0.06	-0.016	-0.05	0.006
aw:cake	0.016	-0.002	0.003	-0.018
aw:california	0.014	-0.024	-0.013	0.023
aw:called	0.003	-0.013	-0.005	0.015
aw:calls	-0.031	-0.015	0.048	-0.001
aw:cambridge	-0.052	-0.002	0.015	0.04
aw:came	-0.028	-0.019	0.024	0.023
aw:campaign	0.018	0	0	-0.017
aw:can	-0.078	-0.055	0.121	0.012
aw:cancel	0.018	0.042	-0.033	-0.027
aw:cannot	0.011	-0.004	-0.002	-0.005
aw:capital	0.022	-0.002	-0.004	-0.017
aw:car	-0.056	-0.003	-0.007	0.066
aw:card	-0.058	0.018	0.082	-0.042
aw:cardholder	0.01	-0.001	-0.004	-0.005
aw:cardiff	0.036	-0.003	-0.003	-0.03
aw:cards	-0.036	-0.013	0.055	-0.006
aw:care	0.012	0.02	-0.039	0.008
aw:careers	-0.01	-0.001	-0.002	0.014
aw:cares	0.064	-0.02	-0.057	0.013
aw:carried	-0.046	0	-0.004	0.05
aw:carriers	-0.038	-0.002	0.003	0.038
aw:carry	-0.071	0	0.064	0.007
aw:cars	-0.078	-0.001	0	0.078
aw:cart	0.084	-0.004	-0.028	-0.052
aw:case	-0.016	-0.003	-0.018	0.037
aw:cask	0.024	0	0	-0.024
aw:cb1	-0.016	0	0.016	0.001
aw:centre	0.064	-0.033	-0.016	-0.015
aw:certain	0.013	-0.003	-0.006	-0.003
aw:certificate	-0.054	0	0.058	-0.004
aw:chairs	-0.023	-0.002	0.001	0.023
aw:chandler	-0.008	-0.002	0.01	0
aw:change	0.027	-0.011	0.043	-0.06
aw:changes	0.015	-0.003	0.01	-0.022
aw:changing	0.032	-0.003	-0.007	-0.022
aw:channel	-0.019	0	0	0.018
aw:charge	0.041	-0.001	-0.04	0
aw:charitable	-0.013	-0.011	0.023	0.001
aw:charity	0.089	0.01	-0.004	-0.095
aw:charter	0.016	-0.001	-0.011	-0.004
aw:check	0.002	-0.018	0.024	-0.009
aw:checks	0.005	-0.01	0.03	-0.024
aw:cheshire	-0.036	0	0.028	0.009
aw:children	0.006	0.002	0.014	-0.022
aw:choose	-0.046	-0.012	0.049	0.009
aw:chosen	-0.038	-0.001	0.009	0.03
aw:church	-0.035	-0.003	-0.002	0.039
aw:claim	-0.018	-0.004	0.022	0
aw:claims	-0.008	-0.002	-0.003	0.014
aw:classic	-0.025	-0.001	0.002	0.024
aw:clear	0.058	-0.003	0.001	-0.056
aw:clearance	0.014	-0.001	-0.021	0.008
aw:click	0.053	-0.005	-0.039	-0.009
aw:client	0.027	-0.006	-0.036	0.015
aw:clients	0.045	-0.014	0.002	-0.032
aw:clinic	0.003	-0.01	-0.001	0.008
aw:close	-0.013	0.009	0.037	-0.033
aw:club	0.006	-0.027	0.031	-0.009
aw:clubs	-0.008	-0.008	0.035	-0.018
aw:co	-0.113	0.116	-0.058	0.055
aw:code	0.035	-0.02	-0.026	0.011
aw:collect	0.006	-0.035	0.035	-0.006
aw:collected	-0.004	-0.018	0.025	-0.003
aw:collectively	0.034	0.011	-0.063	0.018
aw:collects	-0.062	-0.011	0.044	0.03
aw:com	0.024	-0.076	0.023	0.03
aw:come	-0.025	-0.004	0.026	0.003
aw:comes	0.075	-0.014	-0.015	-0.046
aw:commercial	-0.005	-0.004	-0.015	0.025
aw:commission	0.018	0.008	0.034	-0.061
aw:committed	-0.02	-0.022	0.055	-0.013
aw:communications	0.017	-0.007	0.016	-0.027
aw:community	-0.111	-0.006	0.033	0.084
aw:companies	0.031	0.162	-0.193	0
aw:company	-0.105	0.107	-0.06	0.058
aw:compare	0.057	0	-0.001	-0.056
aw:competition	0.015	-0.005	-0.013	0.002
aw:competitions	0.007	-0.013	-0.005	0.011
aw:complaints	-0.027	-0.005	0.001	0.031
aw:conditions	-0.052	0.036	0.1	-0.084
aw:conduct	-0.003	-0.017	-0.002	0.021
aw:connections	0.016	0	0	-0.015
aw:contact	0.05	0.005	-0.134	0.079
aw:content	0.049	-0.031	-0.008	-0.01
aw:context	0.008	-0.008	0.016	-0.016
aw:contract	-0.1	-0.001	0.089	0.013
aw:contractors	-0.004	-0.011	-0.001	0.016
aw:contracts	-0.036	-0.007	-0.025	0.069
aw:control	0.024	-0.01	-0.013	0
aw:controller	0.037	-0.061	-0.052	0.075
aw:controllers	-0.037	0.001	0.026	0.01
aw:conversation	-0.043	-0.001	-0.002	0.045
aw:cookie	0.07	-0.014	0.024	-0.08
aw:cookies	-0.032	0.016	0.012	0.005
aw:cooper	-0.012	0.015	-0.003	0
aw:copy	-0.067	-0.022	0.105	-0.016
aw:copyright	0.001	-0.034	0.028	0.006
aw:cornwall	0.049	-0.032	-0.01	-0.007
aw:cost	-0.027	-0.003	0.004	0.026
aw:costs	0.02	-0.03	-0.041	0.051
aw:council	-0.012	-0.009	0.015	0.006
aw:councillors	-0.026	0	0	0.026
aw:country	-0.006	-0.02	0.026	0
aw:county	-0.021	0	0.025	-0.004
aw:course	-0.014	0	0	0.014
aw:courses	0.057	-0.001	-0.002	-0.053
aw:court	0.017	0.005	-0.035	0.014
aw:cover	-0.012	-0.021	0.019	0.013
aw:covers	-0.089	-0.026	0.044	0.071
aw:cqc	0.021	-0.005	0.008	-0.023
aw:created	0.048	-0.001	-0.013	-0.034
aw:creative	0.066	-0.002	-0.046	-0.019
aw:credit	0.003	-0.023	0	0.021
aw:croydon	-0.007	-0.004	0.015	-0.004
aw:cs	-0.024	-0.003	0.001	0.026
aw:cumbria	0.045	0	0.006	-0.05
aw:customer	-0.028	0.032	-0.055	0.051
aw:customers	0.05	-0.033	-0.037	0.02
aw:customs	-0.008	-0.008	0.019	-0.003
aw:cwmni	0.011	-0.005	-0.007	0.002
aw:cyber	-0.021	0	0	0.021
aw:daezal	-0.015	0	0.015	0
aw:dan	-0.002	-0.021	0.023	0
aw:data	0.17	0.046	-0.273	0.056
aw:database	-0.001	-0.013	0.003	0.01
aw:date	-0.011	0.062	-0.015	-0.037
aw:day	-0.021	-0.001	-0.003	0.024
aw:deals	-0.05	-0.008	-0.03	0.089
aw:decides	0.05	-0.014	-0.054	0.018
aw:decision	-0.065	0.001	0.064	0
aw:definitions	0.085	-0.007	-0.056	-0.022
aw:delivered	-0.05	0.026	-0.003	0.027
aw:delivery	0.041	-0.03	0.035	-0.046
aw:depends	-0.002	-0.007	0.01	-0.001
aw:described	-0.02	-0.001	0.021	-0.001
aw:design	-0.001	-0.01	-0.032	0.042
aw:designed	-0.077	0.002	0.017	0.058
aw:details	0.075	-0.089	0.002	0.012
aw:development	0.033	-0.001	-0.027	-0.004
aw:diego	0.022	-0.016	-0.006	0
aw:digital	0.011	-0.003	0.03	-0.038
aw:direct	-0.064	-0.017	0.079	0.002
aw:disputes	0.014	-0.004	0.003	-0.014
aw:do	-0.004	-0.016	0.006	0.014
aw:document	0.01	-0.002	-0.004	-0.004
aw:does	-0.131	0.005	0.055	0.072
aw:dog	0.024	0	0	-0.023
aw:domestic	-0.002	-0.005	-0.019	0.025
aw:domogo	-0.002	-0.014	0.017	-0.001
aw:donate	0.036	0	0	-0.035
aw:draw	-0.024	0.009	-0.002	0.017
aw:drink	0.036	-0.004	-0.015	-0.017
aw:drive	-0.046	0.096	-0.093	0.044
aw:driving	-0.036	-0.003	0.004	0.035
aw:drover	-0.03	0	0.03	0
aw:dublin	0.103	-0.015	-0.077	-0.011
aw:dundee	0.015	0	0	-0.014
aw:e	-0.022	-0.066	0.06	0.028
aw:e14	0.04	-0.021	-0.017	-0.002
aw:east	0.124	-0.033	-0.02	-0.07
aw:ec1v	0.023	-0.007	-0.016	0
aw:edge	0.096	-0.027	-0.061	-0.008
aw:edinburgh	0.093	-0.004	0.003	-0.092
aw:effective	0.031	-0.005	0.001	-0.026
aw:eight	-0.016	-0.003	0.007	0.012
aw:either	-0.006	-0.003	0.013	-0.003
aw:electricity	0.065	-0.005	-0.018	-0.042
aw:electronic	-0.018	-0.007	0.029	-0.004
aw:else	-0.029	-0.001	0.001	0.029
aw:email	0.142	-0.023	-0.109	-0.009
aw:emails	-0.016	-0.004	-0.019	0.039
aw:employed	-0.013	0	0	0.014
aw:employers	0.061	-0.002	0.002	-0.061
aw:end	-0.028	-0.006	0.002	0.032
aw:energy	0.004	-0.01	-0.001	0.006
aw:enfield	0.025	-0.005	-0.016	-0.004
aw:engagement	-0.014	0	0	0.015
aw:engine	0.022	-0.001	0.001	-0.022
aw:engineer	-0.015	0.001	0.014	0
aw:england	0.118	-0.045	-0.036	-0.037
aw:english	0.018	-0.018	0.01	-0.01
aw:enquiry	-0.019	-0.002	0.021	0
aw:enterprise	0.069	-0.011	-0.046	-0.012
aw:entry	-0.033	-0.005	-0.008	0.046
aw:equipment	-0.025	0	-0.002	0.027
aw:essex	-0.01	0.015	-0.015	0.009
aw:established	-0.021	0.018	-0.015	0.017
aw:estate	-0.022	-0.015	0.037	0
aw:et	-0.011	0	0.011	0
aw:etc	0.027	-0.003	-0.005	-0.019
aw:eu	0.07	-0.044	-0.021	-0.004
aw:evening	0.023	0	0	-0.022
aw:evenings	0.007	0	0.003	-0.01
aw:event	-0.037	-0.001	-0.009	0.048
aw:events	-0.015	-0.001	-0.001	0.016
aw:every	0.023	-0.011	-0.035	0.023
aw:everyone	-0.051	-0.003	0	0.054
aw:everything	0.028	-0.008	-0.019	-0.002
aw:ex4	-0.015	0.001	0.014	0
aw:exeter	0.006	0	0.008	-0.015
aw:explains	0.019	-0.011	0.004	-0.012
aw:family	-0.023	-0.005	-0.05	0.077
aw:faqs	-0.025	-0.005	0.009	0.022
aw:farm	-0.065	-0.004	0.008	0.062
aw:fca	0.006	-0.029	0.031	-0.008
aw:features	-0.034	-0.001	-0.001	0.036
aw:fee	0.076	-0.002	-0.047	-0.027
aw:fees	-0.023	-0.018	0.043	-0.002
aw:fefatned	-0.015	0	0.015	0
aw:few	0.004	-0.027	0.019	0.004
aw:fi	0.056	-0.026	0.031	-0.06
aw:fields	-0.004	-0.013	0.018	0
aw:file	-0.012	-0.002	0.027	-0.013
aw:files	0.011	-0.017	0.016	-0.01
aw:filter	0.016	0	0	-0.015
aw:finance	-0.014	-0.005	0.034	-0.015
aw:financial	-0.128	-0.036	0.085	0.079
aw:find	0.073	-0.006	0.003	-0.069
aw:fine	-0.019	0.005	0.005	0.009
aw:firm	0.04	-0.026	-0.001	-0.013
aw:firms	0.023	-0.023	-0.012	0.012
aw:first	0.007	0.031	-0.073	0.035
aw:five	-0.044	-0.006	0.04	0.01
aw:fixed	0.035	-0.004	0.008	-0.038
aw:floor	-0.054	0.022	0.051	-0.019
aw:following	-0.007	-0.028	0.043	-0.008
aw:follows	0.014	-0.002	0.003	-0.015
aw:food	0.102	-0.006	-0.025	-0.072
aw:football	0.059	-0.018	0.022	-0.063
aw:for	0.01	-0.124	-0.086	0.2
aw:form	0.081	-0.036	-0.014	-0.031
aw:formed	0.066	-0.029	-0.034	-0.003
aw:formerly	-0.009	-0.001	-0.001	0.011
aw:forms	0.016	0	0	-0.016
aw:found	0.003	0.004	-0.011	0.004
aw:foundation	-0.018	0.029	-0.006	-0.005
aw:four	-0.012	-0.006	0.026	-0.008
aw:franchise	-0.027	-0.014	0.062	-0.021
aw:free	0.036	0.034	-0.029	-0.041
aw:freshly	0.032	0	-0.001	-0.031
aw:friendly	-0.021	0	-0.001	0.022
aw:from	0.164	-0.081	0.031	-0.113
aw:fsa	0.038	-0.006	-0.027	-0.005
aw:full	0.023	-0.008	-0.024	0.008
aw:fund	0.038	-0.025	0.033	-0.047
aw:funeral	-0.044	0.09	-0.046	-0.001
aw:further	-0.046	0.042	0.006	-0.003
aw:fuss	0.012	-0.002	0.016	-0.026
aw:gallery	0.066	-0.002	-0.019	-0.045
aw:gambling	-0.02	0.003	0.047	-0.03
aw:gaps	-0.019	0	0.002	0.018
aw:garden	0.009	-0.002	0.019	-0.025
aw:gardens	-0.076	0.058	-0.011	0.028
aw:gas	0.065	-0.005	-0.018	-0.042
aw:gather	0.037	-0.004	-0.022	-0.01
aw:gathered	0.015	-0.007	0.008	-0.016
aw:gb	0.038	-0.005	-0.032	-0.001
aw:general	0.072	-0.035	-0.04	0.003
aw:germany	-0.091	0.029	-0.007	0.07
aw:get	-0.002	-0.004	-0.077	0.084
aw:gift	-0.003	0.023	0.031	-0.051
aw:gifts	-0.061	0	0	0.062
aw:give	-0.032	-0.042	0.001	0.073
aw:given	-0.033	-0.009	0.041	0.002
aw:gives	-0.03	0.022	0.003	0.006
aw:gizorelzi	-0.05	0.005	0.044	0
aw:glamorgan	-0.013	0.007	0.006	0
aw:glasgow	0.102	-0.02	-0.019	-0.063
aw:go	-0.014	-0.035	0.056	-0.008
aw:goes	-0.009	-0.02	0.036	-0.008
aw:good	0.027	-0.003	0.018	-0.043
aw:goods	0.114	0.006	-0.082	-0.038
aw:governing	-0.023	-0.01	0.034	-0.001
aw:government	-0.028	-0.003	0.004	0.026
aw:grants	0.011	0.007	0.018	-0.036
aw:great	-0.027	0.037	0.026	-0.035
aw:greater	-0.011	-0.002	0.013	0
aw:green	0.038	-0.006	-0.021	-0.011
aw:groceries	0.011	0	0	-0.011
aw:ground	0.048	-0.003	-0.031	-0.014
aw:grounds	-0.01	-0.001	0	0.011
aw:group	0.049	0.009	-0.178	0.12
aw:grove	-0.014	-0.002	0	0.016
aw:guarantee	0	-0.041	0.005	0.036
aw:guernsey	-0.031	0.037	-0.02	0.015
aw:guides	-0.01	0	-0.001	0.012
aw:halifax	-0.043	-0.002	0.03	0.015
aw:hall	-0.034	-0.007	0.044	-0.003
aw:hampshire	-0.001	0.044	-0.042	-0.001
aw:hand	-0.012	0	0	0.013
aw:handled	-0.038	0.003	0.017	0.019
aw:handles	-0.034	-0.024	0.043	0.014
aw:happens	0.031	-0.004	-0.006	-0.021
aw:has	0.049	-0.035	0.034	-0.049
aw:have	-0.012	0.012	-0.018	0.018
aw:having	0.011	-0.017	0.006	0
aw:head	-0.02	-0.002	-0.001	0.023
aw:health	0.017	-0.012	-0.052	0.047
aw:help	-0.07	-0.004	0.018	0.056
aw:here	-0.065	0.108	-0.098	0.055
aw:hereford	-0.098	-0.001	0.022	0.077
aw:herefordshire	-0.023	0	0.022	0
aw:hereinafter	0.019	0.084	-0.111	0.007
aw:heron	-0.017	0	0.017	0
aw:high	-0.019	-0.008	-0.016	0.043
aw:hill	0.019	0.024	-0.034	-0.009
aw:hire	-0.066	-0.006	0.054	0.018
aw:hmrc	0.031	-0.008	0.002	-0.026
aw:hold	-0.052	0.017	-0.011	0.046
aw:holds	0.01	-0.004	-0.005	-0.001
aw:holidays	0.025	-0.011	0.017	-0.031
aw:home	-0.022	-0.102	-0.004	0.128
aw:homes	-0.088	-0.004	-0.005	0.098
aw:hospice	0.044	0.098	-0.08	-0.062
aw:host	-0.011	-0.004	0.006	0.009
aw:hosted	-0.019	-0.004	-0.004	0.027
aw:hosting	-0.01	-0.031	0.054	-0.013
aw:hosts	-0.084	-0.006	0.087	0.003
aw:hour	0.013	0	0	-0.013
aw:hours	0.012	-0.003	0	-0.009
aw:house	-0.04	-0.002	0.023	0.019
aw:houses	0.038	-0.001	-0.038	0.001
aw:housing	0.025	-0.001	0.014	-0.038
aw:how	0.024	-0.065	-0.024	0.065
aw:however	0.016	-0.02	0.014	-0.01
aw:hr4	-0.013	0	0.013	0
aw:https	-0.051	0.039	-0.021	0.033
aw:hx1	-0.015	0	0.015	0
aw:hx3	-0.028	0.001	0.027	0
aw:i	-0.017	0.056	-0.036	-0.003
aw:ico	-0.048	-0.024	0.048	0.025
aw:id	-0.011	-0.001	0.001	0.012
aw:identity	0.046	-0.013	0.011	-0.044
aw:if	-0.073	-0.036	0.108	0.002
aw:ii	0.024	-0.013	-0.001	-0.01
aw:important	-0.01	-0.004	-0.001	0.015
aw:imprint	0	-0.002	0.015	-0.013
aw:in	0.3	-0.018	-0.268	-0.014
aw:include	0.009	-0.002	-0.017	0.011
aw:includes	0.075	-0.017	-0.057	0
aw:including	0.084	-0.012	-0.078	0.006
aw:incorporated	-0.097	0.093	-0.012	0.017
aw:independent	0.069	-0.01	0.014	-0.074
aw:independently	-0.016	-0.01	0.04	-0.013
aw:industrial	0.03	0.066	-0.065	-0.03
aw:info	0.043	-0.011	-0.04	0.008
aw:information	0.085	0.034	-0.086	-0.033
aw:installation	-0.024	-0.004	-0.026	0.055
aw:insurance	-0.08	-0.018	0.071	0.027
aw:interest	-0.085	0	0.015	0.07
aw:intermediary	-0.017	-0.002	0.021	-0.002
aw:international	0.013	-0.012	0.014	-0.015
aw:interpretation	0.013	-0.003	-0.007	-0.003
aw:into	-0.042	-0.003	0.014	0.03
aw:introducer	0.067	-0.031	-0.036	0
aw:introduction	0.067	-0.022	-0.004	-0.041
aw:inverness	0.012	0	0	-0.012
aw:investors	0.016	-0.005	-0.011	0
aw:invoices	0.038	-0.017	-0.019	-0.002
aw:ip4	-0.059	-0.001	0.056	0.004
aw:ipswich	-0.009	-0.002	0.05	-0.04
aw:ireland	0.122	-0.029	-0.091	-0.002
aw:is	0.15	-0.118	0.021	-0.053
aw:islands	-0.038	0.064	-0.058	0.032
aw:isle	0.001	-0.005	-0.009	0.013
aw:issued	-0.012	-0.004	0.043	-0.028
aw:it	-0.197	0.021	0.117	0.059
aw:its	0.054	0	0	-0.054
aw:itself	-0.023	-0.002	0.025	-0.001
aw:january	-0.012	-0.002	0.015	-0.001
aw:jargon	-0.007	-0.001	-0.002	0.01
aw:jersey	-0.048	0.074	-0.058	0.032
aw:jobs	0.033	0.06	-0.043	-0.05
aw:joint	-0.002	-0.009	0.027	-0.017
aw:keep	0.06	-0.008	0.042	-0.094
aw:keeps	-0.043	-0.013	0.066	-0.011
aw:kendal	-0.037	-0.002	0.001	0.038
aw:kent	0.033	-0.005	-0.012	-0.016
aw:kept	-0.042	-0.015	0.038	0.019
aw:kestrel	-0.073	0.019	0.054	0
aw:kind	-0.072	0	0.053	0.018
aw:kingdom	0.093	0.013	-0.106	0
aw:kit	0.046	-0.003	0	-0.043
aw:knitwear	-0.043	0	0	0.044
aw:know	0.044	-0.031	0.013	-0.025
aw:known	-0.06	0.093	-0.042	0.009
aw:kop	0.031	-0.001	-0.012	-0.018
aw:lancashire	0.017	-0.002	-0.014	-0.001
aw:landlords	0.01	0	0.019	-0.029
aw:lane	0.043	-0.019	-0.012	-0.012
aw:language	0.019	-0.006	0.005	-0.018
aw:lantern	-0.021	0.008	0.012	0
aw:large	-0.041	0	0.041	0
aw:larkfield	-0.06	0.009	0.048	0.003
aw:last	-0.154	0.057	0.003	0.093
aw:latest	-0.05	0	0	0.05
aw:law	-0.019	-0.006	0.014	0.011
aw:laws	-0.051	0.051	0.005	-0.004
aw:lawyers	-0.033	0	0	0.033
aw:le3	-0.014	0.001	0.013	0
aw:learning	0.021	-0.001	-0.002	-0.018
aw:leasing	-0.051	-0.004	0.013	0.043
aw:leeds	0.044	0.035	0.006	-0.085
aw:legal	0.07	0.011	-0.071	-0.009
aw:leicester	-0.04	0	0.011	0.029
aw:lender	-0.026	-0.001	0.012	0.015
aw:lenders	-0.037	0.028	-0.029	0.038
aw:less	-0.008	-0.002	-0.009	0.019
aw:lessons	-0.009	-0.006	-0.002	0.017
aw:let	-0.039	-0.005	-0.045	0.089
aw:lets	0.018	-0.013	-0.007	0.001
aw:letter	-0.037	-0.011	0.026	0.022
aw:letting	-0.088	0	0.019	0.069
aw:liability	0.094	-0.036	-0.058	0
aw:liable	0.031	-0.003	-0.025	-0.002
aw:licence	0.069	-0.036	-0.06	0.027
aw:license	-0.014	-0.005	0.009	0.01
aw:licensed	-0.049	0.057	0.033	-0.041
aw:like	0.049	-0.009	0.014	-0.054
aw:limited	0.135	-0.101	-0.057	0.024
aw:limited’s	-0.015	-0.015	0.064	-0.033
aw:lincoln	-0.071	-0.002	-0.006	0.079
aw:lincolnshire	0.022	-0.007	-0.015	0
aw:line	-0.046	0	-0.001	0.047
aw:linen	-0.037	0	0.003	0.034
aw:lines	0.016	-0.005	0.014	-0.025
aw:links	-0.008	0.041	-0.038	0.005
aw:list	0.001	0.031	-0.01	-0.021
aw:listed	0.067	-0.024	-0.042	-0.001
aw:lists	-0.013	-0.006	0.008	0.011
aw:little	0.008	-0.004	0.021	-0.024
aw:live	-0.009	-0.001	-0.002	0.011
aw:liverpool	-0.036	-0.014	0.021	0.028
aw:ll11	-0.011	0.006	0.006	0
aw:local	0.009	0.006	0.019	-0.034
aw:located	0.022	0.012	-0.019	-0.014
aw:log	-0.05	-0.006	0.045	0.01
aw:london	-0.018	-0.085	0.118	-0.015
aw:londonderry	0.015	0	0	-0.015
aw:long	-0.035	-0.033	0.057	0.011
aw:look	-0.067	0.098	-0.021	-0.01
aw:looked	0.003	-0.01	0.013	-0.005
aw:looking	-0.039	-0.001	-0.001	0.04
aw:looks	0.003	0.076	-0.1	0.021
aw:loss	0.015	-0.003	-0.009	-0.003
aw:lost	0.047	-0.004	-0.027	-0.017
aw:lottery	-0.08	0.105	0.052	-0.078
aw:loughborough	0.023	0	0	-0.022
aw:ltd	-0.072	-0.007	0.03	0.049
aw:ltd’s	0.073	-0.009	-0.052	-0.012
aw:m12	-0.046	0	0.046	0
aw:made	-0.059	-0.023	0.002	0.08
aw:maidstone	-0.025	-0.001	0.028	-0.002
aw:mail	0.001	-0.024	0.031	-0.008
aw:mails	-0.009	-0.024	0.028	0.005
aw:main	-0.039	-0.006	0.054	-0.009
aw:make	0.009	-0.009	0.023	-0.023
aw:makes	-0.026	-0.024	0.039	0.011
aw:making	0.063	0.001	0.007	-0.071
aw:maltings	-0.043	0.003	0.037	0.002
aw:man	0.018	-0.003	-0.012	-0.003
aw:managed	0.019	-0.027	0.006	0.002
aw:management	-0.012	-0.002	-0.003	0.017
aw:manager	0.035	-0.013	0.029	-0.051
aw:managing	-0.079	0	0.01	0.07
aw:manchester	-0.036	-0.003	0.048	-0.009
aw:march	-0.083	-0.001	-0.011	0.096
aw:mark	-0.005	-0.012	0.028	-0.012
aw:marketing	0.063	-0.026	-0.002	-0.035
aw:marketplace	-0.023	-0.002	-0.006	0.031
aw:marks	-0.034	-0.007	0.054	-0.013
aw:matching	0.009	0.033	-0.025	-0.017
aw:materials	-0.046	-0.002	-0.001	0.049
aw:may	0.028	-0.011	0.035	-0.052
aw:me	-0.018	-0.007	0.02	0.004
aw:me14	-0.013	0	0.013	0
aw:me15	-0.017	0	0.017	0
aw:mean	-0.025	-0.008	0.021	0.011
aw:means	-0.02	0.055	-0.068	0.033
aw:meets	0.017	-0.001	0.002	-0.018
aw:member	0.042	-0.013	-0.014	-0.015
aw:members	-0.042	-0.022	0.042	0.021
aw:membership	-0.012	-0.007	0.018	0
aw:menu	-0.023	-0.004	0.008	0.019
aw:menus	0.031	0	0	-0.03
aw:merchant	0.015	-0.002	0.014	-0.027
aw:messages	-0.016	-0.006	0.009	0.013
aw:methods	0.033	-0.001	-0.001	-0.031
aw:midlands	0.018	-0.002	0	-0.016
aw:miles	0.013	0	0.003	-0.016
aw:millrace	-0.012	0	0.012	0
aw:mind	0.013	-0.004	-0.004	-0.006
aw:minutes	0.017	0	-0.001	-0.015
aw:mobile	0.025	-0.003	0.003	-0.025
aw:modern	-0.081	0	0	0.082
aw:mofodo	-0.031	0.012	0.016	0.003
aw:money	-0.031	0.045	-0.014	0
aw:month	-0.062	-0.002	0.002	0.062
aw:months	-0.016	0.037	-0.039	0.019
aw:more	-0.01	-0.01	0.004	0.016
aw:mortgage	-0.008	-0.002	-0.032	0.042
aw:mortgages	-0.077	-0.009	-0.003	0.088
aw:most	-0.038	-0.023	0.026	0.035
aw:my	-0.049	-0.004	0.005	0.049
aw:name	-0.082	-0.022	-0.078	0.182
aw:named	-0.075	0.064	0.008	0.003
aw:names	-0.066	0.037	0.03	-0.002
aw:national	0.004	-0.014	0.014	-0.004
aw:ne1	0.027	-0.008	-0.018	-0.001
aw:ne4	-0.012	0	0.012	0
aw:near	-0.054	-0.01	0.025	0.039
aw:need	0.104	-0.033	-0.108	0.036
aw:neither	-0.017	-0.005	0.014	0.009
aw:network	-0.11	0.127	0.008	-0.025
aw:never	0.006	-0.013	0.013	-0.006
aw:new	-0.051	0.062	-0.015	0.004
aw:newcastle	0.027	-0.009	0.005	-0.023
aw:newry	0.04	0	0	-0.04
aw:news	0.065	-0.002	-0.003	-0.06
aw:newsletter	-0.013	-0.001	0.001	0.012
aw:ng7	-0.056	0.007	0.024	0.025
aw:night	0.005	0.013	0.007	-0.024
aw:nizurifo	-0.001	-0.006	0.012	-0.004
aw:no	-0.238	0.138	0.227	-0.127
aw:nobody	-0.045	-0.002	0.024	0.024
aw:noda	-0.039	0.03	0.012	-0.004
aw:non	-0.014	0.001	0.008	0.005
aw:nor	-0.015	-0.004	0.012	0.008
aw:norfolk	-0.026	0.001	0.012	0.013
aw:north	0.02	0.068	-0.047	-0.041
aw:northern	0.032	-0.007	-0.026	0.001
aw:norupo	0.13	-0.047	-0.062	-0.02
aw:norwich	0.017	-0.03	0.001	0.012
aw:not	-0.084	-0.08	0.132	0.032
aw:note	0.009	0.025	0.009	-0.043
aw:notes	-0.019	-0.001	-0.021	0.041
aw:nothing	-0.002	-0.027	-0.041	0.069
aw:notice	0.023	-0.034	-0.113	0.125
aw:nottingham	0.045	0.006	0.03	-0.08
aw:nottinghamshire	-0.01	-0.001	0.01	0
aw:now	-0.057	-0.002	0.005	0.054
aw:nr7	-0.013	0	0.014	0
aw:number	0.023	-0.083	0.083	-0.024
aw:nuvara	0.009	-0.012	0.007	-0.004
aw:o	0.117	-0.002	-0.103	-0.013
aw:oak	-0.024	0.064	-0.04	-0.001
aw:of	0.073	-0.01	0.156	-0.218
aw:off	0.017	-0.001	0	-0.016
aw:offer	-0.023	-0.002	-0.014	0.039
aw:offered	0.016	-0.001	-0.001	-0.014
aw:offers	-0.035	0.046	-0.014	0.003
aw:office	0.112	-0.116	-0.034	0.038
aw:officer	0.003	-0.021	0.022	-0.004
aw:offices	0.002	-0.007	-0.006	0.01
aw:official	-0.004	-0.002	-0.009	0.016
aw:okimiletpo	0.021	-0.004	0.005	-0.022
aw:old	-0.033	0.039	0	-0.006
aw:on	-0.026	-0.084	0.13	-0.02
aw:once	0.032	-0.005	-0.025	-0.002
aw:one	0.012	0.046	-0.034	-0.023
aw:ones	-0.042	-0.001	0.043	0
aw:online	0.016	0.025	-0.055	0.014
aw:only	-0.022	0.003	0.023	-0.004
aw:open	0.035	-0.012	0.006	-0.029
aw:opening	-0.127	-0.001	0.01	0.119
aw:operate	-0.013	0.025	0.029	-0.041
aw:operated	-0.073	-0.014	0.048	0.039
aw:operates	0.117	-0.026	-0.071	-0.02
aw:operating	-0.027	0.018	-0.01	0.019
aw:operative	0.029	0.034	-0.036	-0.027
aw:or	0.288	-0.21	-0.06	-0.018
aw:oras	0.019	-0.006	-0.012	0
aw:orchard	-0.016	-0.004	0.018	0.002
aw:order	-0.065	0.003	0.032	0.031
aw:orders	-0.019	0.005	0.022	-0.008
aw:ordinary	-0.033	0	0	0.033
aw:org	-0.015	-0.011	0.017	0.009
aw:organisations	-0.032	0.015	0.02	-0.002
aw:other	0.044	-0.049	0.015	-0.01
aw:others	0.039	-0.019	-0.001	-0.018
aw:our	0.117	-0.011	-0.107	0.001
aw:ours	-0.001	-0.01	0.013	-0.002
aw:ourselves	-0.053	-0.002	-0.003	0.058
aw:out	-0.037	0.013	0.065	-0.041
aw:outside	-0.029	-0.006	-0.004	0.039
aw:ovekavuvu	-0.012	-0.002	0.045	-0.031
aw:over	0.025	-0.013	0.004	-0.015
aw:own	-0.197	0.033	0.145	0.019
aw:owned	-0.042	0.112	-0.03	-0.04
aw:owner	-0.025	-0.004	0.004	0.025
aw:owners	-0.054	-0.009	0.023	0.04
aw:ownership	0.019	-0.003	0	-0.015
aw:owns	0.001	-0.011	-0.022	0.032
aw:packs	-0.017	0.033	-0.023	0.007
aw:page	0.153	0.007	-0.045	-0.116
aw:pages	-0.022	-0.019	0.047	-0.007
aw:paid	0.064	0.036	-0.029	-0.072
aw:pakar	0.001	0.019	-0.018	-0.002
aw:pallets	-0.002	0.043	-0.04	-0.001
aw:panel	0.015	-0.003	0.015	-0.026
aw:parcel	-0.021	-0.02	0.024	0.016
aw:parcels	-0.012	0.033	-0.019	-0.002
aw:parent	0.002	0.104	-0.135	0.029
aw:park	-0.062	0.003	0.034	0.025
aw:parking	-0.04	-0.001	-0.002	0.043
aw:part	0.028	0.01	-0.082	0.044
aw:parties	0.061	-0.001	-0.003	-0.058
aw:partner	-0.025	0.036	-0.033	0.021
aw:partners	-0.019	0.09	-0.09	0.018
aw:partnership	-0.062	-0.015	0.05	0.027
aw:party	0.042	-0.021	0.052	-0.073
aw:pass	-0.021	0.002	0.008	0.011
aw:passes	-0.006	0.008	0.019	-0.021
aw:past	-0.014	-0.001	-0.002	0.017
aw:patient	-0.047	-0.004	0.005	0.046
aw:patients	-0.001	-0.012	0.005	0.008
aw:pay	0.031	-0.004	0.011	-0.038
aw:payment	-0.07	0.033	0.105	-0.068
aw:payments	-0.04	0.015	0.011	0.014
aw:pc	0.016	-0.016	-0.002	0.001
aw:pensioners	0.034	-0.001	0	-0.032
aw:people	0.03	-0.011	-0.014	-0.005
aw:per	0.039	-0.005	-0.024	-0.011
aw:periods	-0.002	-0.01	0.013	-0.001
aw:person	0.048	-0.015	-0.008	-0.025
aw:personal	0.198	-0.022	-0.175	-0.001
aw:peterborough	0.017	-0.002	-0.003	-0.011
aw:pharmacy	-0.026	-0.001	0	0.027
aw:phone	0.042	-0.025	-0.02	0.003
aw:photograph	0.016	0	-0.001	-0.015
aw:photographer	-0.032	-0.003	0.041	-0.006
aw:photographs	0.013	-0.004	-0.009	0
aw:photography	-0.055	0.001	0.035	0.02
aw:pick	-0.063	-0.006	-0.054	0.123
aw:pictures	0.118	-0.006	-0.013	-0.098
aw:pier	-0.029	-0.002	-0.001	0.032
aw:place	-0.15	0.028	0.087	0.036
aw:placed	-0.044	-0.004	0.015	0.033
aw:placement	-0.012	0	0	0.012
aw:places	0.047	-0.004	0.014	-0.057
aw:placing	-0.075	-0.001	-0.013	0.089
aw:plan	0.032	0	0	-0.032
aw:planning	-0.043	-0.006	0.012	0.037
aw:plans	0.014	-0.001	0	-0.013
aw:plant	-0.018	-0.007	-0.02	0.044
aw:platform	-0.014	0.027	-0.028	0.014
aw:play	-0.03	-0.008	0.071	-0.033
aw:please	0.019	-0.014	0.051	-0.057
aw:po	-0.037	0.011	0.022	0.004
aw:pocket	-0.009	0	-0.001	0.01
aw:policies	-0.03	0.002	0.014	0.013
aw:policy	-0.115	0.091	0.055	-0.032
aw:portal	-0.081	0.048	0.076	-0.044
aw:posena	0.014	-0.004	0.001	-0.011
aw:possible	0.023	0	-0.001	-0.022
aw:post	0.005	-0.008	0.035	-0.032
aw:postal	0.035	-0.009	-0.013	-0.013
aw:posted	0.02	-0.002	0.011	-0.029
aw:pounds	-0.02	-0.001	0.021	0
aw:powered	-0.021	-0.037	0.067	-0.009
aw:practice	-0.053	-0.011	0.038	0.026
aw:practices	-0.053	-0.008	0.009	0.053
aw:pre	-0.026	-0.001	0.044	-0.018
aw:price	0.124	-0.006	-0.015	-0.103
aw:prices	0.009	-0.012	0.015	-0.012
aw:pricing	-0.011	-0.001	-0.001	0.013
aw:print	0.057	-0.001	-0.003	-0.053
aw:prints	0.087	-0.001	-0.003	-0.083
aw:privacy	0.131	-0.028	-0.067	-0.037
aw:private	0.071	0.031	-0.074	-0.027
aw:prize	-0.012	-0.001	-0.001	0.015
aw:process	-0.002	-0.013	0.016	-0.001
aw:processing	-0.001	-0.009	0.01	0
aw:processor	-0.05	-0.004	0.007	0.047
aw:product	-0.013	-0.004	0.018	-0.001
aw:products	0.052	-0.022	-0.003	-0.027
aw:profit	0.03	-0.006	-0.019	-0.005
aw:profits	-0.036	0.021	-0.028	0.042
aw:programme	-0.009	0.097	-0.105	0.017
aw:project	0.042	0	0	-0.041
aw:promotes	0.022	0.028	-0.028	-0.022
aw:properly	-0.011	-0.001	-0.001	0.013
aw:property	0.056	-0.014	-0.04	-0.002
aw:protect	0.038	-0.028	-0.009	-0.001
aw:protecting	-0.02	-0.022	0.055	-0.013
aw:protection	-0.086	0.003	0.044	0.039
aw:protects	0.017	-0.007	-0.028	0.019
aw:proudly	0.031	-0.001	-0.012	-0.018
aw:provide	-0.046	0.048	-0.006	0.004
aw:provided	-0.003	-0.02	0.023	0
aw:provider	0.036	-0.004	0.024	-0.056
aw:provides	0.051	0.057	-0.106	-0.002
aw:published	-0.073	0	0.073	0
aw:publishing	-0.029	0.025	0.033	-0.03
aw:pubs	0.035	-0.022	0.025	-0.039
aw:purpose	0.074	-0.015	-0.015	-0.044
aw:purposes	-0.009	0.053	-0.042	-0.001
aw:put	0.028	-0.007	0.015	-0.037
aw:quality	-0.029	-0.003	0.023	0.009
aw:quarry	-0.016	0.006	0.01	0
aw:question	-0.01	-0.006	0.017	-0.001
aw:questions	0.028	-0.016	0.029	-0.041
aw:range	0.021	0	0.001	-0.022
aw:rapa	0.021	-0.003	0.003	-0.022
aw:rate	-0.016	-0.003	0.005	0.014
aw:rated	-0.014	-0.001	-0.001	0.017
aw:reaches	0.046	-0.002	-0.044	0
aw:read	-0.036	-0.016	0.055	-0.002
aw:reading	-0.107	-0.008	0.05	0.064
aw:receives	-0.025	-0.007	0.048	-0.017
aw:record	0.036	-0.018	-0.016	-0.002
aw:records	-0.038	-0.009	0.038	0.008
aw:ref	-0.006	-0.005	0.012	0
aw:refer	0.029	-0.012	-0.034	0.018
aw:reference	0.057	-0.035	-0.027	0.005
aw:references	0.028	0.016	-0.02	-0.024
aw:referred	0.041	-0.025	-0.008	-0.007
aw:refers	-0.03	0.046	-0.013	-0.003
aw:refuse	0.007	0	0.015	-0.022
aw:reg	0.035	0.023	-0.056	-0.002
aw:register	-0.027	-0.055	0.109	-0.027
aw:registered	0.075	0.109	-0.024	-0.16
aw:registration	0.038	-0.073	-0.004	0.04
aw:regulated	-0.056	0.006	-0.002	0.052
aw:regulatory	0.014	-0.001	0	-0.014
aw:release	-0.033	0	0.007	0.026
aw:rely	-0.015	0.003	0.011	0.001
aw:remembers	-0.019	0.005	0.006	0.009
aw:remove	-0.038	0	0.038	0
aw:rented	0.08	-0.027	-0.059	0.006
aw:repairs	-0.031	0	0.023	0.008
aw:reports	0.088	0.035	-0.108	-0.015
aw:repossessed	-0.027	-0.007	0.02	0.013
aw:representative	0.138	-0.083	-0.003	-0.053
aw:request	-0.015	-0.008	0.04	-0.018
aw:reserved	-0.024	0.037	0.033	-0.046
aw:resources	0.01	-0.002	-0.003	-0.006
aw:respect	0.032	-0.004	-0.014	-0.014
aw:respecting	-0.024	-0.022	0.055	-0.009
aw:respects	0.029	-0.015	-0.008	-0.006
aw:responsible	0.006	-0.035	0.036	-0.007
aw:responsibly	0.007	-0.007	0.01	-0.009
aw:restaurants	-0.016	0	-0.001	0.017
aw:retailers	-0.035	-0.024	0.006	0.052
aw:retention	-0.012	-0.007	0.011	0.009
aw:returns	0.041	-0.005	-0.017	-0.019
aw:revenue	-0.006	-0.006	0.014	-0.002
aw:review	-0.043	0.062	-0.013	-0.006
aw:reviewed	-0.052	-0.004	0.031	0.025
aw:reviews	0.05	-0.018	-0.014	-0.018
aw:rhif	0.011	-0.006	-0.007	0.001
aw:richmond	-0.05	0.005	0.044	0
aw:right	-0.031	0.039	-0.043	0.034
aw:rights	0.027	0.01	0.017	-0.053
aw:ring	0.012	-0.013	-0.011	0.012
aw:road	-0.15	0.099	0	0.051
aw:roasted	0.015	0	-0.001	-0.014
aw:robotovuro	-0.015	0	0.015	0
aw:rog	-0.011	0	0.011	0
aw:roof	-0.02	-0.001	0.003	0.018
aw:rookery	-0.022	-0.002	0.024	0
aw:rooms	0.024	-0.029	0.007	-0.003
aw:rova	-0.007	-0.025	0.034	-0.002
aw:row	0.018	-0.009	0.003	-0.012
aw:royal	0.016	-0.001	-0.011	-0.004
aw:run	-0.07	-0.013	0.035	0.048
aw:running	-0.033	-0.001	0.042	-0.007
aw:runs	0.007	0.068	-0.109	0.035
aw:s	-0.024	-0.02	0.089	-0.045
aw:saas	0.024	-0.008	-0.032	0.015
aw:saddler	0.013	-0.006	-0.009	0.001
aw:safe	0.065	-0.008	-0.022	-0.034
aw:safety	0.012	-0.005	0.012	-0.019
aw:said	-0.041	-0.009	0.034	0.016
aw:sale	-0.085	-0.006	0.004	0.087
aw:sales	-0.075	-0.012	-0.057	0.145
aw:same	0.018	-0.004	0.01	-0.024
aw:san	0.022	-0.016	-0.006	0
aw:saturday	-0.007	-0.017	0.034	-0.01
aw:say	-0.054	0.029	-0.03	0.055
aw:says	-0.025	-0.021	-0.028	0.074
aw:scheme	-0.037	-0.012	0.061	-0.012
aw:school	-0.069	0.017	0.071	-0.019
aw:schools	-0.019	-0.014	0.026	0.006
aw:science	-0.046	0.029	0.002	0.016
aw:scotland	0.119	0.023	-0.102	-0.04
aw:se1	-0.014	-0.008	0.023	0
aw:sea	-0.018	-0.001	-0.004	0.023
aw:search	0.048	-0.002	0.003	-0.049
aw:season	0.011	-0.001	0	-0.01
aw:second	0.012	-0.036	-0.005	0.028
aw:security	-0.092	0	0	0.092
aw:see	0.019	0.068	-0.09	0.003
aw:seed	0.034	-0.006	-0.01	-0.018
aw:seen	-0.04	0	0.043	-0.003
aw:self	0.068	-0.001	0.001	-0.067
aw:sell	-0.047	-0.004	-0.013	0.064
aw:seller	-0.007	-0.001	0.01	-0.002
aw:sellers	0.027	-0.01	0.015	-0.033
aw:selling	-0.109	0.011	0.025	0.073
aw:sells	0.028	-0.009	-0.015	-0.005
aw:send	-0.029	-0.008	0.003	0.033
aw:sending	-0.012	-0.011	0.026	-0.003
aw:sent	0.038	-0.019	0.033	-0.052
aw:seo	0.01	-0.002	-0.005	-0.003
aw:separate	-0.011	0.003	0.008	0
aw:seriously	0.035	0.037	-0.037	-0.035
aw:servers	-0.028	-0.011	0.041	-0.002
aw:service	-0.112	-0.001	-0.006	0.119
aw:services	0.11	-0.033	-0.106	0.028
aw:session	0.01	-0.009	0.008	-0.009
aw:set	-0.011	-0.002	0.044	-0.031
aw:sets	-0.021	0.018	0.008	-0.005
aw:seven	-0.011	0	0.011	0
aw:several	0.023	-0.004	-0.002	-0.017
aw:share	-0.001	-0.004	0.037	-0.032
aw:shared	-0.029	-0.004	0.008	0.025
aw:shares	0.016	-0.004	-0.012	0
aw:sheffield	-0.038	0	0.015	0.024
aw:shelves	0.013	-0.003	0.001	-0.012
aw:shipping	0.027	-0.001	0.001	-0.027
aw:shirts	-0.037	0	-0.001	0.038
aw:shop	-0.087	-0.065	0.043	0.108
aw:shopquay	0.011	-0.001	-0.012	0.001
aw:shops	-0.063	0.043	-0.037	0.058
aw:should	0.011	-0.001	-0.013	0.003
aw:shown	-0.024	0.046	-0.02	-0.002
aw:shows	0.014	-0.001	0.001	-0.014
aw:shrewsbury	-0.082	0.015	0.007	0.059
aw:side	0.013	-0.001	0.009	-0.021
aw:sign	-0.003	-0.004	-0.009	0.015
aw:similar	-0.012	0.066	-0.053	-0.002
aw:simple	0.024	0	-0.002	-0.022
aw:since	0.038	0.088	-0.095	-0.03
aw:single	0.04	-0.011	0.05	-0.079
aw:site	-0.021	-0.075	0.043	0.052
aw:sites	0.026	-0.014	0.01	-0.022
aw:six	-0.012	-0.001	0.001	0.012
aw:sixty	-0.001	-0.009	0.015	-0.005
aw:size	0.036	-0.006	-0.017	-0.013
aw:sketch	0.011	0	0	-0.011
aw:slate	0.017	0	0	-0.017
aw:slavery	0.019	-0.001	-0.005	-0.013
aw:sluice	-0.011	0.005	0.007	0
aw:small	0.014	-0.008	0.015	-0.02
aw:so	-0.019	-0.03	0.027	0.022
aw:social	0.034	0	-0.001	-0.032
aw:society	0.079	-0.004	0.026	-0.101
aw:software	-0.133	-0.058	0.095	0.095
aw:sold	-0.011	-0.003	-0.003	0.016
aw:sole	-0.101	-0.008	0.022	0.086
aw:solutions	-0.082	0.06	0.003	0.019
aw:some	-0.012	-0.012	0.041	-0.018
aw:somebody	-0.018	-0.007	-0.001	0.025
aw:someone	0.026	-0.001	0.002	-0.026
aw:something	-0.052	-0.004	-0.001	0.057
aw:sometimes	-0.059	0.007	0.054	-0.001
aw:sort	-0.012	-0.001	0.014	-0.001
aw:south	-0.025	-0.006	0.049	-0.018
aw:spare	0.016	-0.003	-0.006	-0.007
aw:speak	0.045	-0.001	0.001	-0.045
aw:st	0.038	0.092	-0.114	-0.017
aw:staff	0.003	-0.012	-0.024	0.033
aw:standard	0.037	-0.012	-0.047	0.022
aw:start	0.021	-0.003	0.007	-0.026
aw:starts	-0.016	-0.001	0.002	0.015
aw:statement	0.077	-0.036	-0.024	-0.017
aw:status	-0.05	0	0.031	0.018
aw:statutory	-0.029	-0.001	0.001	0.029
aw:stay	-0.056	-0.006	0.032	0.03
aw:still	-0.002	0	0.011	-0.009
aw:stockport	0.018	0.01	0.031	-0.059
aw:stops	0.01	-0.001	-0.001	-0.008
aw:storage	0.03	-0.01	-0.002	-0.018
aw:store	-0.007	-0.028	0.04	-0.004
aw:stored	-0.011	0.029	-0.008	-0.011
aw:stores	0.033	-0.007	-0.014	-0.013
aw:stories	0.03	-0.001	-0.011	-0.017
aw:story	0.049	-0.005	-0.021	-0.023
aw:straight	0.036	0	-0.001	-0.035
aw:street	-0.051	0.026	-0.006	0.031
aw:strictly	-0.012	-0.005	0.02	-0.003
aw:students	-0.016	-0.018	0.077	-0.043
aw:studio	0.01	-0.004	-0.003	-0.003
aw:stuttgart	-0.038	0.021	0.015	0.002
aw:style	-0.029	-0.005	0.002	0.033
aw:styles	-0.014	0	0	0.014
aw:subject	-0.05	-0.002	0.055	-0.003
aw:subscribe	-0.017	-0.014	-0.035	0.066
aw:subsidiaries	0.033	-0.025	-0.007	-0.001
aw:subsidiary	-0.068	0.077	0.006	-0.015
aw:such	0.071	-0.037	-0.029	-0.005
aw:suffolk	-0.048	0	0.048	0
aw:suite	0.016	0.101	-0.108	-0.008
aw:supplied	0.028	-0.018	0.012	-0.022
aw:supplier	0.012	-0.004	0.019	-0.027
aw:suppliers	0.029	-0.006	0.013	-0.035
aw:supplies	0.063	-0.002	-0.019	-0.042
aw:supply	-0.049	0.053	-0.008	0.004
aw:support	-0.064	0.009	0.027	0.028
aw:supported	0.053	0.04	-0.035	-0.057
aw:surrey	-0.029	-0.013	0.055	-0.012
aw:sussex	-0.021	0.002	0.033	-0.014
aw:suvo	0.026	-0.008	-0.02	0.002
aw:sw1w	-0.015	0	0.015	0
aw:swansea	0.004	0.007	0.007	-0.018
aw:sy3	-0.023	0.017	0.006	0
aw:system	0.026	-0.01	-0.016	0
aw:t	-0.011	0.002	-0.017	0.025
aw:tables	-0.042	0	0.004	0.038
aw:tafapon	-0.028	0.02	-0.027	0.035
aw:take	-0.07	0.123	0.001	-0.054
aw:taken	-0.01	-0.014	0.019	0.004
aw:takes	-0.023	-0.006	0.034	-0.004
aw:talk	-0.057	-0.004	0.041	0.02
aw:tannery	0.015	-0.002	-0.013	0.001
aw:tasting	0.007	0	0.003	-0.01
aw:tea	-0.075	0.054	-0.028	0.049
aw:teams	-0.081	0	0	0.082
aw:technology	-0.002	-0.011	0.014	-0.001
aw:tel	-0.066	0.087	-0.052	0.032
aw:telephone	0.028	-0.025	-0.016	0.013
aw:tell	-0.001	-0.019	-0.011	0.031
aw:tells	0.039	-0.014	-0.035	0.011
aw:ten	0.051	-0.003	-0.004	-0.045
aw:tenancy	-0.019	0	0	0.019
aw:term	0.026	0.012	-0.011	-0.026
aw:terms	-0.042	-0.067	0.114	-0.004
aw:terrace	-0.031	-0.004	0.038	-0.003
aw:testing	0.045	-0.003	0.004	-0.046
aw:text	0.018	-0.012	-0.002	-0.004
aw:thames	-0.05	0.005	0.045	0
aw:that	-0.218	0.157	-0.078	0.139
aw:the	0.038	0.218	-0.344	0.088
aw:their	-0.033	0.015	0.071	-0.054
aw:them	0.059	-0.06	0.028	-0.026
aw:theme	0.015	-0.007	0.013	-0.022
aw:there	0.011	-0.026	-0.036	0.05
aw:these	0.07	-0.045	-0.072	0.047
aw:they	-0.053	0.046	0.013	-0.006
aw:thimble	-0.009	-0.003	0.012	0
aw:things	-0.001	-0.004	0.013	-0.008
aw:third	-0.003	-0.013	0.015	0.001
aw:thirteen	0.002	0.004	0.013	-0.018
aw:thirty	0.012	-0.001	0.006	-0.017
aw:this	0.036	-0.078	0.004	0.038
aw:those	-0.043	0.033	-0.031	0.041
aw:thoughtful	0.01	-0.004	0.012	-0.018
aw:three	0.008	0.04	-0.008	-0.04
aw:through	-0.055	0.024	0.084	-0.053
aw:throughout	-0.008	-0.003	-0.001	0.012
aw:ticket	0.011	-0.008	0.009	-0.012
aw:tickets	-0.044	-0.013	0.009	0.049
aw:time	0.091	-0.031	-0.023	-0.037
aw:timetable	0.07	0	-0.001	-0.069
aw:to	-0.175	0.055	0.051	0.069
aw:tobedi	0.051	-0.008	-0.042	0
aw:today	0.01	0	-0.001	-0.009
aw:together	0.029	0.038	-0.052	-0.016
aw:too	-0.012	0	0.013	-0.001
aw:tools	-0.029	-0.005	0.01	0.024
aw:top	-0.021	0	-0.002	0.023
aw:touch	-0.017	0.003	-0.01	0.024
aw:tours	0.071	0	-0.001	-0.069
aw:tr1	0.012	-0.001	-0.011	0
aw:trade	-0.029	0.167	-0.076	-0.061
aw:trader	-0.05	-0.022	-0.017	0.09
aw:trades	0.04	-0.023	-0.018	0.002
aw:trading	-0.065	0.094	-0.09	0.06
aw:train	-0.023	-0.002	0.006	0.019
aw:trained	-0.002	0	0.011	-0.009
aw:training	0.034	-0.001	-0.003	-0.03
aw:transfer	0.013	-0.008	0.013	-0.017
aw:transfers	0.036	-0.012	0	-0.025
aw:travel	0.039	-0.013	0.044	-0.069
aw:travels	0.012	-0.001	-0.002	-0.009
aw:treat	0.04	-0.013	-0.02	-0.007
aw:treatment	0.021	0	0	-0.021
aw:treatments	0.032	-0.002	-0.028	-0.002
aw:treats	0.012	-0.001	-0.022	0.011
aw:tree	-0.001	-0.011	0.024	-0.012
aw:truro	-0.025	-0.011	-0.018	0.054
aw:trust	0.039	0.074	-0.099	-0.014
aw:try	0.024	-0.014	-0.007	-0.003
aw:tw9	-0.05	0.005	0.044	0
aw:two	-0.032	-0.022	0.029	0.025
aw:tyne	0.032	-0.009	-0.004	-0.02
aw:uk	0.024	-0.06	0.048	-0.013
aw:ulirva	0.026	0	0	-0.026
aw:under	0.05	-0.021	-0.039	0.01
aw:underwritten	0.017	-0.002	-0.005	-0.011
aw:unit	-0.025	-0.028	0.029	0.024
aw:united	0.072	0.027	-0.099	0
aw:university	-0.005	0.039	-0.032	-0.002
aw:unless	0.025	-0.013	0.005	-0.017
aw:unpaid	-0.029	0	0	0.029
aw:up	-0.097	-0.006	0.028	0.075
aw:updated	-0.111	-0.013	0.045	0.079
aw:upon	-0.023	-0.004	0.047	-0.02
aw:ups	-0.021	-0.002	0.002	0.021
aw:url	-0.042	-0.001	-0.009	0.053
aw:us	0.136	0.003	-0.129	-0.009
aw:usa	0.045	0.011	-0.037	-0.018
aw:use	0.042	-0.007	0.017	-0.052
aw:used	0.037	-0.028	-0.03	0.02
aw:user	0.011	-0.003	-0.02	0.013
aw:uses	0.067	-0.004	-0.081	0.018
aw:using	0.059	-0.027	-0.036	0.004
aw:usually	-0.018	0	0	0.018
aw:valuations	0.059	0	0	-0.059
aw:van	0.014	0	0.026	-0.04
aw:vans	-0.065	-0.007	0.013	0.059
aw:vat	0.121	-0.067	-0.06	0.006
aw:vehicles	-0.066	-0.002	0.043	0.026
aw:venues	0.032	-0.005	0.007	-0.033
aw:version	0.002	0.041	-0.04	-0.003
aw:via	0.073	-0.022	-0.039	-0.012
aw:view	-0.023	-0.01	0.051	-0.019
aw:views	-0.031	0	0	0.031
aw:village	0.01	-0.015	0.036	-0.031
aw:visit	-0.022	-0.036	-0.037	0.095
aw:visitors	0.062	-0.003	0	-0.06
aw:voip	0.026	0	0	-0.026
aw:voluntary	-0.015	0	0	0.015
aw:vouchers	0.012	-0.004	-0.001	-0.007
aw:vozato	0.015	-0.007	-0.007	-0.001
aw:vududka	0.022	-0.001	0.001	-0.022
aw:wales	0.035	-0.026	-0.017	0.008
aw:wall	-0.015	0.03	-0.015	0
aw:want	0.021	0.096	-0.1	-0.018
aw:was	-0.02	-0.005	0.035	-0.01
aw:way	0.044	-0.022	-0.051	0.029
aw:we	0.01	0.08	0.115	-0.205
aw:wear	-0.02	0	0.007	0.012
aw:web	0.04	-0.044	-0.017	0.022
aw:website	0.112	-0.012	-0.146	0.047
aw:websites	0.031	-0.01	-0.002	-0.019
aw:weddings	0.051	-0.001	0.011	-0.06
aw:wednesdays	-0.009	0	0	0.01
aw:weeks	-0.016	-0.003	0.003	0.016
aw:weighbridge	-0.015	-0.004	0.017	0.002
aw:welcome	-0.063	-0.003	0.045	0.02
aw:well	0.023	-0.009	0.008	-0.022
aw:west	-0.045	-0.008	0.039	0.015
aw:western	-0.001	-0.006	0.01	-0.003
aw:wharf	-0.071	0.042	0.03	-0.001
aw:what	-0.008	-0.088	-0.026	0.122
aw:what's	-0.045	-0.003	0.032	0.016
aw:whatever	-0.017	-0.002	0.005	0.014
aw:when	-0.088	0.02	0.066	0.002
aw:where	-0.008	0.018	-0.007	-0.003
aw:wherry	-0.023	0	0.023	0
aw:whether	-0.069	0	0.073	-0.004
aw:which	-0.148	0.047	0.184	-0.082
aw:whichever	0.046	-0.02	-0.045	0.019
aw:while	0.039	-0.002	-0.021	-0.016
aw:whitby	0.013	-0.002	0.006	-0.018
aw:who	0.15	-0.13	-0.029	0.01
aw:whole	0.067	-0.003	-0.05	-0.014
aw:wholly	-0.202	0.228	0.017	-0.044
aw:whom	-0.028	-0.029	0.066	-0.009
aw:whose	0.11	0.055	-0.172	0.007
aw:why	0.013	-0.006	0.004	-0.01
aw:wi	0.056	-0.026	0.031	-0.06
aw:will	0.048	-0.057	0.023	-0.013
aw:win	-0.069	0.01	0.046	0.013
aw:winner	0.013	-0.003	-0.002	-0.008
aw:wins	-0.014	0	0.014	0
aw:winter	-0.048	-0.002	0.004	0.046
aw:with	0.353	-0.142	-0.197	-0.015
aw:within	-0.038	0.038	-0.021	0.021
aw:without	0.069	0.037	-0.061	-0.045
aw:work	-0.019	0.078	0.001	-0.06
aw:working	-0.03	-0.002	0.041	-0.009
aw:works	-0.031	-0.005	-0.034	0.071
aw:workshop	-0.05	0.01	0.072	-0.032
aw:worth	-0.049	-0.003	0	0.052
aw:worthing	-0.025	0.002	0.025	-0.002
aw:would	0.013	-0.001	0.005	-0.017
aw:wrexham	0.026	0.004	0.003	-0.033
aw:write	0.03	-0.028	-0.066	0.064
aw:writing	0.039	-0.01	-0.013	-0.016
aw:written	0.048	-0.019	-0.017	-0.012
aw:www	-0.001	0.012	-0.048	0.037
aw:yard	-0.065	0.009	0.055	0.001
aw:year	-0.02	-0.003	0.024	-0.001
aw:years	0.015	-0.019	-0.006	0.011
aw:yesterday	-0.016	0	0.016	0
aw:york	0.028	0.047	-0.025	-0.05
aw:yorkshire	-0.049	-0.002	0.054	-0.004
aw:you	0.117	-0.152	-0.09	0.125
aw:young	-0.022	0	-0.001	0.023
aw:your	-0.13	-0.021	0.141	0.01
aw:yw	0.01	-0.004	-0.005	-0.001
aw:zivipit	0.022	-0.009	-0.014	0.001
aw:©	-0.095	0.082	0.155	-0.141
aw:¶	-0.281	0.134	0.224	-0.076
b1:"	-0.076	-0.126	0.06	0.141
b1:(	-0.106	-0.014	0.181	-0.06
b1::	0.124	-0.159	0.068	-0.033
b1:;	-0.033	0.046	0.004	-0.017
b1:BRAND	0.038	-0.139	-0.04	0.141
b1:DIGITS	0.061	0.044	-0.272	0.167
b1:NUM	-0.227	-0.062	0.279	0.01
b1:ORG	-0.315	0.32	-0.08	0.075
b1:SELF	0.172	-0.001	-0.054	-0.117
b1:a	-0.038	0.075	-0.137	0.1
b1:about	-0.07	0.108	-0.028	-0.01
b1:accept	-0.022	0	-0.001	0.023
b1:afternoon	0.053	-0.001	-0.002	-0.05
b1:agreement	0.069	-0.006	-0.009	-0.054
b1:aml	-0.018	0.001	0.017	0
b1:an	-0.002	0.091	-0.085	-0.004
b1:and	-0.124	-0.083	0.24	-0.033
b1:app	0.085	0	-0.001	-0.085
b1:are	-0.191	0.118	0.081	-0.009
b1:arrangement	-0.033	0	-0.001	0.035
b1:as	-0.117	0.011	-0.03	0.137
b1:ask	0.062	-0.002	-0.006	-0.054
b1:at	0.121	-0.119	0.048	-0.05
b1:authority	0.002	-0.005	0.023	-0.02
b1:behind	-0.03	-0.001	0	0.031
b1:between	0.041	-0.016	-0.023	-0.002
b1:business	0.05	-0.025	-0.026	0.001
b1:but	-0.171	0.003	0.169	0
b1:by	-0.076	0.144	-0.027	-0.042
b1:cake	-0.044	-0.001	-0.001	0.047
b1:called	0.064	-0.003	-0.005	-0.057
b1:cannot	0.053	-0.002	-0.003	-0.048
b1:centre	-0.129	-0.028	0.107	0.05
b1:charity	-0.061	-0.001	0.029	0.033
b1:choose	0.224	-0.053	-0.091	-0.08
b1:company	-0.031	-0.024	0.098	-0.044
b1:competitions	-0.05	-0.001	0	0.051
b1:complaints	-0.026	0	-0.002	0.028
b1:conditions	-0.177	0.197	-0.066	0.046
b1:contact	0.103	-0.089	-0.07	0.057
b1:content	-0.073	-0.008	0.057	0.024
b1:contract	0.05	-0.001	0	-0.049
b1:controller	0.069	-0.013	-0.089	0.032
b1:cookies	0.199	-0.001	-0.004	-0.195
b1:copyright	0.023	0	-0.001	-0.021
b1:cost	-0.01	-0.001	-0.002	0.013
b1:councillors	-0.039	0	-0.001	0.04
b1:covers	-0.067	-0.009	0.037	0.039
b1:data	0.151	-0.01	-0.123	-0.019
b1:day	-0.024	-0.002	-0.002	0.027
b1:delivery	0.067	-0.012	-0.024	-0.031
b1:deny	-0.013	-0.001	-0.003	0.016
b1:details	0.087	-0.078	-0.068	0.059
b1:dispute	-0.004	-0.016	0.021	-0.001
b1:do	0.037	0	-0.001	-0.035
b1:does	-0.014	-0.001	0	0.014
b1:door	-0.025	-0.001	0	0.026
b1:dozen	-0.025	-0.002	-0.009	0.036
b1:engineer	-0.042	0.002	0.04	0
b1:entity	-0.012	0.02	-0.012	0.004
b1:entries	-0.039	0.001	0.038	0
b1:faqs	-0.055	-0.011	0.028	0.037
b1:far	-0.016	0	0	0.016
b1:firms	-0.037	-0.001	-0.001	0.039
b1:footnotes	0.037	-0.001	-0.001	-0.036
b1:for	-0.031	-0.023	0.071	-0.017
b1:from	-0.046	0.094	-0.002	-0.046
b1:gdpr	-0.105	-0.002	0.078	0.029
b1:group	0.006	-0.019	-0.033	0.046
b1:help	0.016	0	-0.002	-0.014
b1:here	0.044	0.031	-0.051	-0.024
b1:hire	-0.047	0	0.013	0.034
b1:home	0.068	-0.005	0.012	-0.075
b1:hosting	-0.008	-0.005	0.013	0
b1:how	0.177	-0.046	-0.049	-0.082
b1:imprint	0.066	-0.019	-0.02	-0.027
b1:in	-0.037	0.079	-0.127	0.086
b1:information	0.252	-0.062	-0.085	-0.105
b1:insurer	-0.041	0	0.041	0
b1:introduction	-0.031	0.077	-0.047	0.002
b1:ireland	0.001	-0.009	-0.003	0.01
b1:is	0.079	0.033	-0.052	-0.06
b1:it	0.029	-0.005	-0.013	-0.012
b1:kingdom	0.066	-0.008	-0.028	-0.029
b1:last	-0.042	0	-0.001	0.043
b1:law	-0.021	-0.003	-0.006	0.03
b1:legal	-0.068	-0.001	-0.008	0.077
b1:licence	-0.013	-0.001	0.01	0.004
b1:masnachu	0.019	-0.009	-0.01	0
b1:me	0.023	-0.003	-0.026	0.006
b1:mean	0.048	-0.028	0.003	-0.023
b1:means	0.085	-0.07	-0.175	0.16
b1:mouth	0.012	-0.001	-0.002	-0.009
b1:music	-0.03	-0.001	0	0.031
b1:name	0.004	-0.006	-0.019	0.021
b1:needed	0.036	-0.003	-0.023	-0.01
b1:no	0.01	0.043	-0.044	-0.009
b1:notes	0.055	-0.001	-0.002	-0.052
b1:nothing	0.014	-0.001	0.003	-0.016
b1:notice	-0.065	0.17	-0.048	-0.058
b1:number	0.17	-0.106	-0.029	-0.035
b1:o	-0.055	0.039	0.021	-0.005
b1:of	0.096	-0.034	0.055	-0.117
b1:office	0.088	-0.009	-0.041	-0.038
b1:on	-0.012	-0.027	0.016	0.023
b1:one	0.105	-0.005	-0.002	-0.099
b1:only	0.086	-0.005	-0.029	-0.052
b1:or	-0.071	-0.02	0.07	0.021
b1:order	-0.012	0	0.012	0
b1:our	0.021	0	-0.001	-0.02
b1:own	-0.1	-0.018	0.036	0.082
b1:page	-0.027	-0.003	0.05	-0.02
b1:pay	0.011	0	-0.001	-0.009
b1:pier	-0.076	0.001	0.075	0
b1:pleased	0.021	0	-0.001	-0.02
b1:policy	0.027	-0.099	0.019	0.053
b1:post	0.041	-0.001	-0.001	-0.039
b1:privacy	-0.138	0.08	0.016	0.042
b1:protection	-0.025	-0.001	-0.003	0.029
b1:provider	0.068	-0.044	-0.009	-0.015
b1:purpose	-0.098	0.111	-0.013	0
b1:questions	-0.036	0	-0.001	0.037
b1:recipe	0.037	0	-0.001	-0.036
b1:record	0.031	-0.001	-0.03	-0.001
b1:reject	-0.029	0	-0.001	0.03
b1:reserved	-0.049	-0.007	0.075	-0.02
b1:responsible	0.054	-0.008	-0.049	0.003
b1:returns	-0.071	-0.001	0.002	0.07
b1:room	0.034	0	-0.001	-0.033
b1:rules	0.027	0	-0.002	-0.025
b1:sale	-0.027	-0.001	0.001	0.027
b1:saturdays	0.023	-0.001	-0.003	-0.018
b1:service	-0.112	-0.005	0.059	0.058
b1:services	0.055	-0.008	-0.015	-0.032
b1:shop	-0.101	-0.01	0.019	0.092
b1:shopquay	0.093	0	-0.001	-0.092
b1:shops	-0.087	-0.004	-0.004	0.095
b1:show	0.034	-0.012	-0.022	0
b1:software	-0.013	-0.001	0	0.014
b1:stand	0.019	-0.001	-0.007	-0.011
b1:statement	-0.047	-0.013	0.058	0.002
b1:story	0.039	-0.005	0.003	-0.037
b1:studio	-0.018	0	-0.002	0.02
b1:subsidiary	-0.042	0.05	-0.005	-0.003
b1:supply	0.022	-0.002	-0.004	-0.016
b1:tafapon	-0.022	0	-0.006	0.028
b1:terms	0.159	-0.061	0.01	-0.108
b1:that	0.15	-0.04	0.023	-0.133
b1:the	-0.189	0.057	0.225	-0.092
b1:them	-0.016	-0.022	0.041	-0.003
b1:through	-0.021	-0.053	0.077	-0.004
b1:time	-0.005	-0.002	-0.009	0.016
b1:to	-0.06	0.046	0.024	-0.01
b1:touch	0.042	-0.004	0	-0.039
b1:trader	-0.045	0	-0.001	0.046
b1:trust	-0.032	-0.009	0.016	0.025
b1:twice	0.014	-0.001	0.002	-0.015
b1:uk	-0.1	-0.014	0.052	0.062
b1:undefined	-0.007	0.006	-0.055	0.056
b1:up	0.045	-0.008	-0.035	-0.003
b1:us	0.19	-0.084	-0.082	-0.023
b1:use	0.048	0.047	-0.049	-0.046
b1:usually	-0.014	-0.017	0.032	-0.001
b1:via	0.066	-0.003	-0.022	-0.041
b1:visit	-0.027	-0.001	-0.01	0.037
b1:wales	0.016	0.003	0.012	-0.031
b1:we	0.072	0.023	-0.07	-0.026
b1:website	-0.188	-0.006	0.112	0.082
b1:well	0.01	-0.001	0.001	-0.01
b1:what	0.06	-0.006	-0.015	-0.039
b1:which	0.168	-0.06	-0.097	-0.01
b1:with	-0.065	-0.099	0.187	-0.023
b1:work	-0.013	-0.002	-0.007	0.022
b1:works	-0.061	0	-0.001	0.062
b1:www	-0.015	-0.014	0.033	-0.004
b1:years	0.053	-0.002	-0.007	-0.044
b1:©	0.004	-0.028	0.066	-0.042
b2:" :	0.067	-0.018	-0.049	0
b2:" mean	0.005	-0.016	0.033	-0.023
b2:" means	0.061	0.02	-0.108	0.026
b2:& conditions	-0.114	0.131	-0.04	0.023
b2:( "	0.013	-0.063	-0.04	0.09
b2:( DIGITS	0.027	-0.019	0.004	-0.012
b2:( ORG	0.003	-0.031	0.047	-0.018
b2:( aml	-0.018	0.001	0.017	0
b2:( no	-0.12	0.022	0.094	0.003
b2:: DIGITS	-0.014	0	-0.003	0.018
b2:: NUM	-0.14	0	0.119	0.02
b2:: SELF	0.016	-0.001	-0.003	-0.013
b2:; and	-0.087	0.029	0.059	-0.001
b2:BRAND DIGITS	-0.036	-0.004	-0.055	0.095
b2:BRAND and	-0.025	0.03	-0.002	-0.003
b2:BRAND from	-0.054	0.015	0.038	0
b2:BRAND is	0.051	-0.029	-0.022	0
b2:DIGITS BRAND	0.196	-0.006	-0.017	-0.173
b2:DIGITS SELF	0.023	0	0	-0.023
b2:DIGITS by	-0.05	-0.001	0.003	0.048
b2:DIGITS introduction	-0.044	0.097	-0.016	-0.037
b2:ORG a	-0.048	0.003	0.002	0.043
b2:ORG and	-0.127	0.022	0.119	-0.014
b2:ORG is	-0.037	0.023	0.013	0
b2:ORG or	-0.024	-0.017	0.055	-0.013
b2:SELF (	-0.068	0.003	0.059	0.005
b2:SELF DIGITS	0.028	0	-0.001	-0.028
b2:a cake	-0.044	-0.001	-0.001	0.047
b2:a dispute	-0.004	-0.016	0.021	-0.001
b2:about BRAND	-0.007	-0.001	-0.002	0.01
b2:about us	0.005	-0.036	-0.074	0.105
b2:address :	0.018	-0.011	-0.032	0.024
b2:among them	-0.019	-0.021	0.046	-0.005
b2:an order	-0.012	0	0.012	0
b2:and "	0.024	-0.005	-0.017	-0.003
b2:and by	-0.054	0	0.055	-0.001
b2:and conditions	-0.047	0.068	-0.01	-0.011
b2:and returns	-0.048	0	0	0.049
b2:and the	-0.113	0.055	0.028	0.03
b2:and wales	0.008	0.003	0.012	-0.023
b2:applies to	-0.016	-0.002	-0.002	0.021
b2:are the	0.014	-0.004	-0.007	-0.002
b2:are we	0.12	-0.043	-0.059	-0.018
b2:as "	-0.128	-0.007	0.122	0.012
b2:as BRAND	-0.029	-0.015	-0.001	0.045
b2:as the	-0.013	0.03	-0.026	0.009
b2:at BRAND	-0.071	-0.006	-0.002	0.08
b2:at cost	-0.01	-0.001	-0.002	0.013
b2:balloon (	-0.169	0.006	0.16	0.003
b2:behalf of	0.084	-0.013	0.008	-0.079
b2:belong to	0.11	-0.024	-0.071	-0.015
b2:belongs to	0.027	-0.053	0.031	-0.005
b2:board of	0.033	-0.006	-0.026	-0.001
b2:booking conditions	0.018	-0.002	-0.016	0
b2:bought from	-0.014	-0.024	0.042	-0.004
b2:built by	-0.074	0	0.073	0
b2:by :	0.073	-0.044	-0.03	0
b2:by ORG	-0.038	-0.022	0.053	0.007
b2:by SELF	0.023	-0.004	-0.018	-0.001
b2:by arrangement	-0.033	0	-0.001	0.035
b2:by me	0.023	-0.003	-0.026	0.006
b2:by post	0.041	-0.001	-0.001	-0.039
b2:by shopquay	0.093	0	-0.001	-0.092
b2:by tafapon	-0.022	0	-0.006	0.028
b2:by the	-0.058	-0.076	0.143	-0.009
b2:by us	-0.111	0	0.112	0
b2:c o	-0.055	0.039	0.021	-0.005
b2:came from	0.04	0	-0.001	-0.038
b2:cardholder agreement	0.02	0	0	-0.02
b2:carried by	-0.114	-0.004	0.119	-0.001
b2:charity no	-0.012	0	0.012	0
b2:charity number	-0.058	0.01	0.048	0
b2:choose BRAND	-0.095	-0.008	-0.006	0.109
b2:collected by	-0.068	-0.006	0.074	-0.001
b2:companies :	-0.062	0.005	0.056	0.001
b2:company details	0.04	-0.04	-0.007	0.008
b2:company information	0.1	-0.053	-0.033	-0.013
b2:company means	0.027	-0.022	-0.004	-0.001
b2:company no	0.062	-0.018	-0.042	-0.002
b2:company number	0.122	-0.022	-0.083	-0.017
b2:company of	0.014	-0.039	-0.065	0.089
b2:competition is	-0.158	0.135	0.023	0
b2:competition terms	-0.03	0	0	0.031
b2:conditions :	-0.026	-0.002	-0.001	0.029
b2:conditions BRAND	0.029	-0.004	-0.004	-0.02
b2:conduct authority	0.002	-0.005	0.023	-0.02
b2:contact BRAND	-0.045	-0.001	-0.001	0.046
b2:contact us	0.092	-0.011	-0.034	-0.047
b2:contract with	0.103	-0.018	-0.055	-0.031
b2:controller :	0.016	-0.006	-0.004	-0.006
b2:controller is	0.026	-0.016	0.005	-0.014
b2:cookie policy	-0.022	-0.012	0	0.034
b2:cookies policy	0.007	-0.008	-0.011	0.011
b2:copyright ©	-0.02	0.003	0.061	-0.044
b2:cover with	-0.222	0	0.223	0
b2:customer and	0.08	-0.032	-0.047	-0.001
b2:data controller	-0.042	0	0.004	0.039
b2:data protection	-0.025	-0.001	-0.003	0.029
b2:dearer one	0.083	-0.001	-0.002	-0.079
b2:deliveries by	-0.01	0.001	0.009	0
b2:design by	0.015	-0.001	-0.007	-0.007
b2:done well	0.01	-0.001	0.001	-0.01
b2:each month	-0.016	-0.002	-0.008	0.026
b2:entity :	0.074	-0.02	-0.029	-0.025
b2:enw masnachu	0.019	-0.009	-0.01	0
b2:every time	-0.011	-0.001	-0.008	0.021
b2:explains how	0.018	-0.017	0.082	-0.082
b2:flatter us	0.029	-0.001	-0.005	-0.023
b2:for the	-0.03	-0.004	0.006	0.028
b2:friendly studio	-0.018	0	-0.002	0.02
b2:gathered by	-0.181	-0.005	0.186	-0.001
b2:given by	0.047	-0.02	-0.052	0.025
b2:go to	0.067	-0.01	0.008	-0.065
b2:goes to	-0.163	0.002	0.162	0
b2:got it	-0.042	-0.001	-0.002	0.045
b2:handed to	-0.074	0.002	0.072	0
b2:handled by	0.027	0.066	-0.087	-0.006
b2:held by	0.048	-0.023	-0.025	0
b2:home BRAND	0.049	-0.001	-0.005	-0.044
b2:hosted by	0.189	-0.041	-0.147	0
b2:how BRAND	-0.076	-0.003	-0.005	0.084
b2:in touch	0.042	-0.004	0	-0.039
b2:is :	0.004	-0.013	0.01	0
b2:is at	0.076	-0.044	-0.031	-0.001
b2:is how	0.076	-0.012	-0.062	-0.002
b2:is needed	0.036	-0.003	-0.023	-0.01
b2:is responsible	0.054	-0.008	-0.049	0.003
b2:is the	0.042	-0.047	0.034	-0.029
b2:is with	0.049	-0.009	-0.041	0.001
b2:issued by	0.043	-0.047	0.007	-0.003
b2:it cannot	0.031	0	-0.001	-0.03
b2:it twice	0.014	-0.001	0.002	-0.015
b2:it works	-0.061	0	-0.001	0.062
b2:legal entity	0.029	-0.002	-0.027	-0.001
b2:legal notice	-0.014	-0.002	-0.007	0.022
b2:less room	0.034	0	-0.001	-0.033
b2:limited company	0.02	-0.009	-0.011	0
b2:managed by	-0.069	0.088	-0.019	0
b2:manager of	-0.022	0.002	0.013	0.007
b2:mark of	-0.013	-0.004	0.026	-0.009
b2:may DIGITS	0.102	-0.044	-0.046	-0.012
b2:member of	0.016	-0.004	-0.003	-0.009
b2:moved far	-0.016	0	0	0.016
b2:my own	-0.033	0	0	0.033
b2:name :	-0.035	-0.03	-0.057	0.121
b2:name of	-0.139	-0.075	0.179	0.036
b2:new one	-0.005	-0.001	-0.004	0.01
b2:new website	-0.035	0.001	0.034	0
b2:newest entries	-0.039	0.001	0.038	0
b2:no :	0.036	-0.012	-0.017	-0.007
b2:no DIGITS	-0.067	0.089	0.004	-0.026
b2:no NUM	-0.044	0.008	0.068	-0.032
b2:no SELF	0.075	-0.027	-0.03	-0.018
b2:no footnotes	0.037	-0.001	-0.001	-0.036
b2:no music	-0.03	-0.001	0	0.031
b2:not by	0.047	-0.002	-0.001	-0.044
b2:not pleased	0.021	0	-0.001	-0.02
b2:notice BRAND	-0.049	-0.001	-0.002	0.051
b2:notice terms	0.011	0	-0.01	-0.001
b2:notice ©	0.043	0	-0.009	-0.034
b2:number :	-0.154	-0.031	0.195	-0.01
b2:number DIGITS	0.086	-0.009	-0.051	-0.026
b2:number NUM	-0.034	-0.07	0.092	0.012
b2:number SELF	-0.003	0.055	-0.04	-0.013
b2:number is	0.038	-0.008	-0.025	-0.005
b2:occasional recipe	0.037	0	-0.001	-0.036
b2:of BRAND	-0.04	0.075	-0.005	-0.031
b2:of ORG	0.045	-0.032	0.024	-0.037
b2:of SELF	-0.048	-0.008	0.059	-0.003
b2:of business	0.022	-0.024	-0.025	0.026
b2:of mouth	0.012	-0.001	-0.002	-0.009
b2:of page	-0.027	-0.003	0.05	-0.02
b2:of sale	-0.026	0	0	0.027
b2:of service	-0.048	0.002	0.022	0.025
b2:of the	0.047	0.166	-0.142	-0.071
b2:of use	-0.099	0.057	-0.006	0.048
b2:offered by	-0.018	-0.011	0.029	0
b2:office :	-0.086	0.035	0.049	0.001
b2:office is	-0.027	-0.009	0.011	0.025
b2:on saturdays	0.023	-0.001	-0.003	-0.018
b2:on the	-0.046	-0.021	0.026	0.042
b2:on time	0.019	0	-0.001	-0.018
b2:on which	0.033	-0.015	-0.009	-0.009
b2:operated by	0.247	-0.07	-0.173	-0.004
b2:our company	0.021	-0.005	-0.016	0
b2:our details	0.059	-0.019	-0.037	-0.002
b2:our insurer	-0.041	0	0.041	0
b2:our means	-0.171	-0.002	-0.003	0.176
b2:our software	-0.013	-0.001	0	0.014
b2:our story	0.039	-0.005	0.003	-0.037
b2:out here	-0.016	0.037	-0.018	-0.003
b2:over DIGITS	0.051	-0.005	-0.049	0.003
b2:owned by	0.061	0.021	-0.066	-0.016
b2:parent of	0.081	-0.055	-0.025	-0.001
b2:part of	-0.016	0.077	-0.05	-0.011
b2:payment for	0.01	0	0	-0.009
b2:people choose	0.224	-0.053	-0.091	-0.08
b2:policy BRAND	0.05	-0.004	-0.013	-0.032
b2:portal that	0.011	0	0	-0.01
b2:powered by	-0.017	-0.002	0.005	0.014
b2:privacy notice	-0.051	0.172	-0.041	-0.08
b2:privacy policy	-0.015	-0.071	0.064	0.022
b2:privacy statement	-0.059	-0.011	0.063	0.007
b2:processed by	-0.005	-0.008	0.014	0
b2:promoter :	0.113	-0.024	-0.084	-0.005
b2:promoter is	0.053	-0.022	-0.02	-0.011
b2:property of	-0.143	0.091	0.053	-0.001
b2:protection policy	0.002	-0.007	-0.019	0.024
b2:provided by	-0.083	0.081	0.025	-0.024
b2:publisher :	0.04	-0.009	-0.021	-0.01
b2:quotation that	0.004	-0.024	0.121	-0.101
b2:recent work	-0.023	0.001	0.023	0
b2:refer to	-0.006	0.053	-0.043	-0.003
b2:refers to	0.074	-0.005	-0.026	-0.042
b2:registered charity	-0.057	-0.001	0.025	0.033
b2:registered details	0.014	-0.006	-0.003	-0.004
b2:registered number	0.104	-0.015	-0.085	-0.004
b2:registered office	0.049	-0.008	-0.041	0
b2:registration number	0.016	-0.021	0.018	-0.013
b2:relationship with	0.037	0.04	-0.074	-0.003
b2:representative of	-0.079	-0.013	0.098	-0.006
b2:represented by	-0.038	0.004	0.034	0
b2:returns policy	-0.009	-0.001	-0.012	0.022
b2:rights reserved	-0.049	-0.007	0.075	-0.02
b2:run by	-0.028	0.068	-0.034	-0.006
b2:same afternoon	0.015	-0.001	-0.001	-0.012
b2:same day	-0.046	-0.001	-0.002	0.048
b2:seller means	0.076	-0.012	-0.031	-0.033
b2:seo by	-0.015	0	0.015	0
b2:services by	0.102	-0.034	-0.049	-0.019
b2:services of	0.052	-0.017	-0.016	-0.019
b2:since DIGITS	0.078	0	-0.001	-0.077
b2:slavery statement	0.029	0	0	-0.029
b2:small firms	-0.037	-0.001	-0.001	0.039
b2:sold by	0.24	-0.071	-0.163	-0.006
b2:sole trader	-0.045	0	-0.001	0.046
b2:story BRAND	0.035	-0.001	-0.001	-0.034
b2:style of	0.046	-0.028	-0.005	-0.012
b2:subsidiary of	0.088	0.011	0.038	-0.137
b2:such as	-0.026	0.063	-0.041	0.004
b2:supplied by	-0.01	-0.035	0.06	-0.015
b2:suppliers :	-0.025	0.002	0.023	0
b2:support from	-0.03	0	0.03	0
b2:system we	-0.105	0.098	0.007	0
b2:t a	-0.07	-0.003	-0.004	0.077
b2:taken by	-0.119	0.101	0.022	-0.004
b2:team at	0.031	-0.01	-0.022	0
b2:terms BRAND	-0.018	-0.001	-0.001	0.019
b2:terms of	-0.014	0.008	0.006	0
b2:thank you	-0.031	0	-0.001	0.032
b2:that BRAND	-0.039	-0.006	-0.011	0.056
b2:that day	0.015	0	0.001	-0.015
b2:the company	0.038	-0.006	-0.003	-0.03
b2:the dozen	-0.025	-0.002	-0.009	0.036
b2:the last	-0.042	0	-0.001	0.043
b2:the name	-0.017	-0.001	-0.001	0.018
b2:the pier	-0.076	0.001	0.075	0
b2:the questions	-0.036	0	-0.001	0.037
b2:the record	0.031	-0.001	-0.03	-0.001
b2:the uk	-0.015	-0.026	0.043	-0.002
b2:the work	-0.026	-0.003	-0.029	0.058
b2:their own	-0.017	-0.018	0.036	-0.002
b2:them nothing	0.014	-0.001	0.003	-0.016
b2:they mean	0.02	-0.006	-0.014	0
b2:they stand	0.019	-0.001	-0.007	-0.011
b2:this app	0.084	0	0	-0.084
b2:this website	-0.059	-0.001	-0.001	0.061
b2:three years	-0.015	-0.001	-0.001	0.016
b2:times but	-0.171	0.003	0.169	0
b2:to "	-0.028	-0.005	-0.008	0.041
b2:to :	0.075	-0.012	-0.061	-0.001
b2:to BRAND	0.01	-0.004	-0.001	-0.005
b2:to ORG	-0.022	-0.004	0.008	0.017
b2:to content	-0.073	-0.008	0.057	0.024
b2:to pay	0.011	0	-0.001	-0.009
b2:to the	0.038	-0.026	0.047	-0.059
b2:to you	0.016	-0.007	-0.01	0.001
b2:trades as	-0.076	-0.002	-0.002	0.08
b2:trading as	-0.157	-0.019	0.042	0.134
b2:trading subsidiary	-0.042	0.05	-0.005	-0.003
b2:two years	0.032	-0.001	-0.002	-0.03
b2:under SELF	0.046	-0.009	-0.036	-0.001
b2:under which	0.137	-0.039	-0.097	-0.001
b2:underwritten by	-0.01	0	0.011	0
b2:united kingdom	0.066	-0.008	-0.028	-0.029
b2:us :	-0.044	-0.007	0.084	-0.033
b2:us BRAND	0.096	-0.004	-0.005	-0.087
b2:us by	0.009	-0.025	0.029	-0.013
b2:us means	-0.037	-0.007	0.017	0.026
b2:use ©	-0.012	0	0	0.012
b2:used by	-0.059	-0.001	0.06	0
b2:uses data	0.042	0	-0.001	-0.041
b2:visitors of	0.012	-0.002	-0.002	-0.009
b2:wales :	0.032	-0.003	-0.028	0
b2:wales no	-0.044	0.003	0.04	0.001
b2:we (	0.081	-0.012	-0.036	-0.033
b2:we are	-0.192	0.12	0.118	-0.047
b2:we at	0.096	-0.023	-0.022	-0.05
b2:we cannot	0.021	-0.002	-0.002	-0.018
b2:we means	0.012	-0.007	-0.008	0.002
b2:we use	0.039	-0.004	0.006	-0.041
b2:website by	-0.038	0	0.038	0
b2:website terms	-0.034	0	0	0.035
b2:welcome to	0.035	0.02	-0.102	0.046
b2:will show	0.034	-0.012	-0.022	0
b2:with it	-0.044	-0.002	-0.001	0.047
b2:with the	-0.014	-0.041	0.061	-0.007
b2:work accept	-0.055	0	-0.001	0.056
b2:work here	0.027	-0.002	-0.004	-0.021
b2:would hire	-0.013	0	0.013	0
b2:write to	-0.045	-0.001	0.051	-0.004
b2:you and	0.01	-0.049	0.04	-0.001
b2:you ask	0.057	-0.001	-0.002	-0.054
b2:you called	0.032	-0.002	-0.004	-0.027
b2:your notes	0.055	-0.001	-0.002	-0.052
b2:your privacy	0.002	-0.024	0.052	-0.031
b2:© BRAND	-0.069	-0.008	-0.013	0.091
b2:© DIGITS	0.165	-0.059	-0.169	0.063
b2:© ORG	-0.098	0	-0.001	0.099
b2:© SELF	0.02	-0.001	-0.024	0.005
b2:¶ "	0.093	0.01	-0.095	-0.008
b2:¶ BRAND	0.081	-0.052	0.039	-0.068
b2:¶ DIGITS	-0.118	0.116	-0.044	0.045
b2:¶ ORG	-0.172	0.218	-0.048	0.002
b2:¶ about	-0.059	0.111	-0.073	0.021
b2:¶ at	0.049	-0.001	-0.001	-0.047
b2:¶ company	-0.073	-0.003	-0.007	0.083
b2:¶ contact	0.052	-0.084	-0.058	0.09
b2:¶ controller	0.104	-0.012	-0.086	-0.006
b2:¶ copyright	0.041	0	-0.001	-0.04
b2:¶ councillors	-0.039	0	-0.001	0.04
b2:¶ delivery	0.05	-0.008	-0.025	-0.016
b2:¶ deny	-0.013	-0.001	-0.003	0.016
b2:¶ engineer	-0.042	0.002	0.04	0
b2:¶ faqs	-0.055	-0.011	0.028	0.037
b2:¶ home	0.003	-0.005	0.013	-0.011
b2:¶ imprint	0.066	-0.019	-0.02	-0.027
b2:¶ introduction	0.013	-0.021	-0.031	0.038
b2:¶ legal	-0.068	-0.001	-0.008	0.077
b2:¶ means	0.038	-0.017	0.006	-0.027
b2:¶ name	0.025	-0.005	-0.02	0
b2:¶ number	0.031	-0.003	-0.027	0
b2:¶ privacy	-0.165	0.105	-0.059	0.119
b2:¶ reject	-0.029	0	-0.001	0.03
b2:¶ services	0.081	-0.001	-0.003	-0.078
b2:¶ terms	0.078	-0.005	-0.017	-0.056
b2:¶ the	0.073	0.031	-0.065	-0.038
b2:¶ your	0.043	0	0	-0.042
b2:¶ ©	0.004	-0.024	-0.033	0.053
b3:" refer to	0.039	-0.034	-0.004	-0.001
b3:" we means	0.01	-0.005	-0.007	0.002
b3:& conditions BRAND	0.056	-0.004	-0.003	-0.049
b3:& wales no	-0.038	0.003	0.034	0.001
b3:( company number	-0.118	0	0.113	0.005
b3:( trading as	-0.033	0	0.007	0.026
b3:: ( DIGITS	0.011	0	-0.001	-0.01
b3:; ¶ "	0.029	0.03	-0.057	-0.002
b3:BRAND belongs to	0.019	-0.013	-0.006	0
b3:BRAND is how	0.01	-0.004	-0.006	0
b3:BRAND operated by	0.017	-0.005	-0.012	0
b3:BRAND they mean	0.02	-0.006	-0.014	0
b3:BRAND uses data	0.042	0	-0.001	-0.041
b3:BRAND website by	-0.017	0	0.017	0
b3:BRAND © DIGITS	0.033	-0.004	0.036	-0.066
b3:BRAND ¶ BRAND	0.153	-0.007	-0.019	-0.127
b3:BRAND ¶ about	-0.061	-0.006	-0.003	0.07
b3:BRAND ¶ contact	0.07	0	0.002	-0.072
b3:BRAND ¶ delivery	0.022	0	-0.001	-0.021
b3:BRAND ¶ home	0.027	-0.001	-0.003	-0.023
b3:BRAND ¶ legal	-0.02	0	0	0.021
b3:BRAND ¶ pricing	-0.037	-0.001	0	0.038
b3:BRAND ¶ privacy	-0.024	0	-0.001	0.025
b3:BRAND ¶ terms	-0.017	0	-0.001	0.018
b3:DIGITS about us	-0.009	0	0	0.01
b3:DIGITS built by	-0.043	0	0.043	0
b3:DIGITS company information	0.067	-0.043	-0.024	-0.001
b3:DIGITS company number	0.172	-0.012	-0.157	-0.003
b3:DIGITS we are	-0.032	-0.001	-0.001	0.034
b3:DIGITS © BRAND	0.2	-0.001	-0.003	-0.197
b3:DIGITS ¶ BRAND	0.007	-0.008	-0.013	0.014
b3:DIGITS ¶ DIGITS	-0.002	-0.012	0.023	-0.009
b3:DIGITS ¶ about	0.071	0	0	-0.071
b3:DIGITS ¶ contact	0.04	-0.001	-0.001	-0.038
b3:DIGITS ¶ controller	0.095	-0.01	-0.081	-0.003
b3:DIGITS ¶ engineer	-0.025	0.001	0.024	0
b3:DIGITS ¶ home	-0.027	0	-0.002	0.03
b3:DIGITS ¶ privacy	0.061	-0.001	-0.01	-0.05
b3:DIGITS ¶ ©	-0.035	0	-0.001	0.036
b3:NUM and by	-0.051	0.008	0.043	0
b3:NUM ¶ BRAND	0.029	-0.001	-0.008	-0.02
b3:NUM ¶ contact	0.016	0	-0.001	-0.015
b3:NUM ¶ ©	0.045	-0.006	-0.038	-0.001
b3:ORG ( "	-0.059	-0.014	0.037	0.036
b3:ORG c o	-0.024	-0.002	0.027	0
b3:ORG company number	-0.028	0	0.026	0.001
b3:ORG t a	-0.051	-0.002	-0.003	0.056
b3:ORG trading as	0.061	-0.01	0.003	-0.055
b3:ORG ¶ BRAND	-0.098	0	-0.001	0.099
b3:ORG ¶ ORG	-0.106	0.148	-0.037	-0.005
b3:ORG ¶ imprint	-0.025	0	0	0.025
b3:ORG ¶ privacy	-0.025	0	-0.001	0.026
b3:SELF ( "	0.077	-0.005	-0.001	-0.071
b3:SELF ¶ BRAND	0.024	-0.001	-0.007	-0.016
b3:SELF ¶ contact	0.014	0	-0.001	-0.013
b3:SELF ¶ delivery	0.015	0	-0.003	-0.011
b3:SELF ¶ home	0.019	0	0	-0.018
b3:SELF ¶ privacy	0.028	0	0	-0.028
b3:SELF ¶ terms	-0.011	0	-0.001	0.013
b3:a friendly studio	-0.018	0	-0.002	0.02
b3:a limited company	0.02	-0.009	-0.011	0
b3:a new one	-0.005	-0.001	-0.004	0.01
b3:a new website	-0.035	0.001	0.034	0
b3:a subsidiary of	-0.029	0.003	0.026	0
b3:about us BRAND	0.029	-0.002	-0.002	-0.025
b3:about ¶ about	-0.03	-0.001	-0.001	0.032
b3:about ¶ ©	-0.044	0	0	0.044
b3:advertising support from	-0.03	0	0.03	0
b3:afternoon people choose	0.034	-0.002	-0.002	-0.03
b3:agreement ¶ your	0.043	0	0	-0.042
b3:all rights reserved	-0.049	-0.007	0.075	-0.02
b3:all times but	-0.171	0.003	0.169	0
b3:all ¶ deny	-0.013	-0.001	-0.003	0.016
b3:all ¶ reject	-0.029	0	-0.001	0.03
b3:always on time	0.019	0	-0.001	-0.018
b3:and done well	0.01	-0.001	0.001	-0.01
b3:and no music	-0.03	-0.001	0	0.031
b3:and not by	0.047	-0.002	-0.001	-0.044
b3:and operated by	0.035	-0.028	-0.007	0
b3:anti slavery statement	0.029	0	0	-0.029
b3:application goes to	-0.163	0.003	0.161	0
b3:appointed representative of	-0.079	-0.013	0.098	-0.006
b3:appointment on saturdays	0.023	-0.001	-0.003	-0.018
b3:are carried by	-0.11	-0.004	0.115	-0.001
b3:are collected by	-0.068	-0.006	0.074	-0.001
b3:are gathered by	-0.179	-0.005	0.185	-0.001
b3:are handed to	-0.074	0.002	0.072	0
b3:are handled by	0.037	0.066	-0.097	-0.006
b3:are held by	0.048	-0.02	-0.028	0
b3:are operated by	0.015	-0.006	-0.009	0
b3:are processed by	-0.005	-0.008	0.014	0
b3:are provided by	-0.013	0.174	-0.151	-0.01
b3:are run by	-0.093	0.052	0.041	0
b3:are sold by	0.135	-0.039	-0.09	-0.006
b3:are taken by	-0.095	-0.014	0.109	0
b3:are underwritten by	-0.01	0	0.01	0
b3:are we are	0.071	-0.057	-0.049	0.034
b3:are ¶ BRAND	-0.031	0	0	0.031
b3:are ¶ ORG	-0.062	0.059	0.008	-0.005
b3:arrangement people choose	0.023	0	-0.001	-0.022
b3:ask people choose	0.062	-0.002	-0.007	-0.053
b3:authority is the	-0.004	-0.013	0.018	-0.001
b3:balloon ( ORG	0.016	0	-0.001	-0.014
b3:before you called	0.032	-0.002	-0.004	-0.027
b3:between you and	0.098	-0.039	-0.041	-0.018
b3:britain by the	-0.002	-0.012	0.016	-0.002
b3:brought a cake	-0.044	-0.001	-0.001	0.047
b3:building belongs to	-0.031	0.012	0.018	0
b3:business ¶ ©	0.031	-0.001	-0.009	-0.021
b3:by the dozen	-0.025	-0.002	-0.009	0.036
b3:by us :	0.013	-0.002	-0.011	0
b3:called people choose	-0.01	0	-0.001	0.011
b3:cannot people choose	0.041	-0.003	-0.004	-0.034
b3:charged at cost	-0.01	-0.001	-0.002	0.013
b3:charter company no	0.028	-0.003	-0.024	-0.001
b3:company name :	-0.034	-0.009	-0.005	0.049
b3:company no NUM	-0.1	0.008	0.072	0.02
b3:company no SELF	0.017	-0.008	-0.002	-0.007
b3:company number :	-0.201	-0.006	0.213	-0.006
b3:company number DIGITS	0.044	-0.005	-0.016	-0.023
b3:company number NUM	0.101	-0.063	-0.022	-0.017
b3:company number SELF	0.025	-0.003	-0.013	-0.01
b3:company of the	-0.077	0.09	-0.017	0.004
b3:company registration number	0.113	-0.02	-0.076	-0.017
b3:company ¶ BRAND	0.012	0	-0.001	-0.011
b3:conditions of sale	-0.024	0	0	0.024
b3:conditions ¶ ©	0.016	-0.001	-0.001	-0.014
b3:contact us BRAND	0.047	-0.001	-0.001	-0.045
b3:contact ¶ contact	-0.02	-0.038	-0.016	0.074
b3:contact ¶ ©	-0.078	0	0	0.079
b3:contract is with	0.053	-0.009	-0.041	-0.004
b3:cookie policy BRAND	-0.039	-0.001	-0.003	0.043
b3:cookies provided by	-0.031	0.001	0.03	0
b3:cookies ¶ ©	-0.088	0.002	0.005	0.081
b3:copyright © DIGITS	-0.089	-0.002	-0.011	0.102
b3:cost people choose	0.019	-0.001	-0.001	-0.018
b3:costs them nothing	0.014	-0.001	0.003	-0.016
b3:courier deliveries by	-0.01	0.001	0.009	0
b3:data controller :	0.013	-0.006	-0.002	-0.006
b3:data controller is	-0.038	-0.002	0.05	-0.009
b3:data protection policy	0.002	-0.007	-0.019	0.024
b3:day people choose	0.055	-0.002	-0.005	-0.048
b3:day you ask	0.057	-0.001	-0.002	-0.054
b3:days to pay	0.011	0	-0.001	-0.009
b3:delivery over DIGITS	0.106	-0.005	-0.048	-0.052
b3:delivery ¶ BRAND	-0.038	0	0	0.038
b3:delivery ¶ ©	0.029	-0.001	-0.014	-0.014
b3:details ¶ name	0.025	-0.005	-0.02	0
b3:details ¶ ©	0.022	-0.005	-0.006	-0.01
b3:do people choose	-0.011	0	0	0.011
b3:do with it	-0.044	-0.002	-0.001	0.047
b3:does the work	-0.026	-0.003	-0.029	0.058
b3:door people choose	-0.011	-0.002	-0.001	0.014
b3:dozen people choose	0.022	-0.001	-0.001	-0.02
b3:england and wales	0.008	0.003	0.012	-0.023
b3:england no :	0.023	-0.007	-0.015	-0.001
b3:england no NUM	0.022	0	0	-0.022
b3:every quotation that	0.004	-0.024	0.121	-0.101
b3:everything came from	0.04	0	-0.001	-0.038
b3:experience got it	-0.042	-0.001	-0.002	0.045
b3:explains how BRAND	-0.076	-0.003	-0.005	0.084
b3:far people choose	-0.021	-0.001	-0.001	0.023
b3:financial conduct authority	0.002	-0.005	0.023	-0.02
b3:find your notes	0.055	-0.001	-0.002	-0.052
b3:fine by me	0.023	-0.003	-0.026	0.006
b3:finished that day	0.015	0	0.001	-0.015
b3:firms people choose	0.035	-0.002	-0.002	-0.031
b3:footnotes people choose	0.012	-0.001	-0.001	-0.01
b3:for small firms	-0.037	-0.001	-0.001	0.039
b3:for the record	0.031	-0.001	-0.03	-0.001
b3:for two years	0.032	-0.001	-0.002	-0.03
b3:for us by	0.064	-0.023	-0.038	-0.004
b3:get in touch	0.042	-0.004	0	-0.039
b3:grow people choose	0.063	-0.002	-0.006	-0.055
b3:guides ¶ BRAND	-0.029	0	0	0.029
b3:has no footnotes	0.037	-0.001	-0.001	-0.036
b3:have less room	0.034	0	-0.001	-0.033
b3:here people choose	0.036	-0.001	-0.001	-0.033
b3:hmrc ( aml	-0.018	0.001	0.017	0
b3:how it works	-0.061	0	-0.001	0.062
b3:if it cannot	0.031	0	-0.001	-0.03
b3:in may DIGITS	0.093	-0.034	-0.056	-0.003
b3:information ¶ ©	-0.013	0.012	0.038	-0.036
b3:is a dispute	-0.004	-0.016	0.021	-0.001
b3:is given by	0.047	-0.02	-0.052	0.025
b3:is offered by	-0.015	-0.011	0.026	0
b3:is operated by	0.104	0.023	-0.124	-0.003
b3:is owned by	-0.02	0.011	0.009	0
b3:is part of	-0.104	0.073	0.069	-0.038
b3:is provided by	-0.119	-0.057	0.18	-0.004
b3:is represented by	-0.038	0.004	0.034	0
b3:is run by	0.08	-0.051	-0.028	0
b3:is sold by	0.105	-0.031	-0.073	0
b3:is supplied by	0.038	-0.023	-0.014	-0.001
b3:is used by	-0.069	0.009	0.06	0
b3:issued by us	-0.083	0.015	0.068	0
b3:it would hire	-0.013	0	0.013	0
b3:journey ¶ ©	0.041	-0.009	-0.006	-0.027
b3:last people choose	0.028	0	0	-0.027
b3:last three years	-0.015	-0.001	-0.001	0.016
b3:law BRAND is	0.049	-0.027	-0.022	0
b3:legal entity :	0.074	-0.02	-0.029	-0.025
b3:legal name :	0.035	-0.001	-0.015	-0.019
b3:legal ¶ ©	0.039	0	-0.002	-0.037
b3:liability cover with	-0.222	0	0.222	0
b3:marketplace we are	-0.116	0.108	0.009	0
b3:me ¶ BRAND	-0.014	0	0.019	-0.005
b3:member of the	-0.052	0.022	0.039	-0.009
b3:month people choose	-0.022	-0.001	-0.001	0.023
b3:mouth people choose	-0.065	-0.002	-0.003	0.07
b3:music people choose	0.023	-0.001	-0.001	-0.022
b3:name BRAND from	-0.054	0.015	0.038	0
b3:name under which	0.137	-0.039	-0.097	-0.001
b3:needed ¶ BRAND	-0.002	-0.002	-0.01	0.013
b3:never moved far	-0.016	0	0	0.016
b3:norupo balloon (	-0.169	0.006	0.16	0.003
b3:notice explains how	-0.008	-0.017	0.082	-0.057
b3:notice ¶ ©	-0.107	0.001	0.021	0.084
b3:number : NUM	-0.14	0	0.119	0.02
b3:of ORG and	-0.08	-0.022	0.069	0.033
b3:of ORG is	-0.037	0.023	0.013	0
b3:of companies :	-0.062	0.005	0.056	0.001
b3:of each month	-0.016	-0.002	-0.008	0.026
b3:of our software	-0.013	-0.001	0	0.014
b3:of the questions	-0.036	0	-0.001	0.037
b3:of their own	-0.017	-0.018	0.036	-0.002
b3:of use ©	-0.012	0	0	0.012
b3:office is at	0.076	-0.044	-0.031	-0.001
b3:on behalf of	0.084	-0.013	0.008	-0.079
b3:one people choose	-0.047	-0.001	-0.001	0.05
b3:open to you	0.018	-0.007	-0.01	-0.002
b3:orders over DIGITS	-0.055	0	0	0.055
b3:our " means	0.047	-0.037	-0.039	0.028
b3:our refer to	0.017	-0.003	-0.012	-0.001
b3:our story BRAND	0.035	-0.001	-0.001	-0.034
b3:our system we	-0.105	0.098	0.007	0
b3:own ¶ BRAND	0.012	0	0	-0.012
b3:owned subsidiary of	0.084	0.027	0.023	-0.135
b3:owns the pier	-0.076	0.001	0.075	0
b3:part of the	-0.037	0.154	-0.13	0.013
b3:parts people choose	0.014	0	-0.001	-0.014
b3:payments handled by	-0.01	0	0.01	0
b3:people choose BRAND	-0.095	-0.008	-0.006	0.109
b3:policy explains how	0.026	0	0	-0.026
b3:policy © DIGITS	-0.022	0	0	0.022
b3:policy ¶ home	0.029	0	-0.001	-0.029
b3:policy ¶ the	-0.012	-0.012	0.037	-0.013
b3:policy ¶ ©	0.054	-0.001	-0.004	-0.05
b3:post people choose	0.013	-0.001	-0.001	-0.012
b3:powered by shopquay	0.093	0	-0.001	-0.092
b3:powered by tafapon	-0.022	0	-0.006	0.028
b3:privacy notice BRAND	-0.046	-0.001	-0.001	0.048
b3:privacy notice terms	0.011	0	-0.01	-0.001
b3:privacy notice ©	0.043	0	-0.009	-0.034
b3:privacy policy BRAND	0.096	-0.003	-0.008	-0.084
b3:privacy ¶ home	0.077	0	0	-0.076
b3:privacy ¶ privacy	0.006	0.126	-0.106	-0.026
b3:privacy ¶ ©	-0.026	-0.003	-0.022	0.052
b3:prove it twice	0.014	-0.001	0.002	-0.015
b3:questions people choose	0.003	-0.002	-0.01	0.01
b3:questions write to	-0.077	0.003	0.074	0
b3:quotation that BRAND	-0.039	-0.006	-0.011	0.056
b3:recipe people choose	0.016	0	0	-0.015
b3:registered charity no	-0.012	0	0.012	0
b3:registered charity number	-0.022	0.007	0.015	0
b3:registered office is	-0.003	-0.008	0.011	0
b3:registered with the	-0.007	-0.02	0.031	-0.003
b3:registration no :	0.01	-0.004	-0.004	-0.002
b3:registration number :	0.117	-0.034	-0.08	-0.003
b3:regulated by the	-0.002	-0.019	0.024	-0.003
b3:reserved website by	-0.012	0	0.012	0
b3:reserved ¶ BRAND	-0.089	-0.005	0.062	0.032
b3:reserved ¶ about	-0.035	0	0	0.035
b3:reserved ¶ contact	-0.01	-0.001	-0.001	0.013
b3:reserved ¶ delivery	0.02	0	-0.001	-0.02
b3:reserved ¶ privacy	0.047	-0.001	-0.001	-0.045
b3:reserved ¶ terms	0.096	-0.001	-0.001	-0.095
b3:room people choose	-0.059	0	-0.001	0.06
b3:run this app	0.084	0	0	-0.084
b3:sale ¶ ©	0.05	0	-0.002	-0.047
b3:scotland company number	-0.04	0.003	0.036	0.002
b3:sent by post	0.041	-0.001	-0.001	-0.039
b3:service operated by	0.074	-0.035	-0.039	0
b3:service provided by	-0.023	0.001	0.023	0
b3:set out here	-0.016	0.037	-0.018	-0.003
b3:site work accept	-0.055	0	-0.001	0.056
b3:skip to content	-0.073	-0.008	0.057	0.024
b3:small team at	0.031	-0.01	-0.022	0
b3:stand people choose	-0.027	0	0	0.027
b3:standard every time	-0.011	-0.001	-0.008	0.021
b3:statement will show	0.034	-0.012	-0.022	0
b3:still work here	0.027	-0.002	-0.004	-0.021
b3:story ¶ BRAND	0.041	0	0	-0.041
b3:style of SELF	0.013	-0.002	-0.011	0
b3:tafapon ¶ home	0.061	-0.001	-0.049	-0.011
b3:terms & conditions	-0.114	0.131	-0.04	0.023
b3:terms and conditions	-0.047	0.068	-0.01	-0.011
b3:terms of business	-0.02	-0.001	-0.016	0.037
b3:terms of service	-0.042	0.002	0.022	0.018
b3:terms of use	-0.072	0.057	-0.006	0.02
b3:terms on which	0.023	-0.01	-0.006	-0.007
b3:terms © DIGITS	0.035	0	0	-0.035
b3:terms ¶ home	-0.036	0	0	0.036
b3:terms ¶ ©	0.058	-0.006	-0.085	0.033
b3:the board of	0.033	-0.006	-0.026	-0.001
b3:the company means	0.023	-0.02	-0.003	0
b3:the controller is	0.058	-0.013	-0.04	-0.004
b3:the dearer one	0.083	-0.001	-0.002	-0.079
b3:the occasional recipe	0.037	0	-0.001	-0.036
b3:the parent of	0.081	-0.055	-0.025	-0.001
b3:the payment for	0.01	0	0	-0.009
b3:the portal that	0.011	0	0	-0.01
b3:the promoter is	0.053	-0.022	-0.02	-0.011
b3:the property of	-0.143	0.091	0.053	-0.001
b3:the same afternoon	0.015	-0.001	-0.001	-0.012
b3:the same day	-0.046	-0.001	-0.002	0.048
b3:the visitors of	0.012	-0.002	-0.002	-0.009
b3:them people choose	0.01	0	0	-0.01
b3:this competition is	-0.158	0.135	0.023	0
b3:time people choose	0.047	-0.001	-0.001	-0.045
b3:to flatter us	0.029	-0.001	-0.005	-0.023
b3:to our insurer	-0.041	0	0.041	0
b3:to the last	-0.042	0	-0.001	0.043
b3:to us by	-0.055	-0.002	0.066	-0.009
b3:top of page	-0.027	-0.003	0.05	-0.02
b3:trade mark of	0	-0.006	0.014	-0.009
b3:trade name :	-0.017	0	0	0.017
b3:trade number :	0.051	-0.009	-0.041	-0.001
b3:trader ¶ BRAND	-0.016	0	0	0.016
b3:trading as BRAND	-0.029	-0.015	-0.001	0.045
b3:trading as the	-0.01	0.001	0	0.01
b3:trading company of	-0.024	-0.026	-0.042	0.092
b3:trading name :	-0.035	0	0	0.036
b3:trading name of	-0.103	-0.077	0.144	0.035
b3:trading style of	0.046	-0.028	-0.005	-0.012
b3:twice people choose	0.045	-0.001	-0.001	-0.043
b3:under company number	0.102	-0.019	-0.074	-0.009
b3:under the name	-0.014	0	0	0.015
b3:us people choose	-0.05	-0.001	-0.001	0.052
b3:us ¶ BRAND	-0.041	-0.002	-0.001	0.044
b3:us ¶ contact	0.025	0	0	-0.025
b3:us ¶ privacy	-0.05	0	0	0.05
b3:us ¶ ©	0.032	-0.001	-0.009	-0.023
b3:use DIGITS ©	0.021	0	0	-0.021
b3:use © BRAND	-0.076	0	0	0.076
b3:use ¶ ©	0.011	-0.002	-0.002	-0.008
b3:views my own	-0.033	0	0	0.033
b3:volunteers since DIGITS	-0.062	0	0	0.063
b3:wales no NUM	0.037	-0.001	-0.003	-0.033
b3:wales no SELF	0.012	-0.001	-0.005	-0.005
b3:wales under SELF	0.046	-0.009	-0.036	-0.001
b3:wales ¶ BRAND	-0.009	0	0	0.01
b3:warranties people choose	-0.052	-0.001	-0.001	0.053
b3:was not pleased	0.021	0	-0.001	-0.02
b3:we at BRAND	-0.071	-0.006	-0.002	0.08
b3:website belongs to	0.031	-0.019	-0.012	0
b3:website design by	0.015	-0.001	-0.007	-0.007
b3:wednesdays by arrangement	-0.033	0	-0.001	0.035
b3:what is needed	0.036	-0.003	-0.023	-0.01
b3:what we at	0.078	-0.023	-0.022	-0.033
b3:what we cannot	0.021	-0.002	-0.002	-0.018
b3:where they stand	0.019	-0.001	-0.007	-0.011
b3:which trades as	-0.019	-0.001	-0.001	0.021
b3:who are we	0.12	-0.043	-0.059	-0.018
b3:who is responsible	0.054	-0.008	-0.049	0.003
b3:who trades as	-0.023	0	0	0.023
b3:who we are	-0.005	-0.083	0.185	-0.097
b3:wins an order	-0.012	0	0.012	0
b3:with company number	-0.099	0.04	0.07	-0.01
b3:with registered number	0.042	-0.009	-0.031	-0.003
b3:word of mouth	0.012	-0.001	-0.002	-0.009
b3:work people choose	-0.01	-0.001	-0.002	0.013
b3:work ¶ engineer	-0.017	0.001	0.016	0
b3:years people choose	-0.034	-0.001	-0.001	0.035
b3:your relationship with	0.088	-0.022	-0.064	-0.002
b3:© BRAND DIGITS	-0.002	-0.004	-0.055	0.061
b3:© DIGITS BRAND	0.196	-0.006	-0.017	-0.173
b3:© DIGITS SELF	0.023	0	0	-0.023
b3:© DIGITS by	-0.048	0	0	0.049
b3:© ORG a	-0.048	0.003	0.002	0.043
b3:© SELF DIGITS	0.028	0	-0.001	-0.027
b3:¶ ( DIGITS	0.011	-0.004	-0.007	0
b3:¶ DIGITS introduction	-0.044	0.097	-0.016	-0.037
b3:¶ DIGITS ©	0.064	0	-0.001	-0.063
b3:¶ about BRAND	-0.007	-0.001	-0.002	0.01
b3:¶ about us	0.048	-0.034	-0.077	0.064
b3:¶ cardholder agreement	0.02	0	0	-0.02
b3:¶ company details	0.04	-0.04	-0.007	0.008
b3:¶ company information	0.032	-0.01	-0.01	-0.013
b3:¶ company number	0.093	-0.018	-0.075	0
b3:¶ competition terms	-0.03	0	0	0.031
b3:¶ contact BRAND	-0.045	-0.001	-0.001	0.046
b3:¶ contact us	0.04	-0.006	-0.009	-0.025
b3:¶ cookie policy	-0.028	-0.001	-0.006	0.036
b3:¶ enw masnachu	0.019	-0.009	-0.01	0
b3:¶ home BRAND	0.049	-0.001	-0.005	-0.044
b3:¶ legal entity	0.029	-0.002	-0.027	-0.001
b3:¶ legal notice	-0.014	-0.002	-0.007	0.022
b3:¶ name :	-0.038	0	-0.001	0.039
b3:¶ newest entries	-0.039	0.001	0.038	0
b3:¶ our company	0.021	-0.005	-0.016	0
b3:¶ our details	0.059	-0.019	-0.037	-0.002
b3:¶ our story	0.039	-0.005	0.003	-0.037
b3:¶ part of	0.071	0.084	-0.123	-0.032
b3:¶ people choose	0.021	-0.014	-0.021	0.014
b3:¶ powered by	-0.008	-0.001	-0.005	0.014
b3:¶ privacy notice	-0.08	0.206	-0.054	-0.072
b3:¶ privacy policy	0.026	-0.055	0.087	-0.057
b3:¶ publisher :	0.029	-0.009	-0.02	0
b3:¶ recent work	-0.023	0.001	0.023	0
b3:¶ registered details	0.014	-0.006	-0.003	-0.004
b3:¶ registered number	0.024	-0.005	-0.018	-0.001
b3:¶ registration number	-0.109	0.001	0.108	0
b3:¶ returns policy	-0.011	-0.001	-0.003	0.015
b3:¶ suppliers :	-0.025	0.002	0.023	0
b3:¶ terms BRAND	-0.018	-0.001	-0.001	0.019
b3:¶ thank you	-0.031	0	-0.001	0.032
b3:¶ the company	0.019	-0.004	-0.002	-0.013
b3:¶ we (	0.056	-0.012	-0.036	-0.008
b3:¶ we are	-0.038	0.055	-0.025	0.008
b3:¶ welcome to	0.054	0.02	-0.101	0.028
b3:¶ © BRAND	-0.115	-0.008	-0.009	0.131
b3:¶ © DIGITS	0.146	-0.054	-0.194	0.102
b3:¶ © ORG	-0.055	0	-0.001	0.056
b3:¶ © SELF	0.02	-0.001	-0.024	0.005
bb:" "	0.066	-0.051	-0.003	-0.012
bb:" :	0.077	-0.017	-0.056	-0.004
bb:" BRAND	0.059	-0.002	-0.05	-0.007
bb:" SELF	-0.015	0.029	-0.014	0
bb:" and	0.013	-0.007	0.016	-0.022
bb:" company	-0.055	0.09	-0.009	-0.027
bb:" data	0.013	-0.001	-0.001	-0.011
bb:" is	-0.011	-0.01	0.021	0
bb:" mean	0.003	-0.008	0.017	-0.011
bb:" means	0.079	0.004	-0.069	-0.014
bb:" or	0.025	-0.017	-0.001	-0.006
bb:" our	0.039	-0.047	-0.019	0.026
bb:" refer	0.02	-0.017	-0.002	-0.001
bb:" seller	0.019	-0.005	-0.013	-0.001
bb:" service	-0.018	-0.005	-0.004	0.027
bb:" site	-0.025	-0.006	0.033	-0.002
bb:" terms	0.052	-0.026	-0.025	-0.002
bb:" the	0.045	-0.059	0.009	0.005
bb:" us	-0.075	-0.026	0.045	0.057
bb:" we	-0.045	-0.031	0.03	0.047
bb:" website	-0.066	0.06	0.006	0
bb:" ¶	0.063	-0.04	0.028	-0.051
bb:& conditions	-0.012	0.062	-0.079	0.03
bb:& cookies	0.066	-0.007	-0.011	-0.048
bb:& cs	-0.041	0.04	-0.017	0.019
bb:& customs	-0.032	-0.023	0.059	-0.004
bb:& development	0.147	0	-0.001	-0.145
bb:& returns	-0.031	-0.001	0.001	0.03
bb:& wales	-0.075	-0.013	0.012	0.076
bb:( "	0.033	0.096	-0.143	0.015
bb:( DIGITS	-0.047	0.006	0.047	-0.006
bb:( NUM	-0.019	0.005	0.001	0.014
bb:( ORG	0.03	-0.059	0.09	-0.061
bb:( a	-0.024	-0.01	0.061	-0.027
bb:( collectively	-0.004	0.039	-0.041	0.007
bb:( companies	-0.016	0	0	0.016
bb:( company	0.022	-0.022	0.048	-0.049
bb:( fca	-0.006	-0.008	0.012	0.001
bb:( frn	-0.028	-0.001	0.001	0.028
bb:( i	0.066	-0.048	-0.009	-0.01
bb:( in	0.021	-0.003	0.005	-0.023
bb:( no	-0.073	0.02	0.054	0
bb:( reg	0.03	-0.011	-0.018	0
bb:( registered	0.019	0.092	-0.128	0.017
bb:( the	0.133	-0.099	-0.008	-0.027
bb:( together	0.021	-0.003	-0.025	0.007
bb:( trading	-0.001	-0.002	-0.009	0.012
bb:( uk	0.04	0.03	0.012	-0.082
bb:5lg ¶	-0.013	0	0.001	0.012
bb:5wz ¶	-0.011	0	0.002	0.009
bb:: "	-0.027	-0.002	0.022	0.007
bb:: (	0.014	0	-0.001	-0.013
bb:: BRAND	0.022	-0.032	-0.009	0.019
bb:: DIGITS	-0.015	-0.013	-0.058	0.086
bb:: NUM	-0.094	0.05	-0.014	0.058
bb:: ORG	-0.099	-0.032	0.099	0.032
bb:: SELF	0.042	-0.008	0.005	-0.039
bb:: a	-0.03	0	0.016	0.014
bb:: company	-0.066	0.005	0.02	0.04
bb:: gb	0.024	-0.003	-0.017	-0.004
bb:: norupo	-0.033	0.003	0.078	-0.049
bb:: privacy	-0.001	-0.002	-0.007	0.011
bb:: the	0.111	-0.017	-0.039	-0.054
bb:: what	0.01	-0.006	-0.003	-0.001
bb:: www	0.006	-0.01	0.006	-0.002
bb:: ¶	-0.04	0.065	0.013	-0.038
bb:; ORG	0.031	-0.031	0.015	-0.016
bb:; and	-0.059	0.027	0.051	-0.019
bb:; ask	-0.012	-0.001	-0.004	0.018
bb:; the	-0.022	-0.006	0.002	0.026
bb:; there	-0.022	-0.001	0	0.022
bb:; we	-0.021	-0.001	0.018	0.004
bb:; ¶	0.027	0.038	-0.024	-0.041
bb:@ BRAND	0.043	0.01	-0.015	-0.039
bb:BRAND "	0.021	-0.014	0.006	-0.012
bb:BRAND (	-0.01	0.015	-0.004	-0.001
bb:BRAND :	-0.028	-0.004	-0.02	0.052
bb:BRAND DIGITS	0.037	-0.013	0.014	-0.039
bb:BRAND a	-0.077	0.053	-0.023	0.048
bb:BRAND all	0.193	-0.01	-0.005	-0.178
bb:BRAND and	-0.06	0.009	0.037	0.013
bb:BRAND are	-0.099	0.024	0.075	0
bb:BRAND because	0.007	-0.001	0.009	-0.015
bb:BRAND began	0.01	-0.004	-0.005	0
bb:BRAND card	-0.042	0.008	0.034	0
bb:BRAND co	0.017	0.031	-0.097	0.049
bb:BRAND com	-0.021	-0.015	-0.007	0.043
bb:BRAND from	-0.027	0.008	0.019	0
bb:BRAND is	-0.13	-0.003	0.035	0.098
bb:BRAND operated	0.013	-0.004	-0.009	0
bb:BRAND part	-0.032	0.021	-0.019	0.03
bb:BRAND powered	-0.11	-0.005	0.116	0
bb:BRAND privacy	-0.04	0	-0.001	0.041
bb:BRAND proudly	0.069	0	0	-0.069
bb:BRAND reg	-0.013	-0.003	-0.008	0.024
bb:BRAND registered	0.138	-0.006	-0.026	-0.107
bb:BRAND site	-0.096	0.002	0.045	0.049
bb:BRAND terms	0.107	-0.012	0.039	-0.134
bb:BRAND the	0.047	-0.002	0.004	-0.049
bb:BRAND they	0.01	-0.003	-0.007	0
bb:BRAND trade	0.015	0.052	-0.051	-0.015
bb:BRAND uk	-0.032	-0.004	0.009	0.027
bb:BRAND uses	0.016	0	0.005	-0.021
bb:BRAND views	-0.085	0	-0.001	0.086
bb:BRAND we	0.012	0.031	-0.051	0.009
bb:BRAND website	0.171	-0.024	-0.043	-0.104
bb:BRAND ©	0.147	-0.003	0.015	-0.158
bb:BRAND ¶	0.061	-0.08	-0.058	0.078
bb:DIGITS "	-0.013	-0.004	0.014	0.002
bb:DIGITS (	-0.051	-0.048	0.049	0.05
bb:DIGITS BRAND	0	0.011	0.007	-0.018
bb:DIGITS ORG	-0.135	-0.011	0.055	0.091
bb:DIGITS SELF	0.186	-0.013	-0.081	-0.092
bb:DIGITS about	0.021	-0.019	0.015	-0.016
bb:DIGITS all	-0.214	-0.007	0.075	0.145
bb:DIGITS and	-0.003	0.025	-0.051	0.03
bb:DIGITS april	0.009	-0.009	0.012	-0.012
bb:DIGITS built	0.033	0	0.02	-0.053
bb:DIGITS company	0.105	-0.022	-0.096	0.014
bb:DIGITS controller	-0.011	-0.001	-0.004	0.016
bb:DIGITS data	0.011	-0.005	-0.006	-0.001
bb:DIGITS days	0.004	-0.004	0.029	-0.03
bb:DIGITS definitions	0.074	-0.043	-0.039	0.008
bb:DIGITS foundry	-0.018	0.001	0.006	0.01
bb:DIGITS from	0.05	-0.005	-0.003	-0.043
bb:DIGITS hours	-0.085	-0.003	-0.004	0.092
bb:DIGITS how	-0.013	-0.002	0.002	0.013
bb:DIGITS information	0.004	-0.018	-0.002	0.017
bb:DIGITS introduction	0.112	0.013	-0.039	-0.086
bb:DIGITS january	0.022	-0.001	-0.021	0
bb:DIGITS june	0.029	-0.005	-0.04	0.015
bb:DIGITS kestrel	-0.012	0	0.012	0
bb:DIGITS lantern	0.001	0.005	0.004	-0.01
bb:DIGITS larkfield	-0.024	0.003	0.019	0.002
bb:DIGITS last	0.008	0.016	-0.009	-0.015
bb:DIGITS maltings	-0.02	0.001	0.005	0.014
bb:DIGITS march	0.023	-0.001	-0.003	-0.018
bb:DIGITS on	-0.01	-0.001	0	0.011
bb:DIGITS orchard	-0.012	-0.001	0.01	0.003
bb:DIGITS our	-0.025	-0.03	0.008	0.047
bb:DIGITS out	0.013	-0.003	-0.01	0
bb:DIGITS people	0.012	-0.001	-0.003	-0.008
bb:DIGITS quarry	-0.015	-0.001	0.004	0.011
bb:DIGITS registered	0.026	0.023	0.031	-0.079
bb:DIGITS reviews	0.081	-0.004	-0.01	-0.066
bb:DIGITS ropewalk	-0.016	-0.001	0.017	0
bb:DIGITS september	-0.015	-0.002	0.009	0.008
bb:DIGITS sexton	0.015	-0.001	0.004	-0.018
bb:DIGITS site	0.008	0	0.018	-0.027
bb:DIGITS sluice	-0.013	0.005	0.016	-0.008
bb:DIGITS spring	0.014	-0.001	-0.01	-0.003
bb:DIGITS the	-0.025	0.065	-0.011	-0.029
bb:DIGITS this	-0.012	-0.002	-0.001	0.015
bb:DIGITS to	-0.012	-0.002	0.047	-0.033
bb:DIGITS we	-0.04	0.036	0.008	-0.003
bb:DIGITS weighbridge	0.017	-0.001	-0.001	-0.016
bb:DIGITS what	0.025	-0.004	0.034	-0.055
bb:DIGITS when	0.024	-0.001	-0.001	-0.022
bb:DIGITS who	0.111	-0.078	-0.037	0.004
bb:DIGITS years	-0.036	-0.003	0.003	0.036
bb:DIGITS ©	0.101	-0.002	-0.006	-0.093
bb:DIGITS ¶	0.246	-0.033	-0.071	-0.143
bb:NUM (	-0.003	0.039	-0.062	0.026
bb:NUM ;	-0.027	0.027	-0.013	0.013
bb:NUM DIGITS	-0.013	-0.004	0.013	0.005
bb:NUM ORG	-0.026	0.014	0.007	0.005
bb:NUM and	-0.048	0.041	0.014	-0.006
bb:NUM bought	-0.028	0.007	0.019	0.002
bb:NUM our	-0.052	0.018	0.035	-0.001
bb:NUM registered	0.011	-0.002	-0.003	-0.006
bb:NUM runs	-0.022	0.015	0.007	0
bb:NUM said	-0.012	0	0.012	0
bb:NUM the	0	0.017	0.006	-0.023
bb:NUM to	-0.015	0.006	0.009	0
bb:NUM trades	-0.018	0.006	0.005	0.007
bb:NUM we	-0.023	-0.023	0.009	0.036
bb:NUM ¶	-0.03	-0.001	0.025	0.006
bb:ORG (	-0.045	0.016	0.016	0.013
bb:ORG :	0.018	-0.012	-0.007	0.001
bb:ORG ;	-0.015	-0.008	0.01	0.014
bb:ORG DIGITS	-0.029	0.001	0.016	0.012
bb:ORG SELF	-0.028	0.001	0.027	0
bb:ORG a	-0.04	0.024	-0.022	0.037
bb:ORG an	-0.058	0.045	0.067	-0.054
bb:ORG and	-0.047	0.08	0.035	-0.068
bb:ORG c	-0.012	-0.001	0.013	0
bb:ORG cambridge	0.012	0	0.002	-0.014
bb:ORG company	-0.025	-0.043	-0.049	0.117
bb:ORG dublin	-0.009	-0.001	0.01	0
bb:ORG is	-0.003	-0.036	0.098	-0.059
bb:ORG mofodo	-0.013	0	0.013	0
bb:ORG or	-0.004	-0.018	0.021	0.001
bb:ORG pipetfo	0.041	0	0.004	-0.045
bb:ORG registered	-0.006	0.014	0.029	-0.038
bb:ORG t	0.023	-0.022	-0.031	0.03
bb:ORG trading	0.005	-0.011	0.06	-0.054
bb:ORG which	0.014	-0.019	0.017	-0.012
bb:ORG ¶	-0.288	-0.042	0.163	0.166
bb:SELF (	0.04	-0.022	0.04	-0.057
bb:SELF BRAND	0.01	-0.005	-0.004	-0.001
bb:SELF DIGITS	0.373	-0.009	-0.047	-0.318
bb:SELF ORG	0.026	-0.011	0.021	-0.035
bb:SELF a	0.04	-0.001	-0.001	-0.038
bb:SELF all	0.076	-0.002	-0.015	-0.058
bb:SELF an	-0.01	-0.001	0.012	-0.001
bb:SELF and	0.04	-0.004	-0.034	-0.002
bb:SELF company	0.089	-0.001	-0.005	-0.082
bb:SELF is	-0.043	0.073	-0.018	-0.011
bb:SELF registered	0.158	-0.045	-0.072	-0.041
bb:SELF site	0.01	0	-0.001	-0.008
bb:SELF the	0.044	-0.029	-0.015	0
bb:SELF trading	0.017	-0.005	0.013	-0.026
bb:SELF website	0.01	-0.001	-0.004	-0.006
bb:SELF which	-0.016	-0.004	0.023	-0.003
bb:SELF ¶	0.039	-0.015	-0.036	0.011
bb:a "	0.012	-0.002	-0.003	-0.007
bb:a BRAND	0.044	-0.013	-0.029	-0.003
bb:a binding	0.049	-0.011	-0.036	-0.003
bb:a cake	0.016	-0.002	-0.003	-0.011
bb:a card	0.026	-0.001	0.001	-0.026
bb:a certain	-0.051	0	0.056	-0.005
bb:a charity	-0.097	0.023	0.075	-0.001
bb:a client	-0.01	-0.007	0.019	-0.002
bb:a company	-0.038	0.165	-0.123	-0.005
bb:a contract	0.102	-0.012	-0.083	-0.007
bb:a copy	-0.012	-0.013	-0.017	0.042
bb:a customer	0.107	-0.024	-0.095	0.012
bb:a data	-0.015	-0.001	0.018	-0.002
bb:a dispute	-0.006	0.03	-0.022	-0.002
bb:a figure	-0.014	-0.001	-0.001	0.016
bb:a file	-0.004	0.036	-0.031	-0.001
bb:a first	-0.018	0	-0.001	0.019
bb:a franchise	0.019	-0.019	-0.008	0.008
bb:a friendly	-0.007	0	-0.002	0.01
bb:a full	-0.013	0	0.003	0.009
bb:a hobby	0.01	-0.004	-0.005	0
bb:a journey	0.031	-0.008	-0.02	-0.003
bb:a legal	-0.03	-0.005	0.038	-0.002
bb:a limited	0.019	-0.01	-0.008	-0.001
bb:a member	-0.024	0.008	0.009	0.008
bb:a month	0.076	-0.001	-0.007	-0.068
bb:a name	-0.016	-0.002	0.017	0
bb:a new	-0.034	0	0.015	0.02
bb:a note	0.019	0	0	-0.019
bb:a price	0.006	-0.014	-0.007	0.016
bb:a private	0.01	0.009	-0.017	-0.002
bb:a registered	0.057	0.007	0.047	-0.11
bb:a separate	0.019	0	-0.001	-0.017
bb:a service	-0.013	-0.001	0.012	0.003
bb:a small	0.041	-0.005	-0.007	-0.029
bb:a smaller	-0.008	0	-0.001	0.01
bb:a subsidiary	-0.038	0.061	-0.021	-0.003
bb:a trading	-0.027	-0.078	0.043	0.062
bb:a voluntary	-0.051	0	0	0.051
bb:a wholly	0.068	0.039	-0.021	-0.086
bb:a written	0.019	-0.003	0	-0.016
bb:a year	0.012	-0.004	0.004	-0.013
bb:aberystwyth ceredigion	-0.016	0	0	0.016
bb:aberystwyth sy23	-0.013	0.003	0.01	0
bb:about BRAND	-0.001	-0.011	-0.008	0.02
bb:about how	0.01	-0.001	-0.004	-0.006
bb:about the	-0.03	-0.001	0.043	-0.012
bb:about this	0.024	-0.002	-0.003	-0.019
bb:about us	0.144	-0.051	-0.05	-0.043
bb:about ¶	-0.086	0.11	-0.001	-0.023
bb:above a	-0.051	0	0.056	-0.005
bb:ac amodau	-0.018	-0.004	-0.006	0.028
bb:accept what	0.05	-0.019	-0.048	0.017
bb:accept ¶	0.056	-0.002	-0.017	-0.037
bb:account for	-0.035	-0.002	0.052	-0.015
bb:account number	-0.036	0.002	0.047	-0.012
bb:act DIGITS	0.013	0.014	0.035	-0.062
bb:add to	-0.011	-0.001	-0.002	0.014
bb:add ¶	0.101	-0.007	-0.036	-0.058
bb:address :	0.027	-0.022	-0.018	0.013
bb:address at	-0.001	-0.013	0.017	-0.003
bb:address is	-0.001	0.059	-0.021	-0.037
bb:address ¶	-0.026	0	0.002	0.024
bb:adjusters where	-0.019	0	0.019	0
bb:advertising support	-0.015	0	0.015	0
bb:advice ¶	0.038	-0.024	-0.03	0.016
bb:afield it	0.015	-0.001	-0.001	-0.013
bb:after by	-0.022	-0.004	0.005	0.021
bb:after your	-0.019	-0.007	0.036	-0.01
bb:afternoon people	0.013	-0.002	-0.001	-0.01
bb:afternoon we	0.013	0	0	-0.013
bb:afternoon ¶	0.022	0	-0.002	-0.02
bb:again ¶	-0.014	0	0.002	0.011
bb:against us	-0.02	0	0.02	0
bb:agent for	-0.058	-0.004	-0.004	0.066
bb:agents and	-0.006	-0.001	-0.004	0.011
bb:agents who	-0.016	-0.001	-0.002	0.019
bb:agreement between	0.015	-0.034	0.02	-0.001
bb:agreement with	-0.016	-0.014	0.027	0.003
bb:agreement ¶	-0.044	0.008	0.041	-0.005
bb:aided school	-0.051	0	0	0.051
bb:all bookings	-0.015	0.006	0.009	0
bb:all of	-0.012	-0.002	-0.008	0.021
bb:all over	0.027	0.066	-0.065	-0.028
bb:all rights	0.011	-0.002	0.036	-0.044
bb:all times	-0.086	0.001	0.084	0
bb:alone ¶	0.014	-0.002	0	-0.012
bb:always on	0.029	-0.001	-0.007	-0.021
bb:american vududka	0.048	0	-0.002	-0.046
bb:amodau ¶	-0.018	-0.004	-0.006	0.028
bb:among them	-0.019	0.049	-0.023	-0.006
bb:an account	-0.012	-0.005	0.023	-0.005
bb:an agreement	0	-0.023	0.027	-0.005
bb:an appointed	-0.069	-0.022	0.091	0.001
bb:an order	-0.028	0.026	-0.031	0.034
bb:analytics cookies	-0.015	0	0.015	0
bb:and "	0.009	-0.034	0.049	-0.024
bb:and BRAND	0.013	-0.01	-0.009	0.006
bb:and ORG	0.01	0.02	-0.042	0.012
bb:and a	0.051	-0.001	-0.012	-0.038
bb:and an	0.023	-0.003	0.009	-0.029
bb:and are	0.073	-0.021	0.024	-0.076
bb:and by	0.013	-0.003	-0.001	-0.008
bb:and conditions	0.087	-0.058	-0.015	-0.014
bb:and cookie	-0.014	-0.015	0.037	-0.008
bb:and cookies	0.034	-0.007	0.005	-0.031
bb:and do	0.023	-0.005	-0.018	0
bb:and done	0.022	-0.004	-0.005	-0.013
bb:and for	0.034	-0.004	0.004	-0.035
bb:and further	0.015	-0.001	-0.001	-0.013
bb:and have	-0.039	0	0	0.039
bb:and hosted	-0.04	0	0.001	0.039
bb:and how	-0.077	-0.011	-0.011	0.099
bb:and insurers	-0.002	-0.008	0.01	-0.001
bb:and is	-0.066	0.019	0.064	-0.017
bb:and it	0.018	-0.002	0.006	-0.021
bb:and its	0.009	0.076	-0.084	-0.001
bb:and licences	0.024	-0.01	-0.014	0
bb:and may	0.013	-0.017	0.005	-0.001
bb:and more	-0.061	0	0	0.061
bb:and most	-0.025	-0.001	0	0.026
bb:and night	0.027	-0.004	-0.013	-0.01
bb:and no	-0.023	-0.002	0.003	0.022
bb:and not	0.017	-0.011	0.025	-0.031
bb:and on	0.01	-0.001	-0.009	0
bb:and operated	0.01	-0.022	0.059	-0.047
bb:and or	-0.025	-0.012	0.025	0.013
bb:and our	-0.001	0.022	-0.018	-0.003
bb:and purpose	-0.043	0.005	0.038	0
bb:and registered	0	0.018	-0.016	-0.002
bb:and regulated	-0.011	-0.021	0.046	-0.015
bb:and returns	-0.05	-0.016	-0.038	0.104
bb:and services	0.057	-0.03	0.047	-0.074
bb:and shop	-0.048	0.028	0.021	0
bb:and small	-0.01	0.002	0.008	0
bb:and someone	-0.011	-0.002	-0.003	0.015
bb:and the	0.087	0.028	-0.069	-0.046
bb:and then	-0.014	0	0.003	0.011
bb:and thirty	-0.014	-0.001	-0.001	0.016
bb:and to	-0.021	-0.019	0.079	-0.039
bb:and use	-0.039	-0.002	-0.012	0.053
bb:and usually	-0.022	-0.002	-0.006	0.03
bb:and wales	0.003	0.093	0.064	-0.16
bb:and we	-0.022	0.038	-0.038	0.021
bb:and what	-0.001	-0.003	0.01	-0.006
bb:and when	0.015	-0.003	-0.009	-0.003
bb:and why	-0.003	-0.01	0.015	-0.003
bb:and will	0.019	0	-0.001	-0.018
bb:and with	0.024	-0.019	-0.025	0.02
bb:and you	-0.012	-0.002	-0.015	0.029
bb:and ¶	-0.011	0.043	-0.032	0
bb:answer the	-0.015	0	0	0.016
bb:answers half	-0.016	-0.002	-0.006	0.024
bb:anti slavery	0.11	-0.003	-0.014	-0.093
bb:any further	-0.018	-0.005	0.002	0.022
bb:any reference	0.014	-0.002	-0.006	-0.006
bb:any subsidiary	0.073	-0.043	-0.027	-0.003
bb:app (	0.013	-0.001	0.001	-0.013
bb:application goes	-0.082	0.001	0.08	0
bb:applies to	-0.056	0.06	-0.023	0.02
bb:applies ¶	-0.055	-0.001	-0.001	0.056
bb:apply ¶	-0.002	-0.005	-0.012	0.018
bb:appointed representative	-0.06	-0.019	0.093	-0.014
bb:appointment on	0.031	-0.003	-0.029	0.001
bb:approved by	0.016	-0.003	-0.013	0
bb:april DIGITS	0.012	-0.001	0	-0.01
bb:apron ¶	-0.006	-0.001	0.011	-0.004
bb:are :	0.047	-0.017	-0.009	-0.021
bb:are BRAND	-0.018	-0.001	0	0.018
bb:are DIGITS	0.023	-0.005	-0.007	-0.011
bb:are ORG	0.097	-0.006	-0.08	-0.011
bb:are a	-0.031	0.014	0.039	-0.022
bb:are an	-0.029	-0.013	0.044	-0.002
bb:are and	-0.014	-0.001	0.018	-0.002
bb:are authorised	-0.007	-0.001	-0.012	0.02
bb:are available	0.016	0	-0.001	-0.015
bb:are between	0.017	-0.011	-0.001	-0.004
bb:are booked	-0.053	0.046	0.009	-0.002
bb:are carried	-0.061	-0.002	0.058	0.005
bb:are collected	-0.039	-0.014	0.062	-0.009
bb:are gathered	-0.09	-0.003	0.093	0
bb:are handed	-0.037	0.001	0.036	0
bb:are handled	0.031	0.026	-0.038	-0.019
bb:are held	0.022	-0.015	-0.006	-0.001
bb:are hiring	0.029	0	0.009	-0.038
bb:are made	-0.02	0.028	-0.008	-0.001
bb:are no	0.016	-0.002	0.003	-0.017
bb:are not	0.014	-0.01	0.014	-0.019
bb:are on	-0.004	-0.008	0.018	-0.006
bb:are operated	0.016	-0.003	-0.005	-0.008
bb:are paid	-0.028	0.051	-0.032	0.009
bb:are part	-0.024	0.02	-0.026	0.029
bb:are proud	-0.01	-0.001	0.001	0.01
bb:are provided	0.001	0.068	-0.054	-0.015
bb:are read	0.021	-0.014	0.015	-0.022
bb:are registered	-0.009	-0.013	0.014	0.008
bb:are run	-0.013	0.022	-0.008	0
bb:are sent	-0.004	-0.016	0.021	-0.002
bb:are sold	0.075	-0.037	-0.069	0.03
bb:are taken	-0.014	-0.008	0.053	-0.031
bb:are the	0.024	-0.029	-0.035	0.04
bb:are underwritten	0.017	0.001	0.023	-0.041
bb:are used	0.035	0.003	0.02	-0.058
bb:are we	0.145	-0.066	-0.084	0.005
bb:are ¶	-0.024	-0.041	-0.045	0.109
bb:arrangement people	0.012	0	0	-0.011
bb:arrangement ¶	0.029	0	0.001	-0.03
bb:arrangements ¶	0.036	0	-0.007	-0.028
bb:as "	-0.013	-0.011	0.053	-0.03
bb:as BRAND	-0.022	-0.015	0.033	0.004
bb:as a	-0.069	-0.025	0.067	0.027
bb:as an	0.011	0.034	-0.032	-0.013
bb:as the	0.01	0.089	-0.094	-0.004
bb:ask again	-0.014	0	0.002	0.011
bb:ask for	0.054	-0.018	-0.03	-0.006
bb:ask people	0.026	-0.001	-0.003	-0.021
bb:ask us	0.081	-0.005	-0.041	-0.035
bb:ask you	0.025	-0.001	-0.001	-0.023
bb:ask ¶	-0.042	-0.003	-0.018	0.063
bb:asked last	0.028	-0.001	-0.001	-0.025
bb:asks a	-0.011	-0.001	-0.002	0.014
bb:at BRAND	-0.077	0.076	-0.039	0.04
bb:at DIGITS	-0.033	0.027	-0.023	0.029
bb:at a	0	-0.013	-0.012	0.025
bb:at all	-0.086	0.001	0.084	0
bb:at eight	-0.038	-0.001	-0.002	0.04
bb:at home	0.003	0.002	0.025	-0.03
bb:at once	0.011	-0.005	-0.01	0.003
bb:at the	-0.044	-0.013	0.023	0.034
bb:at www	-0.042	0.044	-0.003	0
bb:atol protected	0.061	-0.008	-0.006	-0.047
bb:august DIGITS	0.021	-0.001	0	-0.019
bb:authorised and	0.008	-0.014	0.019	-0.012
bb:authorised by	-0.017	0	0.017	0
bb:authority (	-0.01	-0.008	0.006	0.011
bb:authority as	-0.027	-0.006	0.037	-0.005
bb:authority ¶	0.136	-0.007	-0.004	-0.125
bb:available for	-0.061	0	0.06	0
bb:back the	0.014	-0.003	-0.004	-0.008
bb:balloon (	-0.033	0.003	0.078	-0.049
bb:bank statement	0.012	-0.006	-0.011	0.005
bb:based in	-0.002	0.003	0.014	-0.014
bb:basket ¶	-0.004	-0.006	0.011	-0.001
bb:be charged	0.012	-0.002	-0.009	-0.001
bb:be collected	0.021	-0.002	-0.001	-0.018
bb:be done	0.014	-0.001	-0.001	-0.013
bb:be monday	-0.041	-0.002	0.004	0.039
bb:be paid	-0.012	0.001	0.026	-0.015
bb:be seen	-0.013	0	0	0.013
bb:because the	0.006	-0.001	0.009	-0.015
bb:because we	0.011	-0.001	-0.002	-0.008
bb:become a	0.024	0	-0.001	-0.023
bb:been made	0.005	-0.002	-0.011	0.008
bb:before it	0.01	0	0	-0.01
bb:before you	0.024	0.014	-0.014	-0.024
bb:before ¶	0.031	-0.003	0.004	-0.033
bb:began as	0.01	-0.004	-0.005	0
bb:behalf of	0.013	-0.032	0.021	-0.003
bb:behind the	-0.065	-0.002	0	0.066
bb:belong to	0.055	-0.015	-0.033	-0.008
bb:belongs to	0.014	-0.027	0.016	-0.003
bb:below and	0.023	-0.002	-0.002	-0.018
bb:best experience	-0.021	0	-0.001	0.022
bb:between the	0.076	-0.028	-0.042	-0.006
bb:between you	0.067	-0.057	-0.004	-0.007
bb:board of	0.016	-0.003	-0.013	0
bb:book a	-0.04	-0.002	-0.003	0.044
bb:book ¶	0.032	-0.01	0.001	-0.023
bb:booked through	-0.053	0.046	0.012	-0.005
bb:booking conditions	0.002	-0.014	0.021	-0.009
bb:booking terms	0.107	0.036	-0.004	-0.139
bb:booking ¶	0.006	-0.01	-0.001	0.005
bb:bookings are	-0.018	-0.003	0.021	0
bb:bookings made	-0.009	-0.006	0.019	-0.003
bb:bottom of	-0.035	-0.002	0.065	-0.029
bb:bought from	0.016	-0.012	0.02	-0.024
bb:bought the	-0.028	0.007	0.019	0.002
bb:box ¶	-0.027	-0.001	-0.013	0.042
bb:brands ¶	0.005	0.039	-0.041	-0.002
bb:brass hook	0.009	-0.001	-0.034	0.027
bb:brighton east	-0.015	0.005	0.01	0.001
bb:brochure out	-0.031	-0.001	-0.007	0.039
bb:brochure we	0.025	-0.001	-0.001	-0.023
bb:brought a	-0.008	-0.002	-0.003	0.012
bb:browse enquire	0.036	-0.024	-0.015	0.003
bb:building and	-0.019	-0.003	-0.001	0.023
bb:building belongs	-0.015	0.006	0.009	0
bb:built and	-0.04	-0.001	0.001	0.039
bb:built by	0.035	-0.001	0.035	-0.069
bb:business and	-0.028	0.007	0.019	0.002
bb:business delivery	0.011	0	-0.001	-0.01
bb:business details	0.015	-0.002	-0.013	0
bb:business legal	0.051	0	0	-0.051
bb:business name	-0.051	-0.004	-0.001	0.057
bb:business park	-0.005	0.031	-0.023	-0.004
bb:business privacy	0.201	-0.001	-0.001	-0.2
bb:business returns	0.047	0	-0.004	-0.043
bb:business ©	0.056	0	0	-0.056
bb:business ¶	-0.019	0.008	0.073	-0.061
bb:buy ¶	0.054	-0.028	-0.029	0.004
bb:buyer would	-0.008	0.018	-0.009	-0.001
bb:buying from	-0.014	0.039	-0.013	-0.013
bb:buys the	0.011	-0.002	-0.001	-0.008
bb:by :	0.032	-0.023	-0.015	0.007
bb:by BRAND	0.038	0.015	-0.038	-0.014
bb:by DIGITS	-0.024	-0.001	-0.003	0.028
bb:by ORG	0.069	-0.136	0.098	-0.032
bb:by SELF	0.004	-0.033	0.057	-0.028
bb:by a	-0.02	-0.007	0.009	0.018
bb:by appointment	0.009	-0.003	-0.029	0.023
bb:by arrangement	0.024	0	0	-0.024
bb:by commission	0.041	-0.001	-0.001	-0.04
bb:by e	-0.036	0.006	0.015	0.015
bb:by guarantee	-0.013	0.013	0.008	-0.008
bb:by instalments	-0.082	0.001	0.08	0
bb:by machines	-0.019	0	0	0.019
bb:by or	0.004	-0.003	-0.023	0.023
bb:by oscr	0.011	0	-0.001	-0.009
bb:by our	-0.003	-0.005	-0.034	0.042
bb:by ovekavuvu	-0.015	-0.002	0.104	-0.088
bb:by post	0.026	-0.009	-0.022	0.005
bb:by schools	-0.009	0	-0.001	0.01
bb:by shopquay	0.081	0	0	-0.08
bb:by tafapon	-0.097	-0.005	-0.08	0.182
bb:by the	0.021	-0.113	0.141	-0.05
bb:by us	-0.026	-0.002	0.05	-0.022
bb:by using	0.035	-0.019	-0.021	0.005
bb:by volunteers	-0.104	0	-0.001	0.106
bb:by word	-0.026	-0.002	-0.004	0.032
bb:by writing	-0.002	-0.01	0.015	-0.003
bb:by ¶	0.058	-0.002	-0.001	-0.055
bb:c o	-0.031	0.018	0.012	0.001
bb:cake ¶	0.038	-0.001	-0.002	-0.036
bb:call DIGITS	-0.031	-0.001	0.001	0.032
bb:call back	0.03	-0.003	-0.003	-0.024
bb:call them	-0.022	0	-0.001	0.024
bb:call us	-0.065	0	0	0.065
bb:cambridge ;	-0.025	0	0	0.025
bb:cambridge cb1	-0.012	0	0	0.013
bb:cambridge massachusetts	0.012	0	0.002	-0.014
bb:can and	0.014	-0.003	-0.015	0.004
bb:can be	0.037	-0.025	0.028	-0.041
bb:can see	-0.016	-0.001	-0.013	0.03
bb:can since	0.023	-0.007	-0.016	-0.001
bb:can usually	-0.011	-0.001	-0.002	0.013
bb:cannot people	0.025	-0.002	-0.001	-0.023
bb:cannot ¶	-0.01	-0.001	-0.014	0.026
bb:card is	-0.042	0.008	0.034	0
bb:card payments	-0.015	-0.013	0.07	-0.042
bb:card terms	0.014	-0.002	0.004	-0.015
bb:cardholder agreement	-0.008	0.007	0.033	-0.032
bb:cardiff bus	0.013	0	0	-0.013
bb:cards are	-0.014	-0.007	0.035	-0.015
bb:care ¶	-0.046	0.051	-0.037	0.033
bb:careers ¶	0.013	-0.007	0.006	-0.013
bb:carried by	-0.078	0	0.065	0.013
bb:carried out	-0.021	-0.003	-0.04	0.063
bb:cart (	-0.036	-0.002	-0.001	0.038
bb:cart DIGITS	0.033	-0.021	-0.008	-0.004
bb:cart ¶	0.026	0.032	0.001	-0.059
bb:case ¶	0.024	-0.001	-0.011	-0.012
bb:ceredigion sy23	-0.02	0	0	0.02
bb:certain sum	-0.061	0	0.06	0
bb:chairs outside	-0.024	0	0	0.024
bb:charge ¶	-0.016	-0.006	0.01	0.011
bb:charged ¶	-0.009	-0.002	-0.009	0.02
bb:charges ¶	-0.014	-0.006	0.019	0.002
bb:charity (	0.018	0.01	0.018	-0.047
bb:charity DIGITS	0.092	-0.006	0.006	-0.092
bb:charity in	0.04	0.007	0.019	-0.066
bb:charity no	0.034	0.047	-0.046	-0.035
bb:charity number	-0.06	0.033	0.038	-0.011
bb:charity regulated	0.011	0	-0.001	-0.009
bb:charter company	0.016	-0.001	-0.012	-0.002
bb:check your	-0.051	-0.001	0	0.052
bb:choices open	0.065	-0.029	-0.028	-0.008
bb:choose BRAND	-0.041	-0.004	0.005	0.04
bb:choose to	-0.099	0.001	0.08	0.018
bb:chose ¶	0.031	-0.001	-0.002	-0.028
bb:claim against	-0.037	-0.002	0.042	-0.003
bb:clause DIGITS	0.009	-0.022	0.03	-0.016
bb:client portal	-0.042	0.057	0.001	-0.016
bb:club ¶	0.013	-0.001	0	-0.012
bb:co no	-0.021	-0.001	-0.001	0.023
bb:co operative	-0.074	0.091	-0.046	0.029
bb:co uk	0.08	-0.004	-0.08	0.003
bb:collected at	0.017	-0.002	-0.001	-0.014
bb:collected by	-0.038	-0.012	0.058	-0.008
bb:com (	-0.049	-0.061	0.116	-0.006
bb:com ¶	0.133	0.027	-0.021	-0.139
bb:come back	-0.05	-0.001	0.001	0.05
bb:comes from	-0.012	-0.005	0.006	0.011
bb:comes with	-0.041	-0.001	-0.002	0.044
bb:commission so	0.02	-0.001	-0.002	-0.017
bb:companies :	-0.037	0.004	0.033	0
bb:companies are	-0.044	-0.002	0.026	0.02
bb:companies house	-0.01	-0.027	0.012	0.025
bb:companies in	-0.002	0.042	-0.04	0
bb:company "	0.04	-0.013	-0.005	-0.022
bb:company (	0.034	-0.014	-0.018	-0.002
bb:company details	0	-0.026	-0.041	0.067
bb:company incorporated	0.006	-0.005	-0.012	0.011
bb:company information	0.149	-0.04	0.002	-0.111
bb:company is	-0.045	0.003	0.029	0.013
bb:company limited	0.036	-0.014	-0.014	-0.008
bb:company means	0.013	-0.011	-0.002	0.001
bb:company name	-0.046	-0.005	-0.003	0.053
bb:company no	-0.056	0.023	0	0.033
bb:company number	0.026	0.006	0.033	-0.065
bb:company of	0.022	0.02	-0.092	0.05
bb:company or	0.027	-0.005	-0.02	-0.003
bb:company reg	0.001	0.015	-0.015	-0.001
bb:company registered	0.032	0.039	-0.056	-0.015
bb:company registration	0.151	-0.03	-0.109	-0.012
bb:company with	-0.01	0.019	-0.007	-0.002
bb:company ¶	-0.111	0.088	0.063	-0.04
bb:competition is	-0.079	0.068	0.012	0
bb:competition terms	-0.175	0.059	-0.005	0.122
bb:competitions ¶	0.009	-0.006	-0.042	0.039
bb:complaints ¶	-0.086	-0.017	-0.021	0.124
bb:conditions (	0.013	-0.004	-0.014	0.005
bb:conditions :	-0.011	-0.002	-0.001	0.014
bb:conditions BRAND	0.014	-0.002	-0.002	-0.01
bb:conditions are	0.015	-0.001	-0.014	0
bb:conditions for	0.036	-0.004	0.04	-0.072
bb:conditions of	-0.034	-0.041	0.038	0.037
bb:conditions privacy	0.172	-0.006	0.041	-0.207
bb:conditions ¶	0.116	0.014	-0.121	-0.009
bb:conduct authority	0.051	-0.032	0.067	-0.086
bb:contact :	-0.013	-0.001	-0.001	0.015
bb:contact BRAND	-0.023	0	0	0.023
bb:contact about	-0.029	0.001	0.029	-0.001
bb:contact details	0.02	-0.007	-0.004	-0.01
bb:contact our	-0.027	0.012	0	0.015
bb:contact the	0.012	-0.008	0.022	-0.026
bb:contact us	0.068	0.014	-0.036	-0.047
bb:contact who	-0.014	0	0.002	0.012
bb:contact ¶	0.054	-0.095	-0.186	0.227
bb:content ¶	0.038	-0.005	-0.027	-0.005
bb:contract between	0.075	-0.015	-0.054	-0.005
bb:contract is	0.011	-0.008	-0.042	0.039
bb:contract with	0.073	-0.013	-0.057	-0.003
bb:controller :	-0.008	-0.003	-0.002	0.014
bb:controller for	0.014	-0.009	-0.005	-0.001
bb:controller is	0.033	-0.015	-0.043	0.025
bb:controller ¶	-0.047	-0.011	0.033	0.025
bb:conversation costs	-0.016	-0.001	-0.006	0.024
bb:cookie policy	-0.063	-0.025	0.026	0.062
bb:cookies and	-0.015	0	0.015	0
bb:cookies provided	-0.015	0	0.015	0
bb:cookies to	-0.049	0	-0.001	0.05
bb:cookies ¶	0.03	-0.008	-0.004	-0.018
bb:copenhagen ¶	-0.01	0	0	0.01
bb:copper pan	-0.018	0	-0.002	0.021
bb:copy for	0.019	-0.003	-0.015	-0.002
bb:copyright BRAND	0.137	-0.001	-0.002	-0.134
bb:copyright ©	-0.132	-0.002	0.063	0.071
bb:cost people	0.01	0	0	-0.009
bb:cost ¶	-0.01	0	0	0.01
bb:costs nothing	-0.023	-0.002	-0.006	0.031
bb:costs them	0.017	-0.001	0.009	-0.025
bb:counted ¶	0.011	-0.001	-0.003	-0.006
bb:county show	-0.036	0	-0.001	0.037
bb:courses ¶	0.067	0	0	-0.067
bb:cover the	0.036	-0.031	-0.045	0.039
bb:cover with	-0.111	0	0.111	0
bb:covers ¶	0.008	-0.026	0.001	0.017
bb:created with	0.048	-0.001	-0.001	-0.047
bb:cs ¶	-0.111	0.039	-0.017	0.089
bb:customer DIGITS	0.003	-0.008	-0.023	0.028
bb:customer and	0.04	-0.016	-0.023	-0.001
bb:customers asked	0.028	-0.001	-0.001	-0.025
bb:customers ¶	0.024	-0.001	-0.022	-0.001
bb:data :	-0.023	0.001	0.022	0
bb:data BRAND	-0.099	0.027	0.072	0
bb:data controller	-0.059	-0.028	0.052	0.035
bb:data for	-0.015	-0.016	0.033	-0.002
bb:data in	-0.006	0.001	0.021	-0.016
bb:data is	0.039	-0.009	-0.05	0.019
bb:data protection	0.066	-0.072	-0.031	0.038
bb:data we	0.008	-0.006	-0.024	0.022
bb:data ©	-0.102	-0.003	0.007	0.098
bb:data ¶	-0.011	-0.004	0.006	0.009
bb:date :	0.043	-0.004	-0.006	-0.032
bb:day and	0.027	-0.004	-0.013	-0.01
bb:day people	0.027	-0.001	-0.002	-0.024
bb:day we	0.016	-0.002	-0.004	-0.01
bb:day you	0.01	-0.002	-0.005	-0.003
bb:day ¶	0.003	0.024	-0.049	0.023
bb:days of	-0.052	0	0.052	0
bb:days to	-0.019	-0.001	0	0.02
bb:days ¶	-0.062	-0.003	0.01	0.055
bb:definitions ¶	0.099	-0.055	-0.053	0.008
bb:delete the	-0.01	0	0.003	0.007
bb:delivery and	0.008	-0.016	-0.038	0.047
bb:delivery legal	0.033	0	0	-0.033
bb:delivery notes	0.02	0	-0.001	-0.019
bb:delivery on	-0.048	0	0	0.049
bb:delivery over	0.016	-0.004	-0.026	0.014
bb:delivery privacy	-0.062	0	-0.001	0.063
bb:delivery terms	0.048	0	-0.001	-0.047
bb:delivery ©	-0.024	0.001	0.022	0.001
bb:delivery ¶	0.02	-0.017	0.018	-0.021
bb:design &	0.147	0	-0.001	-0.145
bb:design by	0.02	-0.001	-0.005	-0.014
bb:designed built	-0.04	0	0.001	0.039
bb:designed by	0.039	0	-0.001	-0.039
bb:details are	0.035	-0.026	0.008	-0.016
bb:details of	0.017	-0.003	-0.001	-0.013
bb:details ¶	0.012	-0.024	-0.047	0.059
bb:development by	0.147	0	-0.001	-0.145
bb:device ¶	0.015	-0.003	-0.006	-0.006
bb:digit reference	0.012	-0.001	-0.006	-0.004
bb:direct debit	0.005	-0.002	0.023	-0.027
bb:dispute ¶	-0.004	0.035	-0.029	-0.001
bb:do not	-0.036	-0.009	-0.013	0.058
bb:do people	-0.008	0	-0.001	0.01
bb:do the	0.045	0	-0.001	-0.044
bb:do with	-0.02	-0.004	0.001	0.022
bb:do ¶	0.014	-0.002	0.003	-0.015
bb:does not	-0.021	-0.005	0.009	0.016
bb:does the	-0.001	-0.003	-0.053	0.057
bb:does ¶	-0.01	-0.005	0.011	0.003
bb:done well	0.026	-0.004	-0.005	-0.016
bb:door people	-0.016	-0.001	0	0.017
bb:door ¶	0.02	0	0.001	-0.021
bb:dozen people	0.01	0	-0.001	-0.009
bb:dozen ¶	0.024	-0.001	0	-0.023
bb:dublin DIGITS	0.003	0	0.014	-0.017
bb:e mail	-0.069	-0.009	0.027	0.051
bb:each month	-0.004	-0.001	-0.005	0.01
bb:east sussex	-0.015	0.005	0.01	0.001
bb:ec1v 5wz	-0.011	0	0.002	0.009
bb:edge of	0.017	-0.002	-0.004	-0.012
bb:effect ¶	0.034	0	0.001	-0.035
bb:effective date	0.078	-0.049	-0.011	-0.018
bb:eight digit	0.028	0	-0.005	-0.022
bb:else ¶	0.024	-0.003	-0.019	-0.001
bb:email :	-0.012	0.052	-0.039	-0.001
bb:emails ¶	-0.032	-0.003	-0.014	0.049
bb:enable javascript	0.058	0	0	-0.057
bb:enamel mug	-0.039	0	0.01	0.029
bb:ends of	-0.016	-0.019	0.038	-0.002
bb:engineer ORG	-0.022	0.001	0.013	0.008
bb:england &	-0.064	-0.015	0.001	0.079
bb:england and	0.098	0.093	0.064	-0.255
bb:england company	-0.021	0.001	-0.001	0.02
bb:england no	0.103	-0.002	-0.02	-0.081
bb:england under	-0.011	0	0.003	0.008
bb:enquire or	0.036	-0.024	-0.015	0.004
bb:ensure you	-0.021	0	-0.001	0.022
bb:enterprise centre	0.011	-0.003	0.002	-0.01
bb:entitled to	-0.021	0	0	0.021
bb:entity :	0.037	-0.01	-0.014	-0.013
bb:every order	-0.042	-0.02	0.045	0.016
bb:every quotation	-0.018	-0.015	0.055	-0.022
bb:every time	-0.048	-0.001	-0.001	0.051
bb:everything on	0.049	-0.016	-0.037	0.003
bb:example DIGITS	0.021	-0.001	-0.008	-0.011
bb:examples the	-0.01	0	-0.001	0.011
bb:exeter bus	-0.022	0	0	0.022
bb:exeter devon	0.01	0	0.005	-0.015
bb:experience got	-0.021	0	-0.001	0.022
bb:explains how	0.032	-0.015	0.027	-0.044
bb:fails ¶	0.014	-0.006	-0.01	0.002
bb:family of	-0.037	0.003	0.03	0.004
bb:faqs ¶	-0.023	-0.006	-0.008	0.037
bb:far people	-0.011	-0.001	-0.001	0.012
bb:farms and	-0.016	-0.001	0.002	0.015
bb:features ¶	-0.027	-0.001	-0.001	0.029
bb:february DIGITS	0.039	0.034	-0.031	-0.042
bb:fee ¶	-0.004	-0.001	-0.01	0.016
bb:figure the	-0.014	-0.001	-0.001	0.016
bb:file if	-0.005	0.034	-0.027	-0.001
bb:files are	0	0.05	-0.049	0
bb:finance is	-0.007	-0.003	0.01	0
bb:finance ¶	0.092	-0.003	0.002	-0.091
bb:financial conduct	0.057	-0.032	0.068	-0.093
bb:financial services	-0.099	-0.005	0.089	0.015
bb:find a	0.022	-0.019	-0.003	0
bb:find out	-0.031	0	0	0.031
bb:find your	0	-0.001	-0.014	0.015
bb:finished our	-0.007	-0.001	-0.001	0.01
bb:firm reference	0.072	-0.035	-0.034	-0.002
bb:firms people	0.023	-0.001	-0.001	-0.021
bb:firms that	-0.011	0.001	0.01	0
bb:firms ¶	-0.016	0	-0.001	0.017
bb:first conversation	-0.018	0	-0.001	0.019
bb:first ¶	0.012	-0.004	0.008	-0.016
bb:five hundred	-0.063	0	0	0.063
bb:five of	0.024	-0.002	-0.003	-0.02
bb:follows ¶	0.091	-0.027	-0.068	0.005
bb:for BRAND	0.025	-0.012	-0.015	0.002
bb:for DIGITS	0.028	-0.001	-0.026	-0.001
bb:for SELF	0.018	-0.002	-0.016	0
bb:for a	-0.034	-0.022	0.007	0.049
bb:for an	0.056	-0.008	-0.015	-0.034
bb:for and	0.013	-0.001	-0.008	-0.003
bb:for ends	-0.015	-0.016	0.033	-0.002
bb:for example	-0.044	-0.024	0.062	0.006
bb:for five	-0.063	0	0	0.063
bb:for it	-0.132	0	0.112	0.021
bb:for itself	-0.013	0	0.013	0
bb:for more	0.039	0	-0.001	-0.038
bb:for news	0.028	0	-0.001	-0.027
bb:for orders	-0.061	0	0.06	0
bb:for patients	-0.02	-0.006	-0.003	0.03
bb:for small	0.012	-0.002	-0.002	-0.008
bb:for the	0.067	-0.045	0.006	-0.028
bb:for them	0.01	-0.003	0.001	-0.009
bb:for this	0.037	-0.007	-0.025	-0.005
bb:for us	0.045	-0.014	-0.028	-0.002
bb:for what	-0.018	-0.002	0.055	-0.035
bb:for you	-0.026	0	0.029	-0.003
bb:for your	-0.005	-0.004	-0.001	0.011
bb:for ¶	0.063	-0.003	0.004	-0.065
bb:form and	-0.041	0.028	-0.044	0.057
bb:form below	0.025	-0.002	-0.002	-0.021
bb:form ¶	-0.003	-0.011	-0.016	0.029
bb:found us	-0.02	-0.002	-0.004	0.026
bb:foundry wharf	-0.014	0	0.002	0.011
bb:franchise and	0.024	-0.021	0.02	-0.023
bb:free and	0.017	-0.001	-0.002	-0.014
bb:free uk	-0.004	-0.003	-0.025	0.033
bb:free ¶	0.016	-0.001	-0.001	-0.014
bb:friendly studio	-0.007	0	-0.002	0.01
bb:frn DIGITS	-0.029	-0.001	0.002	0.028
bb:from DIGITS	0.142	-0.006	-0.022	-0.114
bb:from ORG	0.025	-0.032	0.045	-0.039
bb:from our	-0.053	0.023	-0.01	0.04
bb:from the	0.044	0.025	-0.05	-0.019
bb:from us	0.01	-0.004	-0.005	0
bb:from ¶	-0.047	-0.006	0.039	0.014
bb:full details	0.016	-0.008	-0.007	0
bb:full name	0.037	-0.01	-0.014	-0.013
bb:further afield	0.015	-0.001	-0.001	-0.013
bb:further ¶	-0.049	0.006	0.022	0.022
bb:gallery ¶	-0.043	0.013	0	0.03
bb:gambling act	0.014	0.028	-0.005	-0.037
bb:gambling commission	0.021	0.027	-0.002	-0.046
bb:gathered by	-0.091	-0.003	0.094	0
bb:gb DIGITS	-0.005	-0.005	-0.03	0.039
bb:gdpr ¶	-0.015	-0.027	0.045	-0.003
bb:general data	-0.02	0	0	0.02
bb:general ¶	0.018	-0.01	-0.004	-0.003
bb:get in	0.039	0.008	-0.022	-0.025
bb:get rid	0.032	-0.003	-0.025	-0.003
bb:get the	-0.021	0	-0.001	0.022
bb:gift cards	0.017	-0.017	-0.013	0.013
bb:gift vouchers	0.02	-0.002	0.006	-0.024
bb:give you	-0.014	-0.001	-0.001	0.016
bb:given by	0.019	0.011	-0.044	0.015
bb:glamorgan sa1	0.016	-0.001	-0.004	-0.011
bb:go any	-0.018	-0.005	0.002	0.022
bb:go by	-0.002	-0.01	0.014	-0.002
bb:go to	0.048	-0.04	0.051	-0.059
bb:goes to	-0.092	0.001	0.081	0.01
bb:good many	-0.016	-0.001	0.002	0.014
bb:good ¶	0.016	0	-0.001	-0.015
bb:goods and	0.017	0	0	-0.016
bb:goods are	0.085	-0.012	-0.073	0
bb:goods from	-0.004	0.026	-0.014	-0.008
bb:goods ¶	-0.019	0	0	0.019
bb:got it	0.012	0	-0.001	-0.01
bb:great britain	-0.01	-0.018	0.022	0.005
bb:group (	0.019	-0.016	-0.023	0.019
bb:group companies	-0.021	0.055	-0.058	0.025
bb:group of	-0.002	0.04	-0.037	-0.001
bb:group ¶	-0.004	0.012	0.016	-0.024
bb:grow people	0.025	-0.001	-0.003	-0.021
bb:grow ¶	-0.02	-0.003	-0.003	0.027
bb:guarantee is	0.019	0	-0.001	-0.018
bb:guarantee number	-0.048	0.028	0.021	0
bb:guarantee ¶	-0.04	-0.003	0	0.043
bb:guides ¶	-0.035	0.019	0.006	0.01
bb:had no	0.012	-0.001	-0.003	-0.008
bb:half of	-0.016	-0.002	-0.006	0.024
bb:halifax west	-0.011	0	0.012	-0.001
bb:handed to	-0.037	0.001	0.036	0
bb:handled by	0.003	0.026	-0.033	0.004
bb:has been	-0.071	-0.015	0.051	0.036
bb:have a	-0.048	-0.009	0.046	0.011
bb:have an	0.019	-0.002	-0.012	-0.005
bb:have less	0.015	0	-0.001	-0.013
bb:have opened	-0.036	-0.001	0.029	0.008
bb:have to	0.023	-0.001	0	-0.023
bb:head :	-0.051	0	0	0.051
bb:held by	0.047	-0.013	-0.012	-0.022
bb:help ¶	-0.001	-0.013	-0.026	0.041
bb:here people	0.016	-0.001	-0.001	-0.015
bb:here you	-0.007	-0.004	0.014	-0.003
bb:here ¶	-0.066	0.004	0.023	0.038
bb:hereford herefordshire	-0.016	0.003	0.009	0.004
bb:herefordshire hr2	-0.015	0	0.004	0.011
bb:hiring ¶	0.029	0	0.009	-0.038
bb:hm revenue	-0.027	-0.015	0.045	-0.003
bb:hmrc (	-0.009	0	0.011	-0.002
bb:hobby today	0.01	-0.004	-0.005	0
bb:hold public	-0.111	0	0.111	0
bb:hold the	0.004	-0.012	0.008	0
bb:holds the	-0.007	-0.009	-0.009	0.025
bb:home BRAND	0.01	-0.001	-0.002	-0.007
bb:home book	-0.006	-0.01	0.001	0.014
bb:home privacy	0.066	-0.043	0.042	-0.065
bb:home terms	-0.054	-0.004	-0.003	0.062
bb:home ¶	0.006	0.055	0.035	-0.096
bb:homes and	0.018	0.037	-0.02	-0.035
bb:hook ¶	0.009	-0.002	-0.035	0.027
bb:hosted by	0.053	-0.021	-0.071	0.039
bb:hours are	0.011	-0.001	-0.002	-0.009
bb:hours ¶	-0.051	-0.002	0.009	0.044
bb:house DIGITS	0.003	-0.005	-0.015	0.016
bb:house vafifo	-0.013	0	0.013	0
bb:house ¶	-0.012	0	-0.001	0.013
bb:houses around	-0.018	-0.002	-0.025	0.044
bb:how BRAND	-0.01	-0.003	-0.008	0.021
bb:how ORG	-0.058	0.046	-0.017	0.028
bb:how it	-0.024	-0.006	-0.035	0.065
bb:how long	-0.051	-0.001	0.052	-0.001
bb:how to	-0.007	-0.015	-0.008	0.029
bb:how we	0.033	-0.01	-0.007	-0.016
bb:how your	-0.021	0.003	0.017	0.001
bb:https :	0.005	-0.019	-0.006	0.021
bb:hundred reviews	-0.055	0	-0.007	0.063
bb:i "	0.066	-0.048	-0.009	-0.01
bb:ico :	0.04	0.005	-0.016	-0.029
bb:if there	-0.005	0.034	-0.027	-0.001
bb:if you	-0.02	0.025	-0.004	-0.001
bb:important information	0.08	-0.019	-0.039	-0.023
bb:imprint ¶	-0.026	-0.01	-0.009	0.045
bb:in DIGITS	0.001	-0.011	0.031	-0.021
bb:in a	-0.033	-0.007	0.018	0.023
bb:in england	0.06	0.065	0.07	-0.196
bb:in law	0.019	-0.013	-0.011	0.005
bb:in may	0.046	-0.017	-0.028	-0.001
bb:in one	-0.008	0	-0.007	0.016
bb:in plain	0.025	-0.001	-0.002	-0.022
bb:in scotland	0.016	0.003	-0.003	-0.016
bb:in the	0.052	-0.019	-0.047	0.014
bb:in these	0.013	-0.014	-0.006	0.007
bb:in this	-0.116	0.036	0.077	0.002
bb:in touch	0.023	0.013	-0.018	-0.018
bb:in your	0.011	-0.001	0.009	-0.019
bb:in ¶	0.011	-0.008	0	-0.003
bb:include vat	-0.063	-0.001	-0.002	0.065
bb:incorporated in	-0.016	-0.002	0.005	0.013
bb:industries company	0.053	0	0	-0.053
bb:info @	0.019	-0.002	-0.015	-0.002
bb:information about	-0.004	-0.018	-0.005	0.027
bb:information ©	0.017	-0.001	-0.002	-0.014
bb:information ¶	-0.011	-0.023	0.031	0.003
bb:insist on	0.029	-0.018	-0.023	0.012
bb:instalments the	-0.082	0.001	0.08	0
bb:instructions ¶	-0.021	-0.001	0.01	0.012
bb:insurers may	-0.002	-0.008	0.01	-0.001
bb:introduction ¶	0.131	-0.048	-0.081	-0.002
bb:ireland may	-0.035	0.002	0.021	0.012
bb:ireland with	0.014	-0.002	-0.004	-0.007
bb:ireland ¶	-0.09	-0.001	-0.006	0.097
bb:is :	-0.009	-0.04	0.021	0.028
bb:is DIGITS	-0.007	0.087	-0.041	-0.039
bb:is NUM	-0.024	-0.008	0.027	0.005
bb:is ORG	0.055	-0.055	-0.017	0.018
bb:is SELF	0.028	-0.007	-0.02	-0.001
bb:is a	0.14	0.07	-0.1	-0.11
bb:is about	0.025	-0.006	-0.014	-0.005
bb:is an	0.01	-0.034	0.03	-0.006
bb:is arranged	-0.006	-0.003	0.01	0
bb:is at	0.041	-0.033	-0.011	0.003
bb:is authorised	0.033	-0.009	0.032	-0.057
bb:is available	-0.063	-0.002	0.065	0
bb:is between	0.024	-0.008	-0.012	-0.003
bb:is charged	-0.012	-0.001	-0.001	0.014
bb:is for	0.031	-0.005	-0.022	-0.003
bb:is free	0.103	-0.001	-0.002	-0.101
bb:is given	0.019	0.009	-0.042	0.015
bb:is green	0.01	0	0	-0.009
bb:is held	0.015	-0.005	0.013	-0.023
bb:is how	0.038	-0.006	-0.031	-0.001
bb:is issued	-0.043	0.003	0.032	0.009
bb:is licensed	-0.014	-0.009	0.039	-0.016
bb:is longer	0.018	-0.002	-0.015	0
bb:is made	-0.026	0.015	-0.004	0.015
bb:is nearly	0.029	-0.001	-0.007	-0.021
bb:is needed	0.01	-0.024	0.012	0.001
bb:is no	-0.022	-0.001	0.002	0.022
bb:is not	-0.023	-0.01	0.012	0.021
bb:is offered	-0.009	-0.023	0.05	-0.018
bb:is old	0.024	-0.001	-0.001	-0.021
bb:is on	-0.002	-0.01	0.011	0
bb:is one	-0.068	0.058	0.004	0.006
bb:is open	-0.01	-0.001	-0.004	0.015
bb:is operated	0.051	0.006	-0.063	0.006
bb:is owned	-0.025	0.042	-0.014	-0.002
bb:is part	-0.097	0.086	0.023	-0.012
bb:is provided	-0.034	-0.057	0.116	-0.025
bb:is registered	-0.155	0.067	0.102	-0.014
bb:is represented	-0.019	0.002	0.017	0
bb:is responsible	0.013	-0.005	-0.028	0.02
bb:is run	0.002	-0.059	0.045	0.011
bb:is sent	-0.012	0	0.012	0
bb:is sold	0.057	-0.018	-0.037	-0.001
bb:is supplied	0.007	-0.021	0.017	-0.003
bb:is the	-0.153	0.021	0.078	0.053
bb:is used	-0.053	0	0.056	-0.004
bb:is usually	0.017	-0.007	0.013	-0.023
bb:is with	0.013	-0.009	-0.024	0.021
bb:is written	0.036	-0.002	-0.016	-0.018
bb:issued by	-0.032	-0.024	0.051	0.006
bb:it and	0.048	-0.016	-0.031	-0.001
bb:it is	-0.003	0.01	0.07	-0.077
bb:it keeps	-0.037	0.001	0.036	0
bb:it later	0.016	0.007	-0.019	-0.004
bb:it takes	-0.008	-0.008	-0.031	0.047
bb:it was	-0.013	-0.006	0.006	0.014
bb:it we	-0.02	0	0.057	-0.037
bb:it whenever	-0.011	-0.001	-0.002	0.014
bb:it with	-0.015	-0.014	0.006	0.023
bb:it works	-0.026	-0.009	-0.047	0.082
bb:it would	-0.012	0	0.012	0
bb:it ¶	0.008	-0.027	0.071	-0.053
bb:its affiliates	-0.019	0.036	-0.025	0.008
bb:its own	-0.016	0.001	0.042	-0.027
bb:itself how	-0.037	0.001	0.036	0
bb:january DIGITS	0.024	-0.001	-0.021	-0.002
bb:javascript to	0.058	0	0	-0.057
bb:job ¶	-0.046	-0.002	-0.014	0.062
bb:join our	0.063	-0.002	-0.018	-0.043
bb:journey ¶	0.035	-0.011	-0.016	-0.009
bb:june DIGITS	0.129	-0.067	-0.093	0.031
bb:just as	0.016	0	0	-0.016
bb:keep a	-0.021	-0.008	-0.025	0.053
bb:keep the	-0.084	-0.001	0.086	-0.002
bb:keep up	-0.046	0	-0.001	0.047
bb:keeps transaction	-0.037	0.001	0.036	0
bb:kendal cumbria	0.012	0	0.002	-0.014
bb:kept for	-0.024	-0.002	-0.003	0.029
bb:kingdom and	-0.008	0.032	-0.023	-0.001
bb:kingdom our	0.07	-0.009	-0.062	0
bb:kingdom ¶	0.054	-0.029	0.031	-0.057
bb:knew them	0.015	-0.001	-0.002	-0.012
bb:know not	0.016	-0.002	-0.004	-0.01
bb:last month	0.031	-0.002	-0.002	-0.027
bb:last people	0.013	0	0.001	-0.014
bb:last updated	0.08	-0.023	-0.07	0.013
bb:last ¶	-0.013	-0.001	-0.001	0.014
bb:lasts ¶	-0.037	-0.001	0.002	0.036
bb:later ¶	0.054	0.007	-0.019	-0.042
bb:law BRAND	0.024	-0.013	-0.011	0
bb:leave analytics	-0.015	0	0.015	0
bb:legal agreement	-0.03	-0.005	0.038	-0.002
bb:legal and	0.024	-0.01	-0.014	0
bb:legal entity	0.064	-0.013	-0.037	-0.013
bb:legal name	0.019	-0.001	-0.01	-0.008
bb:legal notice	0.031	-0.024	-0.034	0.026
bb:legal ¶	-0.019	-0.003	-0.015	0.037
bb:leicester le3	-0.014	0	0.014	0
bb:leicester leicestershire	-0.023	0.039	-0.014	-0.003
bb:leicestershire le3	-0.012	0.002	0.002	0.008
bb:leicestershire le5	0.009	0	0.002	-0.011
bb:lenders ¶	0.049	-0.039	-0.002	-0.008
bb:length and	0.014	0	0	-0.014
bb:less room	0.021	0	-0.001	-0.019
bb:letter for	0.028	0	-0.001	-0.027
bb:letters and	-0.01	0.002	0.008	0
bb:letting agents	-0.024	-0.001	-0.004	0.029
bb:liability cover	-0.111	0	0.111	0
bb:licences for	0.024	-0.01	-0.014	0
bb:licences ¶	0.024	-0.01	-0.014	0
bb:licensed by	0.007	-0.005	0.014	-0.016
bb:licensed to	-0.02	0.004	0.016	0
bb:limited by	-0.013	0.013	0.008	-0.008
bb:limited company	0.028	-0.001	-0.025	-0.002
bb:list and	-0.014	-0.001	-0.001	0.016
bb:list to	-0.022	-0.002	0.025	-0.001
bb:list ¶	0.013	-0.003	-0.025	0.014
bb:listed in	0.091	-0.01	-0.068	-0.014
bb:little less	0.029	-0.001	0	-0.029
bb:local office	0.025	-0.017	-0.013	0.004
bb:log in	-0.044	-0.002	0.024	0.022
bb:london and	0.067	-0.004	-0.03	-0.033
bb:london bus	-0.029	0	-0.002	0.031
bb:london england	-0.017	0.021	-0.003	-0.001
bb:london sw1w	-0.013	0	0.001	0.012
bb:london united	0.039	-0.004	-0.026	-0.008
bb:london ¶	0.027	0	0	-0.027
bb:long it	-0.037	0.001	0.036	0
bb:longer than	0.046	-0.002	-0.015	-0.029
bb:look after	-0.011	-0.007	0.036	-0.017
bb:look at	0.041	-0.017	-0.02	-0.004
bb:looked after	-0.022	-0.002	0.002	0.022
bb:looks after	-0.003	0.005	0.013	-0.014
bb:lottery is	-0.008	0.028	0.012	-0.032
bb:lottery manager	0.017	-0.003	0.003	-0.017
bb:lottery terms	-0.053	0.108	-0.026	-0.029
bb:machines ¶	-0.019	0	0	0.019
bb:made and	0.016	-0.002	-0.011	-0.003
bb:made by	-0.02	-0.007	-0.012	0.038
bb:made the	-0.015	0.006	0.009	0
bb:made up	-0.032	0.066	-0.037	0.003
bb:maidstone ;	-0.026	0	0	0.026
bb:maidstone kent	0.033	-0.004	-0.029	0
bb:mail and	-0.038	-0.005	0.021	0.022
bb:mail ¶	-0.042	-0.004	0.004	0.042
bb:mailing list	0.026	-0.001	-0.013	-0.012
bb:main trading	-0.043	0.025	0.014	0.005
bb:make this	-0.027	0	0	0.028
bb:managed by	-0.067	0.096	-0.028	0
bb:manager a	-0.013	-0.001	-0.001	0.016
bb:manager of	-0.011	0.001	0.007	0.003
bb:managing agents	-0.012	-0.001	-0.003	0.015
bb:many on	-0.058	0.054	0.004	0
bb:many private	-0.016	-0.001	0.002	0.014
bb:march DIGITS	0.02	0.007	-0.006	-0.021
bb:mark is	0.02	0.018	-0.038	0
bb:mark of	-0.008	-0.002	-0.002	0.012
bb:marketplace terms	-0.018	0	-0.001	0.019
bb:marketplace we	-0.058	0.054	0.004	0
bb:marks of	0.021	-0.002	-0.022	0.003
bb:massachusetts ¶	0.013	0	0.001	-0.014
bb:may DIGITS	0.072	-0.048	-0.021	-0.003
bb:may be	-0.052	0.059	-0.04	0.033
bb:may look	0.04	-0.013	-0.024	-0.002
bb:may not	0.026	-0.016	0	-0.01
bb:may pass	-0.02	0	0.02	0
bb:may still	-0.034	-0.004	0.01	0.029
bb:may sue	-0.03	0.003	0.024	0.004
bb:me ¶	-0.007	0	0.01	-0.003
bb:mean the	0.012	-0.005	-0.005	-0.002
bb:means ORG	0.048	-0.01	-0.017	-0.021
bb:means a	0.058	-0.012	-0.026	-0.02
bb:means the	-0.006	-0.015	0.009	0.012
bb:meant for	0.012	-0.003	-0.007	-0.002
bb:measurement by	0.01	0	0.008	-0.018
bb:media measurement	0.011	0	0.007	-0.018
bb:meet us	0.018	-0.001	-0.031	0.015
bb:member of	-0.02	0.043	-0.014	-0.01
bb:menu and	-0.022	-0.001	0.001	0.022
bb:menu ¶	-0.02	-0.006	0.015	0.01
bb:message ¶	-0.01	0	0.003	0.007
bb:methods ¶	0.01	0	-0.001	-0.009
bb:minutes ¶	0.019	-0.005	-0.028	0.014
bb:mofodo house	-0.013	0	0.013	0
bb:monday ¶	-0.041	-0.002	0.004	0.039
bb:money on	0.023	-0.001	-0.001	-0.022
bb:month people	-0.011	0	0	0.011
bb:month ¶	0.105	-0.002	-0.002	-0.102
bb:months ¶	0.012	-0.003	0.003	-0.012
bb:more ¶	0.011	-0.002	-0.017	0.009
bb:most of	-0.049	0	-0.001	0.05
bb:most warranties	0.023	-0.002	-0.014	-0.007
bb:mouth people	-0.032	-0.001	-0.001	0.035
bb:moved far	-0.01	-0.001	-0.001	0.012
bb:mug ¶	-0.017	0	0.01	0.007
bb:music people	0.012	0	0	-0.011
bb:music ¶	-0.026	0	0.002	0.024
bb:my own	-0.085	0	-0.001	0.086
bb:name :	-0.03	-0.019	-0.031	0.079
bb:name BRAND	-0.027	0.008	0.019	0
bb:name is	-0.02	0.004	0.016	0
bb:name of	-0.061	-0.084	0.058	0.087
bb:name under	0.068	-0.019	-0.048	-0.001
bb:name ¶	0.057	-0.011	-0.028	-0.018
bb:named on	0.017	0.037	-0.044	-0.011
bb:names of	0.023	-0.002	-0.006	-0.015
bb:near you	0.077	0	0	-0.076
bb:nearly always	0.029	-0.001	-0.007	-0.021
bb:necessary cookies	-0.015	0	0.015	0
bb:need the	-0.045	-0.001	-0.002	0.048
bb:need to	0.049	-0.001	-0.001	-0.048
bb:needed with	-0.006	-0.02	0.026	0
bb:needed ¶	0.089	-0.001	-0.006	-0.081
bb:never moved	-0.009	-0.001	-0.001	0.012
bb:new brochure	-0.031	-0.001	-0.007	0.039
bb:new one	-0.017	-0.001	-0.002	0.02
bb:new website	-0.018	0	0.017	0
bb:newcastle upon	-0.01	0.001	0	0.01
bb:newest entries	-0.019	0	0.019	0
bb:news offers	0.028	0	-0.001	-0.027
bb:news ¶	0.063	0.01	-0.047	-0.026
bb:newsletter is	-0.012	0	0.011	0
bb:next day	0.047	-0.001	0.014	-0.06
bb:next working	-0.026	0	0	0.026
bb:night ¶	0.015	-0.004	-0.013	0.002
bb:no :	0.024	-0.012	-0.029	0.017
bb:no DIGITS	-0.031	0.079	-0.029	-0.019
bb:no NUM	-0.07	0.064	-0.003	0.01
bb:no SELF	0.108	-0.018	-0.029	-0.061
bb:no contract	0.056	0	-0.001	-0.055
bb:no footnotes	0.02	-0.001	-0.001	-0.018
bb:no menu	-0.022	-0.001	0.001	0.022
bb:no music	-0.022	-0.001	0.001	0.022
bb:no reason	0.012	-0.001	-0.003	-0.008
bb:norfolk nr7	-0.003	0	0.011	-0.008
bb:north yorkshire	0.01	-0.008	0.003	-0.005
bb:north ¶	-0.003	0	-0.007	0.01
bb:northern ireland	-0.116	0	0.029	0.087
bb:norupo balloon	-0.033	0.003	0.078	-0.049
bb:norwich norfolk	0	-0.003	0.016	-0.013
bb:not a	-0.027	-0.005	0.004	0.028
bb:not by	0.011	-0.001	-0.001	-0.01
bb:not keep	-0.046	0	-0.001	0.047
bb:not pleased	-0.015	0	-0.001	0.016
bb:not spoken	0.033	0	0	-0.033
bb:not use	0.011	-0.017	0.011	-0.005
bb:notebook ¶	0.011	0	-0.005	-0.005
bb:notes so	0.02	0	-0.001	-0.018
bb:notes ¶	-0.003	-0.001	-0.012	0.016
bb:nothing and	-0.022	-0.002	-0.006	0.03
bb:nothing ¶	0.041	-0.001	0.005	-0.045
bb:notice BRAND	-0.02	-0.001	-0.001	0.022
bb:notice covers	0.022	-0.026	0	0.003
bb:notice explains	-0.042	-0.01	0.038	0.014
bb:notice for	-0.011	-0.006	-0.003	0.021
bb:notice is	0.012	-0.009	-0.018	0.015
bb:notice may	0.012	-0.002	-0.009	-0.001
bb:notice returns	-0.022	0	0	0.023
bb:notice tells	0.014	-0.001	-0.004	-0.009
bb:notice terms	0.239	-0.001	0.002	-0.24
bb:notice ©	0.152	-0.001	-0.006	-0.146
bb:notice ¶	0.061	-0.043	-0.032	0.013
bb:nottingham bus	0.022	0	0	-0.022
bb:november DIGITS	-0.008	-0.008	-0.003	0.019
bb:now ¶	-0.012	-0.002	-0.008	0.022
bb:number :	-0.182	0.029	0.147	0.006
bb:number DIGITS	0.017	0.021	0.004	-0.041
bb:number NUM	-0.173	0.022	0.126	0.024
bb:number SELF	0.098	-0.012	-0.047	-0.039
bb:number is	-0.019	-0.025	0.011	0.033
bb:number on	0.046	-0.004	-0.015	-0.026
bb:occasional recipe	0.026	0	-0.001	-0.025
bb:october DIGITS	-0.003	0.016	-0.014	0
bb:of :	-0.018	0.018	-0.003	0.003
bb:of BRAND	0.04	0.009	-0.001	-0.048
bb:of DIGITS	0.027	-0.004	-0.01	-0.013
bb:of ORG	0.053	-0.039	-0.025	0.011
bb:of SELF	0.068	-0.034	-0.004	-0.029
bb:of a	0.022	0.024	-0.033	-0.014
bb:of booking	-0.024	-0.006	0	0.031
bb:of business	0.237	-0.004	0.001	-0.234
bb:of companies	-0.021	0.042	-0.011	-0.01
bb:of england	-0.026	0.017	0.01	-0.001
bb:of halifax	-0.01	0	0	0.01
bb:of hereford	-0.016	0	0	0.017
bb:of ipswich	0.018	0	0	-0.017
bb:of it	0.028	-0.004	-0.026	0.001
bb:of legal	0.037	-0.01	-0.014	-0.013
bb:of london	0.036	-0.006	-0.008	-0.022
bb:of maidstone	-0.037	0	0	0.037
bb:of many	-0.058	0.054	0.004	0
bb:of mouth	-0.037	-0.002	-0.004	0.043
bb:of norwich	-0.013	0	0	0.013
bb:of nottingham	0.024	0	0	-0.024
bb:of our	0.008	0.012	-0.026	0.006
bb:of page	-0.113	-0.006	0.127	-0.007
bb:of sale	-0.029	0.018	-0.063	0.075
bb:of service	-0.109	-0.028	-0.005	0.142
bb:of staff	0.023	-0.002	-0.006	-0.015
bb:of the	-0.069	0.121	0.028	-0.08
bb:of their	0.016	-0.02	0.037	-0.033
bb:of them	-0.044	-0.011	0.014	0.041
bb:of these	0.06	-0.027	-0.039	0.007
bb:of this	-0.089	0.061	-0.018	0.045
bb:of truro	0.023	0	0	-0.023
bb:of use	-0.029	-0.028	0.044	0.012
bb:of website	-0.042	0	-0.001	0.043
bb:of what	-0.01	-0.001	0.002	0.01
bb:of your	-0.05	0.037	0.002	0.011
bb:offer has	0.005	-0.002	-0.011	0.008
bb:offered by	0.003	-0.006	0.014	-0.011
bb:offered to	-0.01	-0.008	0.021	-0.003
bb:offers and	0.028	0	-0.001	-0.027
bb:office :	-0.082	0.009	0.025	0.048
bb:office BRAND	0.029	-0.016	-0.013	0
bb:office DIGITS	-0.031	0	-0.001	0.033
bb:office address	-0.018	-0.033	0.024	0.026
bb:office is	-0.027	-0.038	-0.004	0.068
bb:officer is	-0.035	-0.013	0.058	-0.01
bb:offline ¶	0.017	-0.009	-0.005	-0.003
bb:often saves	0.02	-0.008	-0.017	0.005
bb:okimiletpo ¶	0.048	0	-0.002	-0.046
bb:old and	0.024	-0.001	-0.001	-0.021
bb:on DIGITS	-0.042	-0.002	-0.01	0.054
bb:on a	0.043	-0.009	-0.019	-0.014
bb:on behalf	0.013	-0.032	0.021	-0.003
bb:on it	0.016	0.009	-0.007	-0.018
bb:on orders	-0.027	0	0	0.028
bb:on our	-0.035	0.075	-0.008	-0.032
bb:on saturdays	0.017	-0.003	-0.029	0.015
bb:on the	0.031	0.043	-0.127	0.052
bb:on this	-0.042	-0.018	0.069	-0.009
bb:on time	0.029	-0.001	-0.007	-0.021
bb:on to	-0.046	-0.009	-0.023	0.078
bb:on weekdays	0.039	-0.003	-0.028	-0.007
bb:on which	0.05	-0.026	-0.029	0.004
bb:on your	-0.007	-0.017	0.043	-0.018
bb:on ¶	0.037	0	-0.016	-0.021
bb:once and	0.022	-0.002	-0.001	-0.018
bb:once we	0.005	-0.005	-0.012	0.012
bb:one of	0.012	0.094	-0.108	0.002
bb:one people	-0.034	-0.001	-0.001	0.035
bb:one ¶	-0.013	-0.012	0.035	-0.01
bb:only what	0.017	-0.002	-0.016	0.002
bb:only ¶	0.073	-0.001	0.004	-0.076
bb:open to	0.031	-0.018	-0.032	0.019
bb:opened an	-0.029	0	0.029	0
bb:opening hours	0.013	-0.001	-0.011	-0.002
bb:operate the	-0.051	0.056	-0.004	-0.002
bb:operated by	0.154	-0.065	-0.097	0.008
bb:optional cookies	-0.031	-0.001	0	0.031
bb:or "	-0.139	0.008	0.036	0.095
bb:or a	-0.006	0.036	-0.019	-0.011
bb:or an	-0.006	-0.004	0.011	-0.001
bb:or buy	0.029	-0.024	-0.009	0.004
bb:or by	0.012	-0.003	-0.006	-0.003
bb:or for	-0.022	-0.003	-0.023	0.049
bb:or in	0.011	0	-0.001	-0.01
bb:or our	0.027	-0.005	-0.02	-0.002
bb:or the	0.017	-0.008	-0.041	0.032
bb:or through	-0.004	-0.009	0.014	0
bb:or to	0.019	-0.004	-0.011	-0.004
bb:or us	-0.001	-0.014	0.022	-0.008
bb:or using	-0.018	0	0	0.019
bb:or write	0.031	-0.008	-0.036	0.013
bb:orchard road	-0.015	0.003	0.009	0.003
bb:order by	-0.009	-0.003	-0.007	0.019
bb:order comes	0.014	0	0	-0.014
bb:order from	0.006	0.03	-0.036	-0.001
bb:order or	-0.019	0	0	0.019
bb:order placed	-0.017	-0.016	0.055	-0.022
bb:order small	-0.028	0	0.028	0
bb:order with	0.01	-0.002	-0.005	-0.003
bb:order ¶	-0.046	0	0.03	0.016
bb:orders above	-0.061	0	0.06	0
bb:orders over	-0.027	0	0	0.028
bb:organised by	-0.064	0	0	0.064
bb:oscr charity	0.011	0	-0.001	-0.009
bb:our "	0.088	-0.027	-0.036	-0.026
bb:our :	0.02	-0.004	-0.001	-0.015
bb:our and	0.034	-0.014	-0.018	-0.003
bb:our behalf	-0.003	0.031	-0.028	0
bb:our business	0.015	-0.002	-0.013	0
bb:our company	0.05	-0.01	-0.038	-0.002
bb:our customers	0.013	-0.001	-0.001	-0.011
bb:our details	0.049	-0.018	-0.027	-0.005
bb:our emails	-0.036	-0.002	-0.012	0.05
bb:our fca	-0.017	0.003	0.015	0
bb:our full	0.016	-0.008	-0.007	0
bb:our goods	0.07	-0.009	-0.062	0
bb:our group	-0.003	0.031	-0.027	-0.001
bb:our insurer	-0.02	0	0.02	0
bb:our is	-0.043	0.051	-0.025	0.017
bb:our letter	0.028	0	-0.001	-0.027
bb:our mailing	0.026	-0.001	-0.016	-0.009
bb:our marketplace	-0.058	0.054	0.004	0
bb:our means	-0.056	-0.004	-0.027	0.087
bb:our newsletter	-0.012	0	0.011	0
bb:our own	0.039	-0.007	-0.014	-0.019
bb:our partners	-0.005	-0.003	-0.033	0.041
bb:our premises	-0.005	0.027	-0.014	-0.009
bb:our registered	-0.003	-0.006	-0.021	0.03
bb:our services	0.025	-0.006	-0.002	-0.017
bb:our shops	-0.098	0.042	-0.022	0.077
bb:our site	0.025	-0.009	-0.004	-0.012
bb:our sites	0.013	-0.004	-0.009	0
bb:our story	0	0.09	-0.011	-0.079
bb:our system	-0.053	0.049	0.004	0
bb:our terms	0.011	0	0	-0.011
bb:our thousandth	-0.007	-0.001	-0.001	0.01
bb:our us	-0.031	0.048	0	-0.016
bb:our we	-0.015	0	0.016	0
bb:our website	-0.02	-0.014	0	0.034
bb:ourselves ;	-0.02	-0.001	-0.001	0.022
bb:out by	-0.05	-0.015	-0.024	0.089
bb:out here	-0.011	-0.004	0.018	-0.003
bb:out how	0.024	-0.007	-0.008	-0.009
bb:out more	-0.031	0	0	0.031
bb:out now	-0.031	-0.001	-0.007	0.039
bb:out of	-0.003	-0.003	-0.009	0.015
bb:out the	0.017	-0.004	-0.014	0.001
bb:out ¶	-0.014	-0.001	0.001	0.015
bb:outside ¶	-0.024	0	0	0.024
bb:ovekavuvu ¶	-0.036	-0.002	0.104	-0.067
bb:over DIGITS	0.034	-0.007	-0.019	-0.008
bb:over the	-0.02	0.022	-0.001	-0.002
bb:over when	0.03	-0.02	-0.015	0.005
bb:own ¶	-0.118	-0.012	0.108	0.022
bb:owned and	-0.053	0.038	0.062	-0.047
bb:owned by	0.064	0.009	-0.05	-0.023
bb:owned subsidiary	0.048	0.042	0.001	-0.091
bb:owns the	-0.057	0	0.036	0.022
bb:packed ¶	0.013	-0.005	-0.022	0.015
bb:page says	0.029	-0.015	-0.012	-0.001
bb:page ¶	-0.125	-0.009	0.127	0.006
bb:pages are	0.04	-0.002	-0.012	-0.027
bb:pages you	-0.009	-0.006	-0.014	0.029
bb:pages ¶	0.015	0	0	-0.014
bb:paid by	0.041	-0.003	0.001	-0.04
bb:paid for	-0.081	0	0.111	-0.03
bb:paid ¶	-0.033	0.057	-0.043	0.018
bb:pan ¶	-0.013	-0.001	-0.008	0.022
bb:papers to	-0.02	0	0.02	0
bb:parcels are	-0.089	0.001	0.089	0
bb:parcels carried	-0.023	0.002	0.008	0.014
bb:parcels go	-0.002	-0.011	0.014	-0.002
bb:parent company	-0.017	0.029	-0.024	0.012
bb:parent of	0.022	-0.016	-0.006	0
bb:parking behind	-0.02	-0.001	0	0.021
bb:part of	-0.172	0.149	-0.128	0.152
bb:parties ¶	-0.003	-0.011	0.013	0
bb:partner of	0.033	-0.001	0.001	-0.033
bb:partners ¶	0.087	-0.005	-0.043	-0.04
bb:parts people	0.011	0	0	-0.01
bb:pass the	-0.025	-0.002	0.027	-0.001
bb:passed to	0	-0.005	0.013	-0.009
bb:password to	-0.023	0	0.001	0.023
bb:patients ¶	-0.004	-0.006	-0.004	0.014
bb:pay by	-0.082	0.001	0.08	0.002
bb:pay ¶	0.019	-0.007	-0.006	-0.006
bb:payment fails	0.014	-0.006	-0.01	0.002
bb:payment methods	-0.01	0	-0.001	0.012
bb:payments are	-0.007	-0.01	0.043	-0.025
bb:payments on	-0.017	0	0.017	0
bb:payments ¶	-0.025	-0.004	0.004	0.024
bb:people choose	0.065	-0.031	-0.047	0.014
bb:people for	-0.021	0	0.001	0.021
bb:people who	0.013	-0.005	-0.01	0.002
bb:person who	0.037	-0.011	-0.015	-0.01
bb:personal data	0.026	-0.011	-0.026	0.01
bb:personal information	-0.055	0.096	-0.05	0.009
bb:phone :	-0.037	-0.003	-0.006	0.046
bb:photograph if	0.021	-0.004	-0.003	-0.013
bb:pictures of	-0.003	-0.005	-0.009	0.017
bb:pier ¶	-0.053	-0.001	0.031	0.023
bb:pipetfo road	0.041	0	0.004	-0.045
bb:placed through	-0.018	-0.015	0.055	-0.022
bb:placed ¶	-0.019	-0.006	0.008	0.018
bb:plain words	0.025	-0.001	-0.002	-0.022
bb:platform supplied	-0.011	0	0.011	0
bb:please read	-0.031	-0.001	0.013	0.019
bb:pleased ¶	-0.022	0	0	0.023
bb:policies are	0.017	0.001	0.023	-0.041
bb:policy "	0.03	-0.003	-0.026	-0.001
bb:policy BRAND	0.011	-0.002	-0.007	-0.002
bb:policy ORG	-0.069	0.045	0.019	0.006
bb:policy explains	0.057	-0.005	-0.011	-0.041
bb:policy is	0.022	0.009	-0.027	-0.004
bb:policy returns	0.026	0	0	-0.026
bb:policy terms	-0.243	0	0.047	0.196
bb:policy ©	0.085	-0.001	-0.002	-0.082
bb:policy ¶	0.355	-0.059	-0.105	-0.191
bb:polisi preifatrwydd	0.027	-0.001	-0.002	-0.025
bb:portal ¶	-0.049	0.049	0.049	-0.049
bb:post :	0.024	-0.008	-0.016	-0.001
bb:powered by	-0.03	-0.017	0.05	-0.003
bb:preifatrwydd ¶	0.027	-0.001	-0.002	-0.025
bb:premises ¶	0.004	-0.004	0.015	-0.015
bb:price and	0.017	-0.002	-0.003	-0.012
bb:price does	0.016	-0.003	-0.003	-0.011
bb:price list	-0.014	-0.001	-0.001	0.016
bb:price that	-0.036	0	0.036	0
bb:price ¶	-0.055	-0.001	-0.026	0.083
bb:prices ¶	0.018	-0.003	0.009	-0.023
bb:privacy &	0.035	-0.006	-0.009	-0.02
bb:privacy and	0.031	-0.023	0.014	-0.022
bb:privacy contact	-0.109	-0.01	-0.015	0.134
bb:privacy notice	0.219	0.075	-0.134	-0.161
bb:privacy policy	0.173	-0.059	-0.026	-0.089
bb:privacy statement	-0.016	0.021	0.038	-0.044
bb:privacy terms	-0.047	-0.018	-0.004	0.068
bb:privacy ©	-0.017	0	-0.001	0.017
bb:privacy ¶	0.173	0.121	-0.115	-0.179
bb:private houses	-0.016	-0.001	0.002	0.014
bb:private limited	0.01	0.009	-0.017	-0.002
bb:prize draw	-0.012	-0.006	-0.026	0.044
bb:processors ¶	-0.004	-0.01	0.015	-0.001
bb:products ¶	-0.013	-0.002	-0.002	0.016
bb:promoter :	0.051	-0.012	-0.037	-0.002
bb:promoter is	0.051	-0.016	-0.017	-0.018
bb:promoter of	-0.076	0.064	0.013	-0.001
bb:promoter ¶	0.016	-0.006	-0.009	-0.001
bb:property of	0.048	0.012	-0.044	-0.016
bb:protection act	-0.024	-0.008	0.032	0
bb:protection officer	-0.006	-0.028	0.046	-0.013
bb:protection policy	0.042	-0.022	-0.061	0.042
bb:protection regulation	-0.017	-0.001	-0.002	0.02
bb:protection ¶	0.125	-0.02	-0.06	-0.046
bb:proud of	-0.01	-0.001	0.001	0.01
bb:proudly created	0.069	0	0	-0.069
bb:provided by	-0.037	-0.007	0.1	-0.056
bb:provider and	-0.058	0.006	0.052	0
bb:public liability	-0.111	0	0.111	0
bb:publish what	0.017	-0.003	-0.017	0.004
bb:publisher :	-0.007	-0.01	0.028	-0.011
bb:purpose of	-0.005	-0.011	0.009	0.007
bb:purpose ¶	-0.007	-0.002	0.024	-0.015
bb:purposes of	-0.011	-0.002	-0.007	0.02
bb:quarry road	-0.012	0	0.001	0.011
bb:questions go	-0.004	-0.019	0.025	-0.001
bb:questions people	-0.002	-0.002	-0.006	0.01
bb:questions write	-0.039	0.002	0.037	0
bb:quotation that	-0.018	-0.015	0.055	-0.022
bb:range for	-0.008	0	-0.001	0.01
bb:rapa ¶	0.048	0	-0.002	-0.046
bb:rated DIGITS	0.039	-0.001	0	-0.037
bb:rather you	0.016	-0.001	-0.003	-0.012
bb:read more	0.017	-0.002	-0.016	0.002
bb:read these	-0.039	0.01	0.02	0.009
bb:reading bus	0.02	0	0	-0.02
bb:reading rg30	-0.021	0.005	0.007	0.008
bb:reason to	0.012	-0.001	-0.003	-0.008
bb:recent work	-0.014	0	0.014	0
bb:recipe people	0.011	0	0	-0.011
bb:recipe ¶	-0.009	0	0	0.01
bb:records on	-0.01	0.007	0.005	-0.002
bb:records parcels	-0.013	0	0.013	0
bb:recycle what	0.033	-0.002	-0.003	-0.028
bb:ref DIGITS	0.042	-0.007	-0.069	0.034
bb:refer to	0.034	0.011	-0.026	-0.018
bb:reference for	0.029	-0.001	-0.007	-0.021
bb:reference number	0.065	-0.034	-0.024	-0.006
bb:reference to	-0.041	0.051	-0.026	0.016
bb:reference web	0.028	0	-0.001	-0.026
bb:referred to	-0.045	-0.002	0.026	0.021
bb:refers to	0.037	-0.003	-0.013	-0.021
bb:reg co	-0.013	-0.003	-0.008	0.024
bb:reg no	-0.006	0.003	-0.014	0.017
bb:register number	-0.071	0.002	0.069	0
bb:register of	0.012	-0.007	-0.005	-0.001
bb:registered address	0.009	0.06	-0.048	-0.021
bb:registered charity	0.034	0.103	0.035	-0.172
bb:registered company	0.023	0.034	-0.099	0.042
bb:registered in	0.022	0.135	-0.067	-0.089
bb:registered no	0.012	-0.002	-0.002	-0.008
bb:registered number	0.036	-0.01	-0.023	-0.002
bb:registered office	0.007	-0.057	0.026	0.025
bb:registered with	-0.043	-0.025	0.046	0.021
bb:registration no	0.027	0.003	-0.021	-0.009
bb:registration number	0.038	-0.024	-0.046	0.032
bb:regulated by	-0.051	-0.028	0.066	0.012
bb:regulation (	-0.012	-0.003	-0.003	0.018
bb:regulation authority	-0.027	0	0.017	0.01
bb:regulatory information	0.013	-0.002	-0.003	-0.008
bb:regulatory ¶	0.01	0	0	-0.01
bb:relationship with	0.024	0.036	-0.049	-0.011
bb:rented unit	-0.014	0	0	0.014
bb:report ¶	0.022	0	-0.007	-0.015
bb:representative of	-0.086	-0.022	0.108	0.001
bb:represented by	-0.036	0	0.039	-0.003
bb:reserved site	-0.018	0	0.013	0.006
bb:reserved website	0.036	0	0.004	-0.04
bb:reserved ¶	0.096	-0.017	-0.014	-0.064
bb:responsible for	-0.035	-0.003	0.03	0.008
bb:responsible ¶	0.024	-0.003	-0.021	-0.001
bb:rest found	-0.02	-0.002	-0.004	0.026
bb:rest of	0.018	-0.002	-0.003	-0.014
bb:returns policy	-0.043	-0.001	0.042	0.002
bb:returns ¶	0.015	-0.023	-0.047	0.054
bb:revenue &	-0.022	-0.015	0.041	-0.004
bb:reviews on	-0.09	0	0.089	0
bb:reviews ¶	0.065	-0.005	-0.025	-0.034
bb:rid of	0.032	-0.003	-0.025	-0.003
bb:right people	-0.013	0	0	0.013
bb:rights reserved	0.05	-0.003	0.034	-0.081
bb:road dublin	0.041	0	0.004	-0.045
bb:road london	-0.122	0.133	-0.013	0.002
bb:road norwich	-0.007	-0.003	0.011	0
bb:room people	-0.03	0	0	0.03
bb:room ¶	0.127	0	-0.001	-0.126
bb:rough and	-0.023	0	-0.001	0.024
bb:row brighton	-0.026	0.005	0.02	0.001
bb:royal charter	0.013	-0.001	-0.009	-0.002
bb:run on	-0.008	-0.021	0.032	-0.003
bb:run this	0.058	0	0	-0.057
bb:running at	-0.086	0.001	0.084	0
bb:runs the	-0.04	-0.005	0.047	-0.002
bb:runs this	-0.068	0.015	0.007	0.047
bb:said about	0.011	0	0	-0.01
bb:said yesterday	-0.012	0	0.012	0
bb:sale ¶	-0.014	0.023	-0.057	0.048
bb:same afternoon	0.03	-0.003	-0.003	-0.024
bb:same day	0.027	-0.001	-0.002	-0.024
bb:same standard	-0.012	-0.001	-0.002	0.016
bb:saturday of	-0.007	-0.001	-0.005	0.013
bb:saturdays ¶	0.02	-0.002	-0.027	0.008
bb:saves a	0.037	-0.008	-0.02	-0.01
bb:say "	0.01	-0.003	-0.007	0
bb:say reviews	-0.05	0	0.05	0
bb:say ¶	-0.039	0	0.039	0
bb:says how	-0.023	-0.004	0.01	0.016
bb:says what	0.028	-0.016	-0.01	-0.002
bb:school head	-0.051	0	0	0.051
bb:schools shops	-0.009	0	-0.001	0.01
bb:scope ¶	-0.015	-0.008	-0.005	0.028
bb:scotland company	-0.017	0.001	0.018	-0.002
bb:scotland no	0.033	-0.013	-0.017	-0.002
bb:scotland with	-0.005	0.027	-0.013	-0.009
bb:scottish charity	0.011	0	-0.001	-0.009
bb:season :	0.017	0	-0.001	-0.016
bb:second visit	0.01	-0.001	0.009	-0.018
bb:see details	-0.022	-0.001	-0.002	0.025
bb:see how	-0.015	0	0	0.015
bb:see some	-0.012	0.001	0.011	0
bb:see ¶	0.019	0	0	-0.019
bb:seed box	0.022	-0.001	-0.013	-0.008
bb:seen at	-0.012	0	-0.001	0.012
bb:seller means	0.038	-0.006	-0.016	-0.017
bb:seller ¶	0.061	-0.007	-0.031	-0.023
bb:sellers ¶	-0.007	0	-0.005	0.012
bb:send ¶	-0.024	-0.001	-0.001	0.025
bb:sent through	-0.012	0	0.012	0
bb:seo by	-0.057	-0.001	0.004	0.054
bb:september DIGITS	-0.005	0.014	-0.005	-0.004
bb:service "	-0.017	-0.014	0.021	0.01
bb:service is	0.015	0.019	-0.036	0.002
bb:service of	-0.018	-0.002	0	0.019
bb:service operated	0.037	-0.017	-0.019	0
bb:service provided	-0.012	0	0.011	0
bb:service provider	0.078	-0.002	0.003	-0.08
bb:service ¶	-0.054	-0.048	0.024	0.077
bb:services "	0.049	-0.009	-0.025	-0.014
bb:services (	-0.008	0.037	-0.026	-0.003
bb:services ;	-0.03	-0.03	0.079	-0.018
bb:services are	0.051	-0.025	-0.008	-0.018
bb:services by	0.051	-0.017	-0.024	-0.01
bb:services of	0.049	0.002	-0.028	-0.023
bb:services register	-0.089	-0.003	0.076	0.016
bb:services ¶	0.075	-0.008	-0.042	-0.026
bb:session comes	0.015	0	0	-0.014
bb:session ¶	-0.038	-0.002	-0.003	0.042
bb:set out	-0.028	-0.015	0.046	-0.003
bb:sets out	0.035	-0.008	-0.022	-0.005
bb:sexton road	0.018	-0.001	-0.003	-0.014
bb:share it	-0.047	-0.014	0.05	0.01
bb:share of	-0.002	0.045	-0.043	-0.001
bb:share what	0.012	-0.021	0.024	-0.015
bb:share with	-0.011	-0.009	0.023	-0.004
bb:sharing ¶	-0.014	-0.025	0.041	-0.002
bb:sheffield south	-0.012	0.003	0.018	-0.01
bb:shop are	-0.048	0.028	0.021	0
bb:shop is	-0.059	0.048	0.011	0
bb:shop platform	-0.011	0	0.011	0
bb:shop ¶	0.017	-0.005	-0.004	-0.008
bb:shopquay ¶	0.013	0	0	-0.012
bb:shops farms	-0.013	-0.001	-0.001	0.015
bb:shops ¶	-0.086	0.042	-0.022	0.066
bb:show ¶	-0.044	0	-0.001	0.045
bb:sign up	-0.03	-0.003	-0.011	0.044
bb:since DIGITS	-0.011	-0.003	-0.001	0.014
bb:since that	0.024	-0.007	-0.017	-0.001
bb:site :	-0.033	0.003	0.078	-0.049
bb:site ;	0.03	-0.015	-0.014	-0.001
bb:site and	0.019	-0.003	-0.014	-0.002
bb:site are	-0.01	-0.001	0.011	0
bb:site by	-0.063	-0.001	-0.001	0.065
bb:site is	-0.013	-0.012	0.02	0.005
bb:site work	-0.027	0	0	0.028
bb:site ¶	0.065	-0.01	-0.018	-0.037
bb:sites and	-0.014	-0.003	-0.008	0.026
bb:six months	-0.009	-0.006	0.017	-0.002
bb:six years	-0.013	0	0	0.013
bb:slavery statement	0.117	-0.003	-0.014	-0.1
bb:small parcels	-0.062	0.002	0.06	0
bb:small team	0.016	-0.005	-0.011	0
bb:smaller range	-0.008	0	-0.001	0.01
bb:so that	0.026	-0.006	0.006	-0.026
bb:social media	0.014	-0.003	0.007	-0.018
bb:sold by	0.117	-0.056	-0.103	0.042
bb:sold through	0.002	0.059	-0.034	-0.028
bb:sole trader	-0.083	-0.008	0.011	0.079
bb:solicitors regulation	-0.017	0	0.017	0
bb:some of	-0.015	-0.017	0.032	-0.001
bb:somebody asks	-0.011	-0.001	-0.002	0.014
bb:somebody else	0.035	-0.012	-0.02	-0.004
bb:someone brought	-0.011	-0.002	-0.003	0.015
bb:south yorkshire	-0.019	0.003	0.018	-0.002
bb:speak to	0.031	-0.003	-0.016	-0.012
bb:spoken to	0.033	0	0	-0.033
bb:spring opening	0.014	-0.001	-0.01	-0.003
bb:staff ¶	0.021	-0.003	-0.006	-0.012
bb:stand people	-0.013	0	0	0.014
bb:stand ¶	0.008	0	0.002	-0.01
bb:standard every	-0.013	-0.001	-0.001	0.016
bb:standard terms	0.023	0	0.005	-0.028
bb:statement ¶	0.109	0.021	-0.018	-0.112
bb:stay :	0.013	-0.001	-0.002	-0.01
bb:still insist	0.008	-0.009	-0.019	0.02
bb:stockport bus	0.013	0	0	-0.013
bb:stops at	-0.015	-0.003	0	0.017
bb:story BRAND	0.018	0	-0.001	-0.017
bb:story contact	-0.018	0.014	0.001	0.003
bb:story ¶	-0.033	0.077	-0.02	-0.024
bb:street dublin	-0.016	0.001	0.015	0
bb:street london	0.088	0.018	-0.003	-0.103
bb:strictly necessary	-0.015	0	0.015	0
bb:style of	-0.004	-0.024	0.006	0.023
bb:subscribe to	0.016	-0.002	-0.012	-0.002
bb:subscribe ¶	-0.022	-0.007	0.012	0.017
bb:subsidiary of	0.07	0.028	-0.004	-0.093
bb:such as	-0.028	0.125	-0.097	0
bb:sue at	-0.032	0.003	0.025	0.004
bb:sum and	-0.061	0	0.06	0
bb:supplied by	-0.024	-0.028	0.059	-0.008
bb:suppliers :	-0.018	0.001	0.017	0
bb:suppliers ¶	0.018	-0.004	0.01	-0.024
bb:supply the	-0.016	0	0	0.016
bb:supply ¶	0.011	-0.01	-0.004	0.003
bb:support from	-0.015	0	0.015	0
bb:support ¶	0.102	-0.007	0.003	-0.098
bb:surrey tw9	0.021	0	0.002	-0.023
bb:sw1w 5lg	-0.013	0	0.001	0.012
bb:swansea west	0.017	-0.001	0	-0.016
bb:system we	-0.053	0.049	0.004	0
bb:t &	-0.016	0.039	-0.017	-0.006
bb:t a	0.016	-0.023	-0.03	0.037
bb:tables at	-0.045	0.049	0.004	-0.008
bb:tafapon ¶	-0.067	-0.005	-0.077	0.148
bb:take over	-0.008	0.017	-0.007	-0.001
bb:take the	0.021	-0.001	-0.014	-0.006
bb:taken by	-0.034	0.05	0.011	-0.028
bb:takes effect	0.033	0	0.001	-0.034
bb:tax office	0.013	0	0	-0.013
bb:team at	0.016	-0.005	-0.011	0
bb:team ¶	-0.021	0.012	0	0.01
bb:tel :	0.01	0.037	-0.055	0.008
bb:telephone DIGITS	-0.026	0.067	-0.04	-0.001
bb:telephone and	0.056	-0.001	-0.014	-0.041
bb:telerau ac	-0.018	-0.004	-0.006	0.028
bb:tell us	-0.018	-0.004	-0.001	0.023
bb:tell you	-0.026	-0.002	-0.007	0.035
bb:tells you	0.011	-0.003	-0.009	0
bb:ten and	-0.013	-0.001	-0.014	0.029
bb:ten years	0.03	0	0	-0.03
bb:tenancy and	0.015	0	0	-0.014
bb:term at	-0.014	0	-0.001	0.015
bb:terms "	0.054	-0.032	-0.024	0.002
bb:terms &	-0.028	0.068	-0.079	0.04
bb:terms and	0.037	-0.043	0.012	-0.005
bb:terms apply	-0.01	-0.003	-0.003	0.016
bb:terms are	0.01	-0.013	-0.002	0.005
bb:terms before	-0.047	0.01	0.02	0.017
bb:terms contact	-0.022	-0.012	-0.007	0.041
bb:terms delivery	-0.037	0.001	0.026	0.01
bb:terms for	-0.044	-0.003	-0.005	0.052
bb:terms govern	0.069	-0.024	-0.051	0.006
bb:terms legal	0.039	0	0	-0.039
bb:terms of	0.021	0.027	-0.028	-0.02
bb:terms on	0.045	-0.023	-0.027	0.005
bb:terms privacy	0.184	-0.007	-0.001	-0.176
bb:terms returns	-0.07	0.001	0.02	0.049
bb:terms set	-0.011	-0.001	0.015	-0.003
bb:terms ¶	-0.232	0.221	-0.132	0.144
bb:thames surrey	0.021	0	0.002	-0.023
bb:than most	0.016	-0.002	-0.014	0
bb:thank you	-0.041	-0.008	0.011	0.039
bb:that BRAND	-0.02	-0.003	-0.006	0.028
bb:that are	0.031	-0.001	0	-0.03
bb:that can	0.016	0	-0.001	-0.015
bb:that is	-0.049	-0.006	0.011	0.044
bb:that it	-0.012	0	0.012	0
bb:that nobody	0.013	-0.002	0.003	-0.014
bb:that often	0.018	-0.008	-0.017	0.007
bb:that see	-0.012	0.001	0.011	0
bb:that the	0.023	-0.002	0.002	-0.023
bb:that you	-0.072	0.007	0.097	-0.032
bb:the "	-0.056	0.029	0.001	0.027
bb:the BRAND	0.088	0.041	-0.102	-0.027
bb:the ORG	-0.065	0.015	0.03	0.02
bb:the agent	-0.032	-0.007	0.038	0.001
bb:the agreement	-0.002	-0.008	0	0.01
bb:the app	-0.003	-0.005	0.016	-0.008
bb:the application	-0.082	0.001	0.08	0
bb:the back	-0.002	-0.004	0.028	-0.023
bb:the board	0.016	-0.003	-0.013	0
bb:the booking	0.012	0.025	-0.063	0.026
bb:the building	-0.057	0.003	0.009	0.045
bb:the business	-0.15	0.005	0.099	0.046
bb:the cardiff	0.013	0	0	-0.013
bb:the choices	0.065	-0.029	-0.028	-0.008
bb:the client	-0.013	0.044	0.001	-0.033
bb:the company	0.011	-0.036	0.017	0.008
bb:the conditions	0.016	-0.011	-0.002	-0.002
bb:the contract	0.015	-0.002	-0.011	-0.002
bb:the controller	0.026	-0.02	-0.022	0.016
bb:the counter	0.012	-0.002	-0.002	-0.009
bb:the county	-0.036	0	-0.001	0.037
bb:the customer	0.027	-0.034	-0.017	0.024
bb:the data	-0.058	-0.047	0.061	0.045
bb:the day	-0.008	-0.002	-0.005	0.015
bb:the delivery	0.02	0	-0.001	-0.019
bb:the dozen	0.017	-0.002	-0.005	-0.009
bb:the edge	0.012	-0.002	-0.004	-0.007
bb:the exeter	-0.022	0	0	0.022
bb:the financial	-0.023	-0.026	0.059	-0.011
bb:the first	0.029	-0.018	0.016	-0.028
bb:the following	-0.079	0.096	-0.032	0.015
bb:the form	-0.043	-0.001	-0.001	0.044
bb:the gambling	0.041	0.027	-0.006	-0.062
bb:the general	-0.034	-0.012	0.027	0.019
bb:the goods	0.043	-0.009	-0.027	-0.007
bb:the job	-0.001	-0.007	-0.036	0.044
bb:the last	-0.023	-0.001	0.002	0.022
bb:the law	0.031	-0.002	-0.006	-0.023
bb:the lottery	-0.073	0.072	0.024	-0.023
bb:the message	-0.01	0	0.003	0.007
bb:the middle	0.017	-0.003	0.002	-0.017
bb:the money	0.023	-0.001	-0.001	-0.022
bb:the name	-0.039	0.002	0.027	0.01
bb:the names	0.023	-0.002	-0.006	-0.015
bb:the next	0.078	0	-0.001	-0.077
bb:the north	0.028	0	-0.007	-0.021
bb:the nottingham	0.022	0	0	-0.022
bb:the number	0.034	-0.006	-0.001	-0.026
bb:the occasional	0.023	0	-0.001	-0.022
bb:the order	-0.058	-0.014	0.033	0.038
bb:the owner	0.019	-0.013	-0.006	-0.001
bb:the page	-0.016	-0.001	0	0.017
bb:the papers	-0.02	0	0.02	0
bb:the parent	0.01	0.007	-0.029	0.013
bb:the parties	-0.013	-0.001	-0.007	0.021
bb:the person	0.002	0.034	-0.028	-0.007
bb:the pier	-0.063	-0.001	0.035	0.029
bb:the platform	-0.004	-0.003	0.01	-0.003
bb:the policy	0.023	0	-0.012	-0.011
bb:the price	-0.024	-0.003	-0.003	0.029
bb:the privacy	0.018	-0.005	-0.009	-0.004
bb:the promoter	-0.008	0.045	-0.018	-0.019
bb:the property	0.053	0.007	-0.043	-0.016
bb:the purpose	-0.053	-0.005	0.047	0.011
bb:the purposes	-0.011	-0.002	-0.007	0.02
bb:the questions	-0.016	-0.002	-0.006	0.024
bb:the reading	0.02	0	0	-0.02
bb:the record	0.018	-0.001	-0.016	-0.001
bb:the records	0.014	0.014	-0.003	-0.024
bb:the register	0.001	-0.011	-0.003	0.013
bb:the registered	0.006	-0.009	0.022	-0.019
bb:the rest	0.031	-0.009	-0.002	-0.02
bb:the right	-0.021	0	0	0.021
bb:the same	0.018	-0.005	-0.008	-0.005
bb:the scheme	-0.012	-0.011	-0.011	0.035
bb:the second	0.006	-0.004	0.013	-0.015
bb:the seller	0.068	-0.007	-0.022	-0.039
bb:the service	0.044	-0.035	-0.023	0.013
bb:the services	-0.006	0.032	-0.029	0.003
bb:the seven	0.011	-0.002	-0.003	-0.005
bb:the shop	-0.009	-0.01	0.024	-0.005
bb:the shops	-0.004	0.029	-0.011	-0.014
bb:the site	0.086	-0.025	-0.039	-0.022
bb:the solicitors	-0.017	0	0.017	0
bb:the stockport	0.013	0	0	-0.013
bb:the supplier	-0.02	-0.006	0.034	-0.008
bb:the telephone	-0.015	0	0	0.016
bb:the terms	0.002	-0.015	-0.008	0.022
bb:the trade	-0.054	-0.009	0.003	0.06
bb:the trading	-0.057	-0.041	0.045	0.053
bb:the truro	-0.011	0	0	0.011
bb:the uk	0.114	0.022	-0.104	-0.032
bb:the united	0.02	0.004	-0.017	-0.007
bb:the use	-0.023	0	0	0.024
bb:the user	0.112	-0.022	-0.084	-0.006
bb:the website	-0.112	0.092	0.033	-0.013
bb:the work	0.064	-0.003	-0.053	-0.007
bb:their own	-0.091	-0.041	0.118	0.014
bb:them ORG	-0.005	-0.02	0.027	-0.003
bb:them before	0.025	0.011	-0.017	-0.019
bb:them nothing	0.021	-0.001	0.009	-0.029
bb:them ¶	-0.019	-0.01	-0.001	0.03
bb:theme by	0.038	-0.001	0.01	-0.048
bb:then we	-0.014	0	0.002	0.011
bb:there is	-0.01	0.03	-0.022	0.003
bb:there ¶	0.02	-0.005	-0.015	0
bb:these are	0.016	-0.006	-0.007	-0.003
bb:these conditions	0.021	-0.013	-0.006	-0.002
bb:these pages	0	-0.008	-0.01	0.018
bb:these terms	0.083	-0.079	-0.071	0.067
bb:they apply	0.001	-0.004	-0.011	0.014
bb:they mean	0.01	-0.003	-0.007	0
bb:they need	0.019	-0.001	0.001	-0.019
bb:third parties	-0.003	-0.011	0.013	0
bb:third party	-0.061	-0.005	-0.025	0.091
bb:thirty days	-0.011	-0.001	0.014	-0.002
bb:this agreement	-0.022	-0.005	-0.006	0.032
bb:this app	0.039	-0.007	0.035	-0.067
bb:this competition	-0.079	0.068	0.012	0
bb:this document	-0.1	0.006	0.079	0.015
bb:this is	0.08	-0.038	-0.033	-0.009
bb:this notice	0.009	-0.024	0.006	0.009
bb:this page	-0.016	0.024	-0.035	0.026
bb:this policy	0.071	-0.024	-0.023	-0.024
bb:this privacy	0.055	0.024	-0.087	0.008
bb:this season	0.017	0	-0.001	-0.016
bb:this shop	-0.058	0.054	0.004	0
bb:this site	-0.042	-0.005	0.006	0.041
bb:this website	-0.018	-0.043	0.078	-0.017
bb:those websites	-0.09	0	0.089	0
bb:those who	-0.009	-0.017	0.027	-0.001
bb:thousandth delivery	0.018	0	0	-0.018
bb:thousandth length	0.014	0	0	-0.014
bb:thousandth tenancy	0.015	0	0	-0.014
bb:through ORG	-0.001	-0.009	0.015	-0.005
bb:through a	-0.015	-0.003	0.019	-0.001
bb:through our	-0.053	0.042	0.011	0
bb:through the	0.05	-0.021	-0.079	0.05
bb:through this	0.007	-0.026	0.042	-0.023
bb:throw ¶	0.043	-0.001	-0.016	-0.026
bb:tickets are	0.007	-0.012	-0.029	0.034
bb:tickets for	-0.005	-0.003	0.01	-0.001
bb:tickets ¶	-0.032	-0.006	0.044	-0.007
bb:time just	0.01	0	0	-0.009
bb:time people	0.023	0	-0.001	-0.022
bb:time to	-0.019	0.033	-0.032	0.019
bb:time ¶	-0.028	-0.034	-0.008	0.07
bb:times but	-0.086	0.001	0.084	0
bb:to "	-0.074	0.051	-0.009	0.032
bb:to :	0.059	-0.028	-0.028	-0.003
bb:to DIGITS	0.05	-0.001	0	-0.049
bb:to ORG	-0.023	0.028	-0.027	0.022
bb:to a	0.024	-0.001	0.006	-0.029
bb:to anyone	-0.008	0	0.016	-0.007
bb:to as	-0.014	-0.001	0	0.015
bb:to ask	-0.025	0	-0.002	0.028
bb:to call	-0.018	0	-0.001	0.019
bb:to contact	-0.028	-0.009	-0.003	0.039
bb:to decide	0.038	-0.004	-0.025	-0.008
bb:to do	-0.017	-0.001	0.001	0.017
bb:to enable	0.058	0	0	-0.057
bb:to ensure	-0.021	0	-0.001	0.022
bb:to every	-0.018	-0.015	0.055	-0.022
bb:to flatter	0.012	-0.001	-0.003	-0.008
bb:to it	0.038	-0.001	-0.005	-0.031
bb:to keep	-0.101	0.001	0.083	0.016
bb:to make	-0.027	0	0	0.028
bb:to our	-0.054	-0.02	0.054	0.02
bb:to page	0.018	0	0	-0.017
bb:to pay	-0.078	0	0.08	-0.002
bb:to reach	-0.003	-0.006	-0.021	0.03
bb:to run	0.093	0	-0.001	-0.092
bb:to see	0.008	-0.002	-0.01	0.005
bb:to take	-0.015	0	-0.009	0.024
bb:to the	0.015	0.014	0.052	-0.081
bb:to us	0.001	-0.007	0.043	-0.038
bb:to use	0.011	0.006	0.01	-0.027
bb:to visitors	-0.019	-0.001	-0.005	0.025
bb:to we	0.012	-0.003	-0.007	-0.003
bb:to which	-0.015	0.006	0.009	0
bb:to you	0.055	-0.027	-0.007	-0.02
bb:to yourself	-0.023	0	0.001	0.023
bb:to ¶	-0.026	-0.009	0.01	0.025
bb:today we	0.01	-0.004	-0.005	0
bb:today ¶	-0.047	-0.002	0.003	0.047
bb:together "	0.004	-0.001	-0.01	0.007
bb:together with	-0.018	0.008	0.017	-0.008
bb:too ¶	-0.005	0.001	0.017	-0.012
bb:top of	-0.038	-0.002	0.025	0.015
bb:touch ¶	0.056	0.017	-0.026	-0.047
bb:trade mark	0.017	0.014	-0.026	-0.006
bb:trade name	-0.011	0	0	0.011
bb:trade number	0.025	-0.004	-0.02	-0.001
bb:trade ¶	0.024	-0.009	-0.007	-0.008
bb:trader ¶	-0.044	-0.007	0.012	0.04
bb:trades as	-0.025	-0.022	0.005	0.043
bb:trading address	-0.056	0.024	0.014	0.017
bb:trading as	-0.081	-0.038	0.05	0.069
bb:trading company	-0.021	-0.013	-0.021	0.055
bb:trading name	-0.042	-0.059	0.032	0.069
bb:trading names	-0.017	-0.01	-0.004	0.031
bb:trading style	-0.001	-0.025	0.003	0.023
bb:trading subsidiary	-0.021	0.025	-0.002	-0.001
bb:trained here	0.01	-0.002	-0.005	-0.002
bb:transaction records	-0.037	0.001	0.036	0
bb:transfer or	0.011	-0.004	0.003	-0.01
bb:tray ¶	-0.025	0	-0.001	0.026
bb:truro ;	0.023	0	0	-0.023
bb:truro bus	-0.011	0	0	0.011
bb:truro cornwall	-0.01	0	0.006	0.004
bb:trust (	0.056	0.054	-0.082	-0.028
bb:trust ¶	0.031	0.036	-0.107	0.04
bb:try to	-0.086	0.001	0.085	0
bb:tw9 8qe	0.021	0	0.002	-0.023
bb:twenty years	0.014	-0.002	-0.015	0.004
bb:twice people	0.018	-0.001	-0.001	-0.017
bb:twice ¶	-0.023	0	0.002	0.021
bb:two chairs	-0.024	0	0	0.024
bb:two parts	0.015	0	-0.001	-0.014
bb:tyne and	0.011	0.001	0	-0.011
bb:uk (	-0.012	-0.018	0.032	-0.002
bb:uk delivery	-0.004	-0.003	-0.025	0.033
bb:uk gdpr	0.026	-0.016	-0.01	0
bb:uk is	0.01	-0.005	-0.005	0
bb:uk it	-0.019	0.002	0.017	0
bb:uk or	0.059	-0.03	-0.026	-0.003
bb:uk website	0.029	-0.005	-0.02	-0.004
bb:uk ¶	0.062	-0.026	-0.015	-0.021
bb:under NUM	-0.012	0	0.004	0.009
bb:under SELF	0.023	-0.005	-0.018	0
bb:under a	0.012	-0.004	0.006	-0.015
bb:under company	0.085	-0.024	-0.049	-0.012
bb:under number	-0.028	0	0.013	0.015
bb:under reference	-0.023	-0.01	0.038	-0.005
bb:under the	-0.055	0.072	0.024	-0.042
bb:under which	0.068	-0.019	-0.048	-0.001
bb:underwritten by	0.007	0.001	0.023	-0.031
bb:unit on	-0.014	0	0	0.014
bb:united kingdom	0.116	-0.054	-0.024	-0.038
bb:until you	0.04	-0.003	0.001	-0.038
bb:up and	-0.005	0.038	-0.061	0.028
bb:up repayments	-0.046	0	0	0.047
bb:up to	0.002	-0.004	0.014	-0.012
bb:up ¶	-0.03	-0.005	-0.008	0.044
bb:updated :	0.081	-0.041	-0.075	0.034
bb:upon tyne	-0.02	0	0	0.02
bb:us "	0.135	-0.057	-0.028	-0.05
bb:us :	-0.001	-0.007	0.025	-0.017
bb:us BRAND	0.049	-0.003	-0.003	-0.043
bb:us DIGITS	-0.034	-0.001	0.049	-0.013
bb:us and	-0.021	-0.02	-0.013	0.055
bb:us at	-0.062	0	-0.002	0.064
bb:us before	0.033	0	0	-0.033
bb:us by	-0.026	-0.019	0.02	0.025
bb:us contact	0.032	0.014	0.014	-0.059
bb:us in	0.033	-0.002	-0.002	-0.029
bb:us means	-0.028	-0.013	0.03	0.011
bb:us offline	0.017	-0.009	-0.005	-0.003
bb:us on	-0.065	0	0	0.065
bb:us or	-0.1	0.046	-0.044	0.098
bb:us our	0.002	-0.013	0.008	0.003
bb:us people	-0.037	0	-0.001	0.038
bb:us to	0.055	-0.005	-0.031	-0.018
bb:us we	-0.01	-0.001	0.015	-0.003
bb:us who	-0.018	0	0.004	0.014
bb:us winner	-0.022	0	0	0.022
bb:us ¶	0.169	-0.041	-0.019	-0.109
bb:use DIGITS	0.076	0	0	-0.076
bb:use cookies	-0.027	0	0	0.028
bb:use legal	-0.039	0	0	0.039
bb:use of	-0.052	0	0	0.053
bb:use one	-0.015	0.007	0.011	-0.002
bb:use our	0.008	0.073	-0.069	-0.012
bb:use privacy	-0.076	-0.001	-0.002	0.078
bb:use returns	0.078	0	0.016	-0.093
bb:use strictly	-0.015	0	0.015	0
bb:use the	-0.015	-0.019	0.057	-0.023
bb:use this	0.01	-0.003	-0.006	0
bb:use ©	-0.056	-0.001	-0.002	0.059
bb:use ¶	0.007	-0.054	0.055	-0.008
bb:used by	-0.07	0.003	0.048	0.019
bb:used the	-0.02	0.004	0.016	0
bb:useful pages	0.013	0	0	-0.013
bb:user and	0.012	-0.002	-0.01	0
bb:uses cookies	0.034	0	-0.001	-0.033
bb:uses data	-0.078	0.027	0.071	-0.02
bb:using BRAND	0.037	-0.019	-0.021	0.003
bb:using these	-0.011	-0.005	-0.003	0.019
bb:usually answers	-0.016	-0.002	-0.006	0.024
bb:usually give	-0.014	-0.001	-0.001	0.016
bb:usually within	-0.028	0	0.028	0
bb:vafifo street	-0.013	0	0.013	0
bb:vat no	-0.02	-0.001	-0.013	0.035
bb:vat number	-0.023	-0.006	-0.02	0.049
bb:vat reg	-0.018	0	0	0.018
bb:vat registration	-0.046	0.022	0.024	0
bb:venues ¶	0.018	-0.01	0.02	-0.027
bb:views my	-0.085	0	-0.001	0.086
bb:visit costs	0.015	-0.001	0.009	-0.023
bb:visit us	-0.021	0	0	0.021
bb:visit ¶	0.019	0	0	-0.018
bb:visitors on	-0.017	-0.001	-0.005	0.022
bb:voluntary aided	-0.051	0	0	0.051
bb:volunteers since	-0.064	0	0	0.064
bb:vouchers can	0.014	-0.001	0	-0.013
bb:vududka ¶	0.044	0	-0.001	-0.042
bb:wales (	-0.061	0.04	0.085	-0.064
bb:wales :	0.019	-0.002	-0.014	-0.003
bb:wales co	-0.027	0	-0.001	0.028
bb:wales company	0.084	-0.001	0.002	-0.086
bb:wales number	-0.031	-0.002	0	0.033
bb:wales registration	0.013	-0.003	-0.01	0
bb:wales under	0.033	-0.028	-0.018	0.014
bb:wales with	-0.092	0.045	0.034	0.012
bb:wales ¶	0	0.001	0.009	-0.01
bb:wants to	0.029	0	-0.002	-0.027
bb:warranties people	-0.03	-0.001	0	0.031
bb:warranties ¶	0.051	0	-0.011	-0.04
bb:was plainly	0.01	-0.002	-0.007	-0.001
bb:we "	-0.027	-0.011	-0.033	0.071
bb:we (	0.041	-0.006	-0.018	-0.017
bb:we act	-0.04	-0.005	0.037	0.009
bb:we and	-0.012	-0.002	0.026	-0.012
bb:we are	0.032	0.006	-0.203	0.165
bb:we ask	0.013	-0.002	0.001	-0.012
bb:we at	0.012	-0.015	-0.012	0.015
bb:we can	-0.001	-0.007	-0.014	0.021
bb:we cannot	0.011	-0.004	-0.015	0.008
bb:we collect	0.007	-0.012	-0.016	0.022
bb:we do	0.031	-0.005	0.003	-0.029
bb:we finished	-0.026	-0.001	-0.001	0.028
bb:we get	0.032	-0.003	-0.025	-0.003
bb:we have	-0.03	-0.017	0.053	-0.005
bb:we hold	-0.103	-0.004	0.106	0.001
bb:we know	0.023	-0.003	-0.003	-0.017
bb:we may	-0.037	-0.013	0.037	0.013
bb:we mean	-0.019	-0.016	0.05	-0.015
bb:we operate	0.077	0.012	-0.088	-0.001
bb:we or	-0.002	-0.01	0.017	-0.005
bb:we our	-0.028	0.047	-0.002	-0.016
bb:we pass	-0.01	-0.004	0.016	-0.002
bb:we publish	0.017	-0.003	-0.017	0.004
bb:we recycle	0.011	-0.001	-0.001	-0.009
bb:we refer	0.043	-0.01	-0.02	-0.013
bb:we share	-0.021	0.004	0.022	-0.005
bb:we tell	0.029	-0.001	-0.001	-0.027
bb:we try	-0.086	0.001	0.084	0
bb:we us	0.069	-0.023	-0.043	-0.003
bb:we use	-0.041	-0.038	0.073	0.007
bb:we will	-0.005	-0.004	-0.013	0.022
bb:we would	-0.006	-0.001	-0.003	0.01
bb:we ¶	0.023	-0.013	-0.006	-0.004
bb:web DIGITS	0.028	0	-0.001	-0.026
bb:website and	-0.012	-0.022	0.056	-0.022
bb:website are	-0.064	-0.001	0.066	-0.002
bb:website at	0.011	-0.008	-0.003	0
bb:website because	0.016	-0.001	-0.002	-0.013
bb:website belongs	0.016	-0.01	-0.006	0
bb:website by	0.077	-0.003	0.017	-0.09
bb:website design	0.158	-0.001	-0.006	-0.151
bb:website designed	-0.033	0	0	0.033
bb:website is	0.042	0.021	-0.056	-0.007
bb:website it	-0.029	0.016	0.012	0
bb:website running	-0.086	0.001	0.084	0
bb:website terms	-0.169	0.015	0.014	0.141
bb:website use	-0.059	0	-0.001	0.061
bb:website uses	0.034	0	-0.001	-0.033
bb:website www	0.036	-0.03	-0.004	-0.003
bb:website ¶	-0.121	0.101	-0.05	0.07
bb:websites say	-0.09	0	0.089	0
bb:week ¶	-0.022	0	-0.003	0.024
bb:weekdays and	0.039	-0.003	-0.028	-0.007
bb:welcome to	0.041	0.009	-0.059	0.009
bb:well packed	0.004	-0.005	-0.022	0.023
bb:well ¶	0.033	-0.003	-0.003	-0.026
bb:west glamorgan	0.017	-0.001	0	-0.016
bb:west yorkshire	-0.003	0	0.016	-0.014
bb:what follows	0.042	-0.022	-0.042	0.022
bb:what is	0.021	-0.029	-0.007	0.015
bb:what our	0.013	-0.001	-0.001	-0.01
bb:what this	-0.043	-0.008	0.039	0.012
bb:what those	-0.09	0	0.089	0
bb:what we	0.008	-0.027	-0.029	0.048
bb:what you	-0.014	-0.004	-0.007	0.025
bb:when a	0.015	-0.008	-0.005	-0.002
bb:when it	-0.012	-0.002	0.019	-0.005
bb:when we	-0.125	-0.013	0.076	0.062
bb:when you	0.123	-0.032	-0.006	-0.086
bb:whenever somebody	-0.011	-0.001	-0.002	0.014
bb:where the	-0.012	-0.002	0.003	0.012
bb:where they	0.004	-0.006	0.01	-0.008
bb:where you	-0.068	-0.009	0.087	-0.011
bb:which all	-0.015	0.006	0.009	0
bb:which are	0.013	-0.003	-0.009	0
bb:which is	0.043	-0.033	0.046	-0.055
bb:which pages	0.04	-0.001	-0.012	-0.027
bb:which runs	-0.004	-0.019	0.025	-0.002
bb:which trades	-0.011	-0.005	0.006	0.01
bb:who are	0.082	-0.034	-0.035	-0.013
bb:who does	0.02	-0.002	-0.015	-0.003
bb:who had	0.012	-0.001	-0.003	-0.008
bb:who is	0.043	-0.042	-0.001	0
bb:who need	-0.016	-0.001	-0.002	0.019
bb:who owns	-0.057	0	0.036	0.022
bb:who trades	-0.011	0	0	0.012
bb:who trained	0.01	-0.002	-0.005	-0.002
bb:who wants	-0.008	0	-0.001	0.01
bb:who we	0.201	-0.137	-0.037	-0.027
bb:who you	0.018	-0.001	-0.005	-0.011
bb:whoever buys	0.011	-0.002	-0.001	-0.008
bb:wholly owned	0.125	-0.006	-0.023	-0.096
bb:why we	-0.009	-0.005	-0.009	0.024
bb:will be	-0.019	-0.011	0.011	0.019
bb:will call	0.03	-0.003	-0.003	-0.024
bb:will delete	-0.01	0	0.003	0.007
bb:will find	0.031	-0.001	-0.014	-0.016
bb:will show	0.012	-0.006	-0.011	0.005
bb:will speak	0.023	-0.002	-0.016	-0.005
bb:will tell	-0.076	0	-0.001	0.078
bb:with ORG	-0.036	0.037	-0.02	0.018
bb:with SELF	0.007	0.009	-0.012	-0.003
bb:with a	-0.014	-0.022	0.066	-0.03
bb:with an	0.029	-0.003	-0.029	0.002
bb:with care	-0.069	0.054	-0.029	0.044
bb:with company	-0.054	0.07	-0.001	-0.015
bb:with cookies	-0.007	-0.002	-0.003	0.012
bb:with it	-0.041	-0.003	-0.001	0.045
bb:with its	0.019	-0.007	-0.01	-0.002
bb:with number	0	-0.027	0.017	0.011
bb:with registered	0.032	0.01	-0.049	0.007
bb:with the	-0.04	-0.055	0.082	0.013
bb:with them	-0.007	-0.003	-0.006	0.016
bb:with us	0.046	-0.005	-0.007	-0.033
bb:with your	0.014	-0.007	-0.025	0.018
bb:with ¶	-0.005	-0.011	0.018	-0.002
bb:within DIGITS	-0.083	0	0.052	0.031
bb:within the	-0.015	0.028	-0.003	-0.01
bb:wool throw	0.033	-0.001	-0.016	-0.016
bb:word of	-0.034	-0.002	-0.004	0.04
bb:words ¶	0.025	-0.001	-0.002	-0.022
bb:work accept	-0.027	0	0	0.028
bb:work here	-0.007	-0.003	-0.006	0.015
bb:work ¶	0.045	-0.001	-0.017	-0.027
bb:working day	-0.022	0	-0.001	0.024
bb:works ¶	-0.017	-0.002	-0.012	0.032
bb:workshop is	-0.008	-0.001	-0.004	0.013
bb:would hire	-0.012	0	0.012	0
bb:would rather	0.022	-0.003	-0.005	-0.014
bb:would take	-0.008	0.018	-0.009	-0.001
bb:would ¶	-0.01	0	0	0.01
bb:write to	0.048	-0.022	-0.057	0.031
bb:writing and	-0.008	-0.009	0.018	-0.001
bb:writing to	-0.002	-0.01	0.015	-0.003
bb:written instructions	-0.012	0	0.011	0
bb:written on	0.025	-0.001	-0.001	-0.023
bb:written price	0.02	-0.002	-0.002	-0.015
bb:www BRAND	0.037	-0.016	-0.004	-0.017
bb:year olds	-0.01	-0.002	0.034	-0.022
bb:years people	-0.013	0	-0.001	0.014
bb:years which	0.014	-0.002	-0.015	0.004
bb:years ¶	-0.023	-0.002	0.001	0.024
bb:yesterday that	-0.012	0	0.012	0
bb:york north	0.013	-0.007	0	-0.006
bb:yorkshire ls9	0.013	0	0	-0.013
bb:yorkshire s9	0.013	0	0.002	-0.015
bb:yorkshire yo10	0.016	-0.003	0.001	-0.014
bb:you (	0.012	-0.012	0.015	-0.015
bb:you a	0	-0.003	-0.013	0.016
bb:you accept	0.05	-0.001	-0.061	0.013
bb:you and	-0.015	-0.034	0.044	0.005
bb:you are	0.033	0.027	-0.009	-0.05
bb:you ask	0.022	-0.005	-0.038	0.022
bb:you asked	-0.037	0	0	0.038
bb:you before	0.012	0	0.001	-0.012
bb:you browse	0.036	-0.024	-0.015	0.003
bb:you called	0.031	-0.001	-0.003	-0.027
bb:you can	0.029	-0.012	-0.049	0.032
bb:you card	-0.014	0	0.014	0
bb:you choose	-0.099	0.001	0.08	0.018
bb:you chose	0.04	-0.001	-0.002	-0.038
bb:you claim	-0.02	0	0.02	0
bb:you do	-0.026	0	-0.001	0.027
bb:you first	0.025	-0.001	-0.001	-0.023
bb:you for	-0.022	0	-0.001	0.023
bb:you get	-0.021	0	-0.001	0.022
bb:you give	-0.031	-0.003	-0.038	0.072
bb:you go	-0.011	0.005	0.01	-0.004
bb:you have	-0.039	-0.012	0.057	-0.006
bb:you in	0.025	-0.001	-0.002	-0.022
bb:you knew	0.015	-0.001	-0.002	-0.012
bb:you need	0.019	0	-0.001	-0.018
bb:you paid	-0.111	0	0.111	0
bb:you pay	0.025	-0.002	-0.023	0.001
bb:you telephone	0.056	-0.001	-0.014	-0.041
bb:you the	0.074	-0.015	-0.01	-0.049
bb:you to	-0.031	-0.009	0.005	0.035
bb:you use	0.011	0.001	-0.029	0.016
bb:you will	-0.018	-0.004	0.001	0.021
bb:you your	0.018	-0.001	0	-0.016
bb:you ¶	0.042	-0.008	-0.027	-0.006
bb:your BRAND	-0.042	0.008	0.034	0
bb:your agreement	0.016	-0.002	-0.011	-0.003
bb:your bank	0.012	-0.006	-0.011	0.005
bb:your contract	0.023	-0.007	-0.031	0.015
bb:your data	0.001	-0.009	0.028	-0.02
bb:your details	0.011	-0.019	0.024	-0.017
bb:your e	-0.043	0	0	0.043
bb:your leave	-0.015	0	0.015	0
bb:your local	0.025	-0.017	-0.013	0.004
bb:your notes	0.022	-0.001	-0.014	-0.007
bb:your own	0.051	-0.003	-0.04	-0.008
bb:your personal	-0.011	0.015	-0.002	-0.003
bb:your postcode	-0.038	-0.001	0.001	0.037
bb:your privacy	0.126	-0.016	0.01	-0.12
bb:your records	0.021	-0.003	-0.016	-0.002
bb:your relationship	0.03	-0.011	-0.032	0.013
bb:your statement	0.035	-0.012	0.034	-0.057
bb:yourself ¶	-0.035	0	0.001	0.035
bb:© BRAND	0.19	-0.04	0.127	-0.277
bb:© DIGITS	-0.088	0.02	-0.096	0.164
bb:© ORG	-0.13	-0.003	-0.012	0.144
bb:© SELF	0.344	-0.004	-0.028	-0.313
bb:¶ "	0.059	0.003	-0.104	0.042
bb:¶ (	0.045	-0.028	0.017	-0.034
bb:¶ BRAND	0.001	0.008	0.018	-0.027
bb:¶ DIGITS	0.275	-0.117	0.033	-0.191
bb:¶ ORG	-0.384	0.065	0.263	0.056
bb:¶ SELF	0.092	0.029	-0.062	-0.059
bb:¶ a	0.059	-0.021	-0.067	0.029
bb:¶ about	0.086	0.025	-0.137	0.027
bb:¶ accept	0.078	-0.003	-0.018	-0.057
bb:¶ add	0.089	-0.007	-0.064	-0.018
bb:¶ advertising	0.015	0	0.009	-0.024
bb:¶ all	-0.086	-0.011	0.03	0.067
bb:¶ american	0.048	0	-0.002	-0.046
bb:¶ anti	0.094	-0.005	-0.011	-0.078
bb:¶ approved	0.016	-0.003	-0.013	0
bb:¶ ask	0.014	-0.002	-0.009	-0.003
bb:¶ at	0.034	-0.001	0	-0.032
bb:¶ become	0.06	-0.001	-0.001	-0.058
bb:¶ book	-0.041	-0.006	0.008	0.039
bb:¶ booking	0.156	0.029	-0.023	-0.163
bb:¶ bookings	-0.003	-0.009	0.012	0
bb:¶ bottom	-0.037	-0.002	0.065	-0.027
bb:¶ brass	-0.003	-0.001	-0.01	0.014
bb:¶ business	-0.091	-0.001	-0.002	0.094
bb:¶ by	0.064	-0.029	-0.042	0.007
bb:¶ call	-0.048	0	0	0.048
bb:¶ card	-0.018	-0.01	0.041	-0.013
bb:¶ cardholder	0.012	0.007	0.034	-0.053
bb:¶ cards	-0.028	0.004	0.024	0
bb:¶ careers	0.017	0	-0.021	0.004
bb:¶ cart	0.015	0.01	-0.007	-0.018
bb:¶ companies	0.019	-0.005	0.018	-0.032
bb:¶ company	-0.007	-0.057	0.105	-0.042
bb:¶ competition	-0.12	0.058	-0.006	0.067
bb:¶ competitions	-0.041	0	-0.002	0.042
bb:¶ complaints	-0.036	-0.005	-0.013	0.054
bb:¶ contact	-0.009	-0.058	-0.129	0.195
bb:¶ controller	0.053	-0.01	-0.045	0.002
bb:¶ cookie	-0.07	-0.005	-0.013	0.088
bb:¶ cookies	0.009	0	0.009	-0.018
bb:¶ copper	-0.017	0	0	0.018
bb:¶ copyright	-0.033	-0.003	0.046	-0.01
bb:¶ councillors	-0.076	0	-0.001	0.076
bb:¶ credit	-0.014	-0.007	0.047	-0.026
bb:¶ data	0.186	-0.056	-0.178	0.048
bb:¶ definitions	0.011	-0.013	0	0.002
bb:¶ delivery	-0.024	-0.01	-0.021	0.056
bb:¶ domogo	-0.002	-0.012	0.015	-0.001
bb:¶ donate	0.05	0	-0.001	-0.049
bb:¶ effective	0.025	-0.004	-0.006	-0.014
bb:¶ enamel	-0.01	0	-0.001	0.01
bb:¶ engineer	-0.03	0.001	0.021	0.008
bb:¶ evening	0.014	0	-0.001	-0.013
bb:¶ everything	0.036	-0.016	-0.037	0.017
bb:¶ faqs	-0.055	-0.01	0.003	0.063
bb:¶ features	-0.026	-0.001	0	0.027
bb:¶ fees	-0.035	-0.001	0.029	0.007
bb:¶ finance	0.013	-0.001	0.006	-0.018
bb:¶ find	-0.04	-0.023	-0.011	0.074
bb:¶ for	-0.028	-0.006	-0.039	0.073
bb:¶ free	0.008	-0.006	-0.027	0.025
bb:¶ full	0.035	-0.009	-0.014	-0.013
bb:¶ general	0.025	-0.031	-0.009	0.016
bb:¶ get	0.065	0.024	-0.015	-0.074
bb:¶ gift	0.026	0.044	-0.042	-0.027
bb:¶ guides	-0.034	0.018	0.003	0.013
bb:¶ help	-0.049	-0.006	-0.017	0.072
bb:¶ home	-0.083	-0.052	0.104	0.032
bb:¶ how	-0.027	-0.005	-0.022	0.054
bb:¶ ico	0.015	0.005	-0.016	-0.005
bb:¶ identity	0.01	-0.018	0.008	0
bb:¶ if	-0.039	0.039	0.003	-0.003
bb:¶ imprint	-0.012	-0.01	-0.009	0.032
bb:¶ in	0.065	0.01	-0.072	-0.002
bb:¶ information	-0.031	-0.002	0	0.032
bb:¶ introduction	-0.015	-0.023	-0.044	0.082
bb:¶ it	0.039	-0.004	-0.018	-0.018
bb:¶ join	0.089	-0.002	-0.009	-0.078
bb:¶ keep	0.016	-0.002	-0.013	-0.001
bb:¶ last	0.088	-0.035	-0.055	0.003
bb:¶ legal	0.176	-0.044	-0.138	0.006
bb:¶ licences	0.024	-0.01	-0.014	0
bb:¶ lottery	-0.09	0.04	-0.012	0.062
bb:¶ means	-0.008	-0.016	0.039	-0.015
bb:¶ menu	-0.023	-0.004	0.008	0.019
bb:¶ name	0.014	-0.006	-0.028	0.02
bb:¶ newest	-0.019	0	0.019	0
bb:¶ news	0.098	-0.003	-0.048	-0.047
bb:¶ number	0.015	-0.002	-0.014	0
bb:¶ official	0.039	-0.001	-0.001	-0.037
bb:¶ okimiletpo	0.048	0	-0.002	-0.046
bb:¶ only	0.017	-0.002	-0.016	0.002
bb:¶ order	0.091	-0.002	-0.026	-0.064
bb:¶ organised	-0.044	0	0	0.045
bb:¶ our	-0.048	0.114	-0.035	-0.031
bb:¶ parcels	-0.024	0	0.024	0
bb:¶ part	0.023	0.04	-0.062	-0.001
bb:¶ partner	0.025	0	0	-0.024
bb:¶ partners	0.062	-0.003	-0.047	-0.011
bb:¶ payment	-0.013	-0.005	0.006	0.012
bb:¶ payments	-0.007	-0.016	0.023	-0.001
bb:¶ people	0.029	-0.008	-0.011	-0.01
bb:¶ phone	-0.014	-0.003	-0.006	0.023
bb:¶ please	0.019	0	-0.026	0.007
bb:¶ policies	0.024	0.001	0.021	-0.047
bb:¶ policy	-0.016	-0.004	-0.012	0.031
bb:¶ polisi	0.019	-0.001	-0.002	-0.016
bb:¶ posena	-0.004	-0.01	0.016	-0.001
bb:¶ powered	-0.024	-0.005	-0.075	0.105
bb:¶ prices	0.005	-0.014	0.027	-0.018
bb:¶ pricing	-0.023	-0.001	0	0.024
bb:¶ privacy	-0.183	0.048	-0.039	0.173
bb:¶ products	-0.036	-0.002	-0.002	0.04
bb:¶ provider	-0.044	0.002	0.042	0
bb:¶ publisher	0.014	-0.004	-0.01	0
bb:¶ purpose	0.025	-0.005	-0.017	-0.004
bb:¶ questions	-0.044	-0.017	0.062	-0.001
bb:¶ rapa	0.075	0	-0.002	-0.073
bb:¶ recent	-0.014	0	0.014	0
bb:¶ ref	-0.021	-0.006	-0.061	0.088
bb:¶ registered	0.07	-0.015	-0.047	-0.007
bb:¶ registration	-0.055	0.001	0.054	0
bb:¶ regulatory	0.012	-0.001	-0.002	-0.009
bb:¶ returns	-0.082	-0.008	-0.003	0.093
bb:¶ reviews	-0.038	0	0.039	0
bb:¶ rooms	-0.011	-0.001	0.001	0.011
bb:¶ rova	-0.013	-0.02	0.035	-0.001
bb:¶ royal	0.014	-0.001	-0.012	0
bb:¶ sales	-0.042	-0.002	-0.007	0.051
bb:¶ see	-0.048	0	0	0.048
bb:¶ seed	0.019	-0.001	-0.013	-0.004
bb:¶ sell	0.026	-0.002	-0.003	-0.021
bb:¶ send	-0.015	0	0	0.016
bb:¶ services	0.082	-0.005	-0.04	-0.037
bb:¶ session	-0.036	-0.005	0.006	0.034
bb:¶ sharing	-0.018	-0.022	0.035	0.005
bb:¶ sign	-0.013	-0.002	-0.012	0.028
bb:¶ small	0.03	0	0.023	-0.053
bb:¶ social	0.014	-0.003	0.007	-0.018
bb:¶ software	0.009	-0.006	0.012	-0.015
bb:¶ standard	0.016	-0.001	0	-0.015
bb:¶ subscribe	-0.018	-0.007	0.007	0.018
bb:¶ suppliers	-0.017	0	0.017	0
bb:¶ t	-0.078	0.043	-0.011	0.046
bb:¶ tables	-0.045	0.048	0.005	-0.008
bb:¶ team	-0.026	0.013	0	0.014
bb:¶ tel	0.015	0.038	-0.041	-0.012
bb:¶ telerau	-0.004	-0.004	-0.005	0.014
bb:¶ terms	0.021	0.064	-0.109	0.024
bb:¶ thank	-0.025	-0.008	0.011	0.022
bb:¶ the	-0.105	0.103	0.008	-0.005
bb:¶ these	0.089	-0.047	-0.048	0.006
bb:¶ third	-0.004	-0.013	-0.013	0.031
bb:¶ this	0.189	-0.044	-0.146	0.001
bb:¶ tickets	0.07	-0.015	-0.028	-0.026
bb:¶ top	0.045	-0.005	-0.021	-0.019
bb:¶ trade	-0.059	-0.01	-0.025	0.093
bb:¶ trading	-0.008	-0.002	-0.014	0.024
bb:¶ useful	0.013	0	0	-0.013
bb:¶ vat	0.023	-0.008	-0.014	-0.002
bb:¶ visit	-0.015	0	-0.004	0.019
bb:¶ we	0.147	-0.047	-0.131	0.032
bb:¶ website	-0.132	0.011	0.012	0.11
bb:¶ welcome	0.042	0.011	-0.046	-0.007
bb:¶ well	0.014	-0.005	-0.022	0.013
bb:¶ what	-0.074	-0.011	0	0.086
bb:¶ when	-0.082	-0.01	0.083	0.01
bb:¶ where	-0.062	0.001	0.061	0
bb:¶ who	0.023	-0.103	0.069	0.011
bb:¶ winner	0.047	0	0	-0.046
bb:¶ wool	0.02	-0.001	-0.015	-0.004
bb:¶ work	-0.021	0.001	0.02	0
bb:¶ write	-0.006	-0.014	0.019	0
bb:¶ www	-0.001	-0.011	0.007	0.005
bb:¶ you	0.026	-0.003	-0.018	-0.005
bb:¶ your	0.103	-0.023	-0.037	-0.043
bb:¶ ©	0.154	-0.024	-0.037	-0.094
bw:"	0.089	-0.059	-0.093	0.063
bw:&	0.001	0.132	-0.124	-0.009
bw:(	-0.075	0.071	0.203	-0.199
bw:5lg	-0.013	0	0.001	0.012
bw:5wz	-0.011	0	0.002	0.009
bw:8hg	-0.033	-0.004	-0.001	0.037
bw:8qe	0.021	0	0.002	-0.023
bw::	-0.144	-0.007	0.009	0.142
bw:;	-0.162	0.046	0.093	0.024
bw:@	0.087	0.036	-0.03	-0.092
bw:BRAND	0.007	-0.019	0.072	-0.06
bw:DIGITS	-0.079	-0.169	-0.014	0.263
bw:NUM	-0.535	0.125	0.166	0.244
bw:ORG	-0.481	0.037	0.377	0.066
bw:SELF	0.917	-0.091	-0.182	-0.644
bw:a	-0.03	-0.068	-0.034	0.132
bw:aberdeen	0.017	0	0	-0.017
bw:aberystwyth	-0.029	0.003	0.01	0.016
bw:about	0.074	0.067	-0.03	-0.111
bw:above	-0.072	-0.004	0.073	0.003
bw:ac	-0.024	-0.023	0.02	0.027
bw:academy	0.057	0.037	-0.04	-0.054
bw:accept	0.075	0.027	-0.108	0.006
bw:acceptance	0.074	-0.039	-0.011	-0.023
bw:accepted	0.014	-0.007	0.011	-0.018
bw:account	-0.128	-0.037	0.153	0.012
bw:accounts	-0.025	-0.003	0.003	0.025
bw:across	0.01	-0.005	0.019	-0.025
bw:act	-0.032	0.004	0.082	-0.053
bw:acting	-0.006	-0.024	0.036	-0.007
bw:activities	0.004	0.011	-0.015	0.001
bw:acts	0.017	-0.007	-0.038	0.028
bw:add	0.074	-0.009	-0.037	-0.027
bw:added	0.075	-0.03	-0.039	-0.005
bw:address	-0.076	0.02	0.035	0.02
bw:adjusters	-0.019	0	0.019	0
bw:advertising	0.009	-0.001	0.016	-0.025
bw:advice	0.029	-0.031	-0.026	0.028
bw:advisers	0.004	-0.011	0.02	-0.013
bw:affiliates	-0.016	0.029	-0.02	0.006
bw:afield	0.015	-0.001	-0.001	-0.013
bw:after	0.089	0.037	-0.025	-0.101
bw:afternoon	0.058	-0.006	0.004	-0.056
bw:again	-0.017	-0.016	0.024	0.01
bw:against	-0.041	-0.008	0.054	-0.004
bw:agencies	-0.026	-0.017	0.029	0.015
bw:agency	0.022	0.016	0.005	-0.043
bw:agent	-0.071	-0.023	0.064	0.03
bw:agents	0.105	-0.004	-0.001	-0.1
bw:agreement	-0.014	-0.055	0.087	-0.017
bw:aided	-0.051	0	0	0.051
bw:all	-0.119	0.134	0.052	-0.068
bw:alma	-0.034	0	-0.001	0.035
bw:almoner	0	-0.001	0.014	-0.012
bw:alone	0.025	-0.004	-0.009	-0.013
bw:already	-0.003	-0.008	0.012	0
bw:also	0.01	-0.001	0.01	-0.019
bw:always	0.017	-0.002	-0.007	-0.008
bw:america	-0.024	0.08	-0.03	-0.026
bw:american	0.048	0	-0.002	-0.046
bw:amodau	-0.018	-0.004	-0.006	0.028
bw:among	-0.02	0.048	-0.023	-0.006
bw:an	-0.046	0.011	0.187	-0.152
bw:analytics	-0.022	-0.01	0.032	0
bw:and	0.156	0.088	0.034	-0.277
bw:another	0.006	0.035	-0.027	-0.014
bw:answer	0.018	0	0	-0.017
bw:answers	-0.027	-0.004	0.01	0.021
bw:anti	0.109	-0.005	-0.011	-0.093
bw:any	0.091	-0.061	-0.028	-0.003
bw:anyone	-0.018	0	0.015	0.003
bw:app	0.094	-0.046	0.018	-0.067
bw:application	-0.119	0.011	0.071	0.038
bw:applies	-0.097	0.056	-0.042	0.083
bw:apply	-0.002	-0.024	0.014	0.012
bw:appointed	-0.072	-0.025	0.112	-0.015
bw:appointment	-0.005	-0.003	-0.029	0.037
bw:appointments	0.025	-0.001	0	-0.024
bw:approved	-0.004	-0.003	-0.013	0.02
bw:apps	-0.007	0.089	-0.089	0.007
bw:april	0.01	-0.01	0.012	-0.012
bw:apron	-0.006	-0.001	0.011	-0.004
bw:are	-0.009	-0.047	0.168	-0.112
bw:around	-0.065	-0.002	-0.026	0.094
bw:arranged	-0.022	-0.006	0.019	0.009
bw:arrangement	0.021	-0.002	0.006	-0.025
bw:arrangements	0.04	-0.001	-0.01	-0.029
bw:arranges	0.011	-0.004	-0.016	0.009
bw:as	-0.029	0.083	-0.124	0.07
bw:ask	0.129	-0.034	-0.063	-0.032
bw:asked	-0.043	-0.008	0.039	0.012
bw:asks	-0.008	-0.002	0	0.01
bw:associated	-0.009	0.025	-0.016	-0.001
bw:at	-0.221	0	0.099	0.122
bw:atol	0.061	-0.01	-0.003	-0.047
bw:august	0.02	-0.002	0	-0.019
bw:authorised	-0.015	-0.014	0.043	-0.013
bw:authority	-0.022	-0.041	0.115	-0.053
bw:available	-0.018	-0.023	0.043	-0.003
bw:avenue	-0.032	-0.002	0	0.035
bw:b9	-0.01	0	0.002	0.008
bw:back	-0.089	-0.014	0.038	0.064
bw:background	0.003	0.007	0.014	-0.024
bw:balloon	-0.033	0.003	0.078	-0.049
bw:bank	-0.01	-0.011	0.031	-0.01
bw:based	-0.026	0.002	0.012	0.012
bw:basis	0.044	-0.005	-0.022	-0.016
bw:basket	-0.016	-0.007	0.016	0.007
bw:battery	-0.039	0.078	-0.001	-0.038
bw:be	-0.06	0.019	0.005	0.036
bw:because	-0.012	-0.002	0.006	0.008
bw:become	0.089	-0.001	-0.002	-0.087
bw:been	-0.058	-0.021	0.042	0.037
bw:before	0.065	-0.016	-0.007	-0.041
bw:began	-0.009	-0.008	0.023	-0.005
bw:behalf	0.029	-0.011	-0.01	-0.009
bw:behind	-0.092	0.036	-0.035	0.091
bw:belfast	-0.019	-0.002	0.001	0.02
bw:belong	0.055	-0.015	-0.033	-0.008
bw:belongs	-0.008	-0.025	0.036	-0.002
bw:below	-0.051	0.04	0.029	-0.017
bw:between	0.18	-0.103	-0.06	-0.017
bw:bind	-0.029	-0.003	-0.016	0.048
bw:binding	0.049	-0.011	-0.036	-0.003
bw:birmingham	-0.092	-0.011	-0.017	0.121
bw:bn1	-0.037	0.005	0.018	0.014
bw:board	0.017	-0.003	-0.013	-0.001
bw:body	0.008	-0.013	0.006	-0.001
bw:book	-0.065	-0.015	-0.003	0.083
bw:booked	-0.07	0.045	0.013	0.011
bw:booking	0.012	0.086	-0.005	-0.094
bw:bookings	0.002	-0.015	0.047	-0.034
bw:books	-0.009	-0.001	0.027	-0.017
bw:both	0.029	-0.018	0.016	-0.027
bw:bottom	-0.035	-0.002	0.065	-0.029
bw:bought	0.012	-0.005	0.039	-0.046
bw:box	-0.033	-0.008	0.002	0.04
bw:brands	-0.038	0.244	-0.209	0.004
bw:brass	0.009	-0.001	-0.034	0.027
bw:breaks	-0.023	-0.018	0.035	0.006
bw:brighton	0.001	0.002	0.019	-0.021
bw:bring	0.004	-0.002	0.025	-0.027
bw:bristol	-0.045	0.044	-0.022	0.023
bw:britain	-0.032	-0.018	0.022	0.028
bw:british	-0.004	-0.016	0.026	-0.006
bw:brochure	-0.006	-0.001	-0.008	0.016
bw:broken	-0.015	0	0	0.015
bw:broker	-0.019	-0.011	0.022	0.008
bw:brought	-0.006	-0.002	-0.004	0.012
bw:browse	0.026	-0.025	-0.027	0.026
bw:building	-0.023	0.003	0.009	0.011
bw:buildings	-0.016	-0.001	0	0.017
bw:builds	0.01	-0.007	0	-0.002
bw:built	-0.009	-0.006	0.046	-0.031
bw:bus	-0.026	-0.003	-0.003	0.032
bw:business	-0.045	0.048	0.105	-0.108
bw:businesses	0.197	0.057	-0.158	-0.096
bw:but	-0.07	0.035	0.055	-0.02
bw:buvo	-0.003	0.034	-0.091	0.06
bw:buy	0.064	-0.057	-0.002	-0.004
bw:buyer	0.036	0.012	-0.025	-0.023
bw:buyers	0.008	-0.003	0.004	-0.01
bw:buying	0.042	0.039	-0.013	-0.067
bw:buys	0.023	-0.013	-0.002	-0.008
bw:by	-0.019	-0.228	0.424	-0.176
bw:c	-0.033	-0.014	0.07	-0.023
bw:cake	0.032	-0.002	-0.003	-0.027
bw:call	-0.089	-0.006	0.006	0.089
bw:called	0.032	-0.004	-0.006	-0.023
bw:calls	-0.029	-0.006	0.02	0.015
bw:cambridge	-0.032	-0.002	-0.003	0.037
bw:came	0.016	-0.002	-0.004	-0.01
bw:campaign	-0.012	-0.004	0.004	0.012
bw:can	0.081	-0.002	-0.07	-0.009
bw:cannot	0.002	-0.005	-0.016	0.02
bw:car	-0.031	-0.009	0.008	0.033
bw:card	-0.026	-0.02	0.13	-0.084
bw:cardholder	-0.008	0.007	0.033	-0.032
bw:cardiff	-0.002	-0.004	0.021	-0.015
bw:cards	-0.024	0.011	0.003	0.01
bw:care	-0.16	0.03	-0.003	0.133
bw:careers	0.032	-0.016	-0.02	0.003
bw:carriage	0.014	-0.007	-0.005	-0.002
bw:carried	-0.119	-0.009	0.054	0.075
bw:carriers	-0.039	-0.022	0.039	0.022
bw:carry	-0.026	-0.005	0.035	-0.003
bw:cars	-0.012	-0.003	-0.006	0.021
bw:cart	0.017	0.01	-0.008	-0.018
bw:case	0.031	-0.005	-0.015	-0.012
bw:cask	-0.01	0	0.001	0.009
bw:castle	-0.024	-0.002	-0.007	0.033
bw:catering	-0.017	-0.003	0.007	0.014
bw:cb1	-0.012	-0.003	-0.002	0.017
bw:centre	-0.05	-0.02	0.055	0.014
bw:ceredigion	-0.02	0	0	0.02
bw:certain	-0.064	0	0.056	0.008
bw:certification	-0.018	-0.005	0.018	0.006
bw:certified	0.058	-0.007	0.014	-0.065
bw:cf10	-0.014	0	0.008	0.006
bw:chairs	-0.024	0	0	0.024
bw:changes	0.028	-0.001	0.001	-0.028
bw:charge	0.015	-0.017	-0.008	0.011
bw:charged	-0.008	-0.005	-0.008	0.021
bw:charges	-0.01	-0.009	0.018	0.001
bw:charitable	0.02	-0.009	-0.009	-0.001
bw:charities	0.048	-0.013	-0.009	-0.026
bw:charity	-0.034	0.111	0.112	-0.188
bw:charter	0.013	-0.001	-0.009	-0.002
bw:chat	-0.027	-0.017	0.038	0.006
bw:check	-0.044	-0.001	0	0.046
bw:checked	-0.021	-0.003	0.004	0.02
bw:checkout	-0.022	-0.01	0.016	0.016
bw:checks	-0.027	0	0.012	0.015
bw:cheshire	0.015	-0.002	-0.008	-0.004
bw:children's	0.02	0.031	-0.019	-0.032
bw:choices	0.07	-0.031	-0.031	-0.008
bw:choose	-0.051	-0.03	0.04	0.041
bw:chose	0.031	-0.001	-0.002	-0.028
bw:chosen	-0.005	-0.003	0.024	-0.016
bw:claim	-0.022	-0.004	0.044	-0.017
bw:clause	0.009	-0.022	0.03	-0.016
bw:clear	-0.046	-0.002	-0.009	0.057
bw:client	-0.046	0.03	0.061	-0.044
bw:clients	0.016	-0.023	0.03	-0.023
bw:clinic	-0.025	-0.008	0.015	0.018
bw:close	-0.01	0.054	-0.005	-0.038
bw:closed	-0.025	0.007	0.021	-0.003
bw:club	0.038	0.018	-0.024	-0.032
bw:clubs	-0.049	-0.002	0.003	0.048
bw:co	-0.024	0.084	-0.136	0.076
bw:code	0.072	-0.045	-0.001	-0.026
bw:coffee	-0.053	0	-0.001	0.054
bw:collect	0.007	-0.012	-0.016	0.022
bw:collected	-0.028	-0.018	0.07	-0.023
bw:collection	-0.051	0	-0.001	0.052
bw:collectively	-0.004	0.039	-0.041	0.006
bw:com	0.041	-0.027	0.058	-0.072
bw:come	-0.022	-0.01	0.001	0.031
bw:comes	-0.027	-0.013	0.018	0.021
bw:commercial	0.019	-0.002	-0.008	-0.01
bw:commission	0.014	0.079	-0.041	-0.052
bw:community	0.032	-0.005	-0.003	-0.023
bw:companies	-0.045	0.122	-0.073	-0.004
bw:company	0.267	0.1	-0.245	-0.123
bw:competition	-0.173	0.058	-0.006	0.122
bw:competitions	0.006	-0.007	-0.047	0.049
bw:complaints	-0.106	-0.02	0.007	0.12
bw:compliance	0.02	-0.007	-0.008	-0.005
bw:conditions	0.102	0.007	-0.082	-0.028
bw:conduct	0.109	-0.041	0.022	-0.09
bw:consent	-0.024	-0.003	0.004	0.023
bw:consultation	-0.075	-0.001	0.012	0.064
bw:contact	0.018	-0.11	-0.18	0.272
bw:contacts	-0.046	0.055	-0.011	0.002
bw:content	-0.007	0.042	-0.028	-0.008
bw:contract	0.27	-0.046	-0.15	-0.074
bw:contractors	-0.117	-0.006	0.007	0.115
bw:controller	0.007	-0.079	-0.008	0.08
bw:controllers	0.022	0.047	-0.061	-0.009
bw:conversation	-0.012	-0.002	-0.006	0.02
bw:cookie	-0.064	-0.026	0.028	0.061
bw:cookies	0.187	-0.023	-0.005	-0.159
bw:cooper	-0.01	-0.001	0.007	0.004
bw:copenhagen	-0.01	0	0	0.01
bw:copper	-0.018	0	-0.002	0.021
bw:copy	0.011	-0.017	-0.036	0.042
bw:copyright	-0.072	-0.005	0.058	0.019
bw:cornwall	-0.031	0.006	0.01	0.015
bw:corporate	-0.019	0.017	-0.015	0.017
bw:could	-0.053	0	0	0.053
bw:council	0.002	-0.028	0.068	-0.042
bw:councillors	-0.083	0	-0.001	0.084
bw:counted	0.011	-0.001	-0.003	-0.006
bw:counter	-0.028	-0.011	0.018	0.02
bw:countries	-0.057	-0.015	0.052	0.02
bw:country	-0.056	-0.002	0.002	0.056
bw:county	-0.024	-0.002	-0.005	0.031
bw:courses	0.091	-0.003	-0.002	-0.087
bw:court	-0.019	0.032	-0.001	-0.013
bw:courts	0.053	-0.002	0.003	-0.054
bw:cover	-0.04	-0.055	0.059	0.036
bw:covers	-0.076	0.022	0.01	0.043
bw:created	0.048	-0.001	-0.001	-0.047
bw:credit	0.043	-0.06	0.022	-0.004
bw:croydon	0.058	-0.006	0.01	-0.062
bw:cs	-0.072	0.039	-0.017	0.051
bw:cumbria	0.012	0	0.002	-0.014
bw:current	0.097	-0.012	-0.009	-0.075
bw:customer	0.206	-0.088	-0.143	0.025
bw:customers	0.064	0.056	-0.072	-0.048
bw:customs	-0.062	-0.028	0.07	0.02
bw:cut	-0.038	0.043	-0.04	0.035
bw:damage	0.043	-0.005	0	-0.038
bw:dashboard	0.035	-0.002	-0.015	-0.018
bw:data	0.048	-0.156	-0.028	0.136
bw:database	-0.058	-0.017	0.028	0.047
bw:date	0.07	0.002	-0.061	-0.011
bw:dates	0.001	-0.01	0.014	-0.005
bw:day	0.112	0.011	-0.063	-0.06
bw:days	-0.141	-0.006	0.045	0.102
bw:debit	0.005	-0.002	0.023	-0.027
bw:decide	0.039	-0.01	-0.02	-0.009
bw:definitions	0.112	-0.066	-0.054	0.008
bw:delivered	-0.026	-0.002	0.003	0.024
bw:deliveries	-0.019	0	0.005	0.014
bw:delivery	-0.041	-0.052	0.012	0.08
bw:department	-0.026	-0.005	0.031	0
bw:derbyshire	-0.028	0	0	0.028
bw:describes	-0.015	0.036	-0.052	0.031
bw:design	0.182	-0.006	-0.012	-0.164
bw:designed	0.018	-0.001	0	-0.018
bw:details	0.064	-0.139	-0.068	0.142
bw:development	0.094	0.028	-0.019	-0.103
bw:device	0.045	-0.007	0.008	-0.047
bw:digit	0.012	-0.001	-0.006	-0.004
bw:digital	0.038	-0.004	0.012	-0.046
bw:direct	0.009	0.045	-0.003	-0.051
bw:director	0.037	-0.022	-0.017	0.002
bw:dispute	-0.007	0.027	-0.019	-0.001
bw:do	0.005	-0.016	-0.01	0.021
bw:document	-0.114	0.004	0.082	0.029
bw:documents	0.055	-0.01	-0.013	-0.031
bw:does	-0.061	-0.012	-0.031	0.104
bw:dog	0.017	-0.015	0.036	-0.038
bw:domogo	-0.002	-0.012	0.015	-0.001
bw:donate	-0.027	-0.001	-0.002	0.031
bw:done	-0.01	0.003	-0.007	0.013
bw:door	0.016	-0.003	0.009	-0.021
bw:down	0.055	-0.003	-0.004	-0.048
bw:dozen	0.036	-0.002	-0.005	-0.028
bw:draw	-0.012	-0.006	-0.026	0.044
bw:drive	0.046	-0.006	-0.002	-0.038
bw:driving	-0.011	-0.005	0.003	0.013
bw:drover	-0.009	0	0.01	-0.001
bw:dublin	0.047	-0.016	0.043	-0.074
bw:due	0.024	0	0	-0.024
bw:e	-0.146	0.017	0.045	0.084
bw:each	-0.046	0.038	-0.037	0.045
bw:earlier	0.009	-0.004	0.008	-0.012
bw:early	0.02	-0.001	0.011	-0.029
bw:east	0.057	0.003	0.015	-0.075
bw:ec2v	-0.026	0.022	0.005	0
bw:edge	0.017	-0.002	-0.004	-0.012
bw:edinburgh	0.003	-0.009	0.02	-0.014
bw:effect	0.034	0	0.001	-0.035
bw:effective	0.098	-0.049	-0.011	-0.038
bw:eight	-0.031	-0.003	-0.001	0.035
bw:electronic	0.01	-0.004	0.002	-0.009
bw:else	0.057	-0.023	0	-0.034
bw:email	-0.047	0.07	-0.044	0.02
bw:emails	-0.032	-0.003	-0.014	0.049
bw:employed	0.013	-0.009	0.014	-0.017
bw:employers	0.011	-0.001	-0.003	-0.007
bw:enable	0.058	0	0	-0.057
bw:enamel	-0.039	0	0.01	0.029
bw:ends	0.005	-0.019	0.037	-0.022
bw:engineer	-0.03	0.001	0.021	0.008
bw:engineers	0.004	-0.008	0.022	-0.018
bw:england	0.008	0.166	0.028	-0.203
bw:english	0.031	-0.013	0.015	-0.034
bw:enquire	0.036	-0.024	-0.015	0.004
bw:enquiry	-0.013	-0.002	0.004	0.011
bw:ensure	-0.021	0	-0.001	0.022
bw:enter	0.015	-0.011	-0.002	-0.002
bw:enterprise	0.008	-0.007	0.009	-0.01
bw:entitled	-0.021	0	0	0.021
bw:entity	0.029	-0.009	-0.008	-0.012
bw:entries	-0.019	0	0.019	0
bw:entry	-0.015	0.061	-0.046	0.001
bw:estate	0.037	-0.016	-0.013	-0.008
bw:eu	-0.008	-0.018	0.023	0.002
bw:europe	0.02	0.102	-0.081	-0.041
bw:evening	-0.012	-0.001	-0.002	0.014
bw:event	-0.069	-0.011	-0.02	0.1
bw:events	-0.025	-0.001	0.021	0.005
bw:every	0.018	0.009	-0.056	0.029
bw:everything	0.01	-0.017	-0.038	0.045
bw:ex4	0.008	0	0.007	-0.015
bw:example	0	-0.028	0.042	-0.014
bw:examples	-0.01	0	-0.001	0.011
bw:exeter	-0.012	0	0.008	0.003
bw:expect	0.007	0.046	-0.047	-0.006
bw:explains	0.032	-0.015	0.027	-0.044
bw:fails	0.014	-0.006	-0.01	0.002
bw:fair	-0.006	-0.002	-0.004	0.012
bw:families	0.054	-0.013	0.011	-0.052
bw:family	-0.072	-0.002	0.021	0.053
bw:faqs	-0.059	-0.011	0.005	0.065
bw:far	-0.002	-0.002	-0.008	0.012
bw:farms	-0.016	-0.001	0.003	0.015
bw:fca	-0.024	-0.012	0.038	-0.001
bw:features	-0.044	-0.001	-0.003	0.048
bw:february	0.039	0.034	-0.031	-0.042
bw:fee	0.034	-0.007	-0.042	0.015
bw:fees	-0.08	0.053	0.023	0.003
bw:figure	0.021	-0.001	-0.002	-0.018
bw:file	-0.005	0.034	-0.027	-0.001
bw:files	0.085	0.03	-0.09	-0.026
bw:finance	0.091	-0.011	0.021	-0.101
bw:financial	0.001	-0.041	0.126	-0.086
bw:find	0.039	-0.031	-0.018	0.011
bw:finished	-0.009	-0.004	0.002	0.011
bw:firm	0.102	-0.049	-0.013	-0.04
bw:firms	-0.012	-0.011	0.011	0.012
bw:first	0.021	-0.028	-0.02	0.027
bw:fitted	-0.015	-0.001	-0.021	0.037
bw:five	-0.017	-0.006	-0.017	0.04
bw:fixed	-0.03	-0.001	-0.021	0.052
bw:floor	0.018	-0.001	-0.006	-0.01
bw:follow	0.07	-0.013	-0.032	-0.025
bw:following	-0.079	0.096	-0.032	0.015
bw:follows	0.065	-0.028	-0.057	0.021
bw:football	0.028	-0.01	0.017	-0.035
bw:footnotes	0.02	-0.001	-0.001	-0.018
bw:for	0.136	-0.179	0.167	-0.124
bw:form	-0.015	0.005	-0.089	0.1
bw:forms	-0.025	0	0.011	0.013
bw:forty	-0.041	-0.008	0.013	0.036
bw:found	-0.046	0.037	-0.013	0.022
bw:foundation	0.004	0.103	-0.106	-0.002
bw:foundry	-0.024	0	0.013	0.01
bw:four	-0.002	-0.007	0.025	-0.016
bw:frames	-0.056	-0.004	0.009	0.051
bw:franchise	0.015	-0.044	0.007	0.022
bw:franchisee	0.012	-0.003	-0.018	0.009
bw:franchisees	-0.032	-0.018	0.048	0.003
bw:free	0.021	-0.012	-0.007	-0.001
bw:friday	-0.025	-0.002	0.008	0.019
bw:friendly	0.011	-0.004	-0.015	0.008
bw:frn	-0.034	-0.001	0.009	0.026
bw:from	0	0.047	-0.013	-0.034
bw:full	-0.027	-0.011	-0.003	0.041
bw:fund	0.07	-0.002	0.002	-0.071
bw:further	-0.025	0.002	0.014	0.009
bw:gallery	-0.028	0.012	0	0.017
bw:gambling	0.038	0.017	-0.036	-0.019
bw:game	0.061	-0.025	-0.072	0.036
bw:garden	0.026	-0.006	-0.01	-0.01
bw:gate	-0.015	-0.002	0.001	0.015
bw:gathered	-0.091	-0.003	0.094	0
bw:gb	-0.008	-0.007	-0.024	0.038
bw:gdpr	-0.091	-0.032	0.084	0.04
bw:general	0.018	-0.055	0.009	0.027
bw:germany	0.005	-0.03	0.039	-0.015
bw:get	0.011	0	0.005	-0.016
bw:gift	0.089	0.023	-0.001	-0.111
bw:give	0.046	-0.022	-0.063	0.039
bw:given	-0.009	0.01	-0.017	0.017
bw:giving	-0.01	0.052	0.035	-0.077
bw:glamorgan	0.015	-0.001	0.004	-0.018
bw:glasgow	-0.026	0.002	0.008	0.016
bw:go	0.13	-0.063	0.028	-0.095
bw:goes	-0.104	-0.003	0.098	0.009
bw:good	0.035	-0.001	0	-0.033
bw:goods	0.192	-0.007	-0.16	-0.025
bw:got	0.012	0	-0.001	-0.01
bw:govern	0.07	-0.027	-0.047	0.004
bw:great	-0.01	-0.018	0.022	0.005
bw:green	0.012	0.037	-0.054	0.004
bw:group	-0.082	0.075	-0.081	0.089
bw:grow	0.017	-0.006	-0.009	-0.002
bw:guarantee	0	0.01	0.015	-0.025
bw:guernsey	-0.04	0.099	-0.035	-0.024
bw:guests	0.011	-0.002	0.003	-0.012
bw:guides	-0.035	0.019	0.006	0.01
bw:had	0.012	-0.001	-0.003	-0.008
bw:hair	-0.02	-0.01	0.012	0.019
bw:half	-0.069	-0.002	-0.006	0.077
bw:halifax	-0.055	0	0.013	0.042
bw:hand	0.064	-0.003	-0.009	-0.052
bw:handed	-0.037	0	0.036	0
bw:handled	0.003	0.026	-0.033	0.004
bw:handles	-0.018	-0.008	0.026	0
bw:has	-0.104	-0.009	0.029	0.084
bw:have	-0.123	-0.05	0.177	-0.004
bw:head	-0.054	-0.004	-0.006	0.064
bw:health	0.048	-0.005	-0.034	-0.009
bw:held	0.036	-0.02	0.007	-0.024
bw:help	-0.015	-0.024	-0.031	0.07
bw:here	-0.089	-0.021	0.086	0.024
bw:hereford	-0.029	0.003	0.015	0.012
bw:herefordshire	-0.016	0.003	0.009	0.004
bw:hill	-0.02	0.042	-0.039	0.017
bw:hire	-0.011	-0.004	0.029	-0.013
bw:hiring	0.029	0	0.009	-0.038
bw:hm	-0.027	-0.015	0.045	-0.003
bw:hmrc	0.074	0	0.009	-0.082
bw:hobby	0.01	-0.004	-0.005	0
bw:hold	-0.117	-0.023	0.14	0.001
bw:holding	-0.004	-0.034	-0.021	0.059
bw:holds	0.002	-0.011	-0.005	0.014
bw:holiday	-0.01	-0.002	-0.006	0.018
bw:holidays	0.041	-0.002	0.003	-0.041
bw:home	0.04	-0.035	0.071	-0.077
bw:homes	-0.009	0.024	-0.068	0.053
bw:hook	0.009	-0.002	-0.035	0.027
bw:hospice	0.015	0.083	-0.045	-0.054
bw:hospices	0.02	-0.002	-0.001	-0.017
bw:hosted	0.053	-0.021	-0.07	0.039
bw:hosting	-0.029	-0.025	0.045	0.009
bw:hosts	-0.002	-0.011	0.013	-0.001
bw:hour	-0.051	-0.004	0.069	-0.014
bw:hours	-0.084	-0.004	0.002	0.086
bw:house	-0.111	0.023	0.022	0.065
bw:houses	-0.018	-0.002	-0.025	0.044
bw:how	-0.06	-0.025	-0.038	0.122
bw:hr2	-0.018	0	0.007	0.011
bw:https	0.005	-0.019	-0.006	0.021
bw:hundred	-0.055	0	-0.007	0.063
bw:hx1	0.008	-0.001	0.003	-0.01
bw:hx3	-0.01	0	0.01	0
bw:i	0.123	-0.039	-0.034	-0.05
bw:ico	0.017	0.003	-0.019	-0.001
bw:identity	0.099	-0.02	0.01	-0.089
bw:if	-0.001	0.053	-0.053	0.001
bw:images	0.032	-0.001	-0.002	-0.029
bw:important	0.102	-0.019	-0.039	-0.044
bw:imprint	-0.012	-0.01	-0.009	0.032
bw:in	-0.092	0.073	-0.066	0.084
bw:include	-0.055	-0.012	0.011	0.056
bw:includes	0.01	0.109	-0.117	-0.002
bw:including	0.031	0.058	-0.064	-0.024
bw:incorporated	-0.011	-0.004	0.004	0.011
bw:independent	0.066	-0.015	-0.029	-0.022
bw:industries	0.053	0	0	-0.053
bw:info	0.019	-0.002	-0.015	-0.002
bw:information	0.182	0.001	-0.14	-0.043
bw:insist	0.029	-0.018	-0.023	0.012
bw:installation	-0.013	-0.002	-0.039	0.053
bw:instalments	-0.098	-0.008	0.13	-0.024
bw:instructions	-0.038	-0.001	0.027	0.012
bw:instructor	0.064	-0.004	0.005	-0.064
bw:insurance	-0.038	-0.037	0.052	0.022
bw:insured	-0.002	-0.004	0.01	-0.004
bw:insurer	0.004	0.041	-0.043	-0.001
bw:insurers	0.035	-0.011	-0.022	-0.002
bw:interest	0.038	-0.008	0.002	-0.032
bw:intermediary	-0.015	-0.002	0.018	-0.001
bw:international	0.049	-0.012	-0.013	-0.024
bw:into	0.026	-0.003	0.007	-0.03
bw:introducer	-0.03	-0.01	0.006	0.034
bw:introduction	0.112	-0.012	-0.105	0.005
bw:invoices	-0.029	-0.001	0.03	0
bw:ipswich	0.01	-0.001	0.002	-0.011
bw:ireland	-0.101	-0.024	-0.009	0.134
bw:is	-0.073	0.158	0.004	-0.09
bw:island	0.022	0	-0.007	-0.014
bw:islands	-0.018	0.038	-0.058	0.038
bw:issued	-0.037	-0.022	0.045	0.014
bw:it	-0.047	-0.037	0.046	0.038
bw:its	-0.005	0.087	-0.066	-0.016
bw:itself	0.005	-0.028	0.028	-0.006
bw:january	0.024	-0.001	-0.021	-0.002
bw:javascript	0.058	0	0	-0.057
bw:jersey	-0.088	0.135	-0.083	0.036
bw:job	-0.024	-0.007	-0.036	0.067
bw:jobs	-0.002	0.017	-0.016	0.002
bw:join	0.122	-0.002	-0.018	-0.101
bw:joint	0.007	-0.014	0.017	-0.01
bw:jory	-0.029	0	0	0.03
bw:journey	0.037	-0.011	-0.016	-0.01
bw:july	0.014	-0.014	-0.018	0.018
bw:june	0.129	-0.068	-0.092	0.031
bw:just	0.016	0	0	-0.016
bw:keep	-0.131	-0.009	0.059	0.082
bw:keeping	0.021	-0.003	-0.015	-0.002
bw:keeps	-0.038	-0.002	0.039	0
bw:kendal	0.01	0.001	0.004	-0.015
bw:kent	0.046	0.039	-0.085	0
bw:kept	-0.043	-0.015	-0.011	0.069
bw:kestrel	-0.015	0	0.014	0
bw:kingdom	0.117	-0.058	-0.026	-0.033
bw:kitchens	0.036	0	-0.001	-0.035
bw:knew	0.015	-0.001	-0.002	-0.012
bw:know	0.023	-0.007	0	-0.017
bw:known	-0.038	-0.002	0.035	0.005
bw:kop	0.091	-0.01	0.016	-0.097
bw:la9	0.011	0.001	0.003	-0.014
bw:lane	-0.006	-0.011	0.005	0.011
bw:language	-0.008	-0.008	0	0.017
bw:lantern	0	0.005	0.007	-0.011
bw:larkfield	-0.025	-0.003	0.023	0.005
bw:last	0.117	0.008	-0.091	-0.034
bw:lasts	-0.037	-0.001	0.002	0.036
bw:later	0.055	0	-0.011	-0.044
bw:law	0.073	-0.021	-0.041	-0.011
bw:laws	0.015	-0.006	-0.005	-0.004
bw:le3	-0.027	0.002	0.017	0.008
bw:le5	0.014	0	0.001	-0.015
bw:left	0.056	-0.005	-0.019	-0.032
bw:legal	0.2	-0.071	-0.13	0.001
bw:leicester	-0.026	0.039	0	-0.012
bw:leicestershire	-0.022	0.039	-0.014	-0.003
bw:lender	0.067	-0.035	-0.03	-0.002
bw:lenders	0.012	-0.042	0.002	0.028
bw:less	0.024	-0.001	0	-0.023
bw:lesson	-0.022	-0.002	0.004	0.021
bw:let	0.021	-0.007	-0.031	0.017
bw:letter	0.028	-0.001	-0.001	-0.025
bw:letting	-0.024	-0.001	-0.004	0.029
bw:liability	-0.109	0	0.111	-0.002
bw:licence	-0.047	-0.009	0.057	-0.001
bw:licences	0.024	-0.01	-0.014	0
bw:licensed	-0.026	-0.017	0.05	-0.007
bw:licensee	-0.039	-0.006	0.054	-0.009
bw:like	-0.042	-0.003	0.001	0.044
bw:limited	-0.017	0.046	-0.03	0.001
bw:limited’s	0.005	-0.009	0.019	-0.015
bw:lincoln	-0.012	0	0.006	0.006
bw:lincolnshire	0.044	-0.002	-0.012	-0.03
bw:line	0.041	-0.02	-0.013	-0.008
bw:lines	-0.049	-0.021	0.056	0.014
bw:link	0.012	0	0	-0.012
bw:list	-0.02	-0.044	0.04	0.025
bw:listed	0.049	-0.012	-0.065	0.028
bw:little	0.044	-0.001	0	-0.043
bw:live	0.036	-0.008	0.021	-0.049
bw:liverpool	0.024	-0.002	0.01	-0.032
bw:ln1	-0.01	0	0.007	0.003
bw:local	0.085	0.054	-0.071	-0.067
bw:log	-0.044	-0.002	0.024	0.022
bw:london	0.148	0.085	-0.021	-0.213
bw:long	-0.014	-0.003	0.039	-0.022
bw:longer	0.046	-0.002	-0.015	-0.029
bw:look	0.03	-0.024	0.016	-0.022
bw:looked	-0.022	-0.002	0.002	0.022
bw:looks	-0.003	0.005	0.013	-0.014
bw:lost	0.055	0	-0.001	-0.054
bw:lottery	-0.079	0.194	-0.006	-0.11
bw:low	0.034	-0.001	-0.014	-0.019
bw:machines	-0.017	-0.001	0	0.018
bw:made	-0.029	0.024	-0.029	0.034
bw:magazine	0.049	-0.006	0.038	-0.081
bw:maidstone	0.009	-0.005	-0.025	0.022
bw:mail	-0.04	-0.013	0.013	0.04
bw:mailing	0.026	-0.001	-0.013	-0.012
bw:main	-0.101	0.024	0.093	-0.016
bw:make	-0.02	-0.024	0	0.044
bw:makers	0	0.006	0.008	-0.014
bw:makes	0.04	-0.022	-0.022	0.003
bw:maltings	-0.025	0.001	0.006	0.018
bw:managed	-0.067	0.096	-0.028	0
bw:management	0.025	-0.015	-0.002	-0.007
bw:manager	-0.023	0.038	-0.004	-0.011
bw:managing	-0.001	-0.008	-0.02	0.029
bw:manchester	0.023	0	-0.001	-0.022
bw:many	-0.142	0.052	0.008	0.083
bw:march	0.02	0.007	-0.006	-0.021
bw:mark	0.009	0.015	-0.035	0.011
bw:marketing	-0.027	0.03	0.001	-0.004
bw:marketplace	-0.076	0.054	0.004	0.019
bw:massachusetts	0.012	0	0.002	-0.014
bw:materials	0.043	-0.014	0.015	-0.044
bw:may	-0.053	-0.045	0.011	0.087
bw:me	-0.001	-0.01	0.011	0
bw:mean	-0.003	-0.03	0.052	-0.019
bw:means	0.098	-0.089	-0.05	0.04
bw:meant	0.012	-0.003	-0.007	-0.002
bw:measurement	0.006	0	0.012	-0.018
bw:media	0.035	-0.005	0.003	-0.033
bw:meet	-0.009	-0.001	-0.032	0.042
bw:member	-0.027	0.034	-0.014	0.007
bw:members	0.005	0.011	-0.009	-0.007
bw:membership	0.021	0.023	-0.025	-0.019
bw:mentions	-0.009	-0.008	-0.005	0.023
bw:menu	-0.06	-0.007	0.016	0.051
bw:message	-0.044	-0.001	0.001	0.043
bw:messages	-0.003	-0.007	0.01	0
bw:methods	-0.01	0	-0.001	0.012
bw:meze	-0.011	-0.001	0.032	-0.021
bw:middle	0.017	-0.003	0.002	-0.017
bw:minutes	-0.026	-0.006	0.009	0.023
bw:mofodo	-0.013	0	0.013	0
bw:monday	-0.045	-0.005	0.012	0.038
bw:money	-0.042	-0.016	0.091	-0.033
bw:month	0.115	0.042	-0.052	-0.104
bw:monthly	0.02	-0.003	-0.004	-0.013
bw:months	0.004	-0.008	0.017	-0.014
bw:more	0.043	-0.01	0.004	-0.038
bw:morning	-0.015	0	0	0.015
bw:mortgage	0.027	-0.005	-0.003	-0.02
bw:most	-0.042	-0.018	0.036	0.024
bw:mouth	-0.035	-0.002	-0.004	0.041
bw:moved	-0.01	-0.003	0.002	0.012
bw:mug	-0.017	0	0.01	0.007
bw:music	-0.029	-0.001	0.001	0.028
bw:must	0.012	-0.004	-0.002	-0.005
bw:my	-0.094	-0.003	-0.011	0.108
bw:name	-0.138	-0.143	0.069	0.211
bw:named	0.012	0.072	-0.058	-0.026
bw:names	-0.011	-0.012	0.007	0.016
bw:national	0.064	-0.009	0.032	-0.086
bw:near	0.133	0	-0.001	-0.132
bw:nearly	0.029	-0.001	-0.007	-0.021
bw:necessary	-0.015	0	0.015	0
bw:need	0.054	-0.01	0.009	-0.053
bw:needed	0.1	-0.024	0.011	-0.087
bw:never	-0.025	-0.001	0.012	0.014
bw:new	0.069	-0.011	-0.048	-0.01
bw:newcastle	-0.01	0.001	0	0.01
bw:newest	-0.019	0	0.019	0
bw:news	0.084	0.008	-0.048	-0.045
bw:newsletter	-0.056	0	0.016	0.04
bw:next	-0.033	-0.01	0.055	-0.013
bw:night	0.053	-0.006	-0.015	-0.032
bw:nine	0.011	-0.002	0.031	-0.04
bw:no	0.032	0.123	-0.04	-0.116
bw:nobody	0.01	-0.004	0.001	-0.007
bw:norfolk	-0.032	-0.003	0.015	0.02
bw:north	0.079	0.028	-0.02	-0.087
bw:northern	-0.116	0	0.029	0.087
bw:norupo	-0.03	-0.023	0.101	-0.049
bw:not	-0.037	-0.073	0.029	0.08
bw:notebook	0.011	0	-0.005	-0.005
bw:notes	-0.005	-0.003	-0.027	0.035
bw:nothing	0.051	-0.006	0	-0.045
bw:notice	0.127	0.009	-0.187	0.051
bw:nottingham	0.042	-0.001	0.004	-0.045
bw:nottinghamshire	-0.024	0.001	0.023	0
bw:november	-0.008	-0.008	-0.003	0.019
bw:now	-0.011	-0.002	-0.009	0.022
bw:number	-0.043	-0.053	0.147	-0.05
bw:numbers	-0.015	0.001	0.014	0
bw:nuvara	-0.014	-0.012	0.027	-0.001
bw:o	-0.056	0.055	0	0.001
bw:oak	-0.011	0.001	0.002	0.008
bw:occasional	0.026	0	-0.001	-0.025
bw:october	-0.029	0.016	-0.009	0.022
bw:of	-0.077	0.136	-0.037	-0.022
bw:off	0.04	-0.003	-0.006	-0.031
bw:offer	-0.021	-0.002	-0.011	0.033
bw:offered	-0.037	-0.029	0.084	-0.018
bw:offers	-0.021	-0.001	-0.008	0.029
bw:office	-0.039	-0.068	-0.024	0.131
bw:officer	0.034	-0.028	0.006	-0.013
bw:official	0.039	-0.001	0	-0.038
bw:offline	0.017	-0.009	-0.005	-0.003
bw:often	0.02	-0.008	-0.017	0.005
bw:okimiletpo	0.047	-0.003	0.001	-0.046
bw:old	0.033	-0.002	-0.043	0.012
bw:olds	-0.01	-0.002	0.034	-0.022
bw:on	-0.099	-0.094	0.096	0.098
bw:once	0.007	-0.015	0.027	-0.018
bw:one	-0.102	0.055	-0.056	0.102
bw:online	0.043	0.03	-0.053	-0.02
bw:only	0.1	-0.025	-0.051	-0.024
bw:open	-0.03	-0.025	-0.019	0.074
bw:opened	-0.048	-0.001	0.029	0.02
bw:opening	0.01	-0.003	-0.005	-0.002
bw:operate	0.094	0.026	-0.092	-0.028
bw:operated	0.15	-0.076	-0.035	-0.04
bw:operates	0.02	-0.015	-0.007	0.001
bw:operative	-0.067	0.086	-0.047	0.028
bw:operator	0.106	-0.034	-0.074	0.003
bw:operators	-0.013	-0.017	0.04	-0.01
bw:optional	-0.031	-0.001	0	0.031
bw:or	0.138	-0.173	-0.113	0.148
bw:orchard	-0.027	0.001	0.023	0.003
bw:order	-0.021	0.004	-0.009	0.027
bw:orders	-0.035	-0.021	0.055	0.002
bw:org	-0.046	-0.005	0.008	0.043
bw:organisation	-0.037	-0.008	0.009	0.036
bw:organised	-0.064	0	0	0.064
bw:oscr	0.011	0	-0.001	-0.009
bw:other	-0.048	0.033	-0.054	0.068
bw:others	0.015	-0.003	0.004	-0.015
bw:otherwise	0.02	-0.007	-0.015	0.003
bw:our	-0.115	0.277	-0.129	-0.033
bw:ours	-0.016	-0.002	-0.003	0.021
bw:ourselves	-0.02	-0.001	-0.001	0.022
bw:out	-0.132	-0.047	-0.011	0.189
bw:outside	-0.036	-0.01	-0.017	0.063
bw:ovekavuvu	-0.015	-0.002	0.104	-0.088
bw:over	0.125	0.055	-0.078	-0.101
bw:ovovekod	-0.031	0	-0.003	0.034
bw:own	-0.103	-0.053	0.145	0.011
bw:owned	0.055	0.127	-0.058	-0.123
bw:owner	-0.002	-0.027	0.037	-0.008
bw:owners	0.034	-0.005	0.006	-0.035
bw:owns	-0.057	0	0.036	0.022
bw:packed	0.013	-0.005	-0.022	0.015
bw:packs	-0.022	0.04	-0.05	0.032
bw:page	-0.103	0.007	0.079	0.017
bw:pages	0.055	-0.012	-0.032	-0.011
bw:paid	-0.12	0.045	0.105	-0.03
bw:pan	-0.013	-0.001	-0.008	0.022
bw:panel	0.009	-0.002	0.006	-0.013
bw:papers	0	0	0.02	-0.021
bw:parcels	-0.114	-0.009	0.112	0.012
bw:parent	-0.008	0.039	-0.062	0.031
bw:park	0.061	0.074	-0.073	-0.062
bw:parking	-0.021	-0.002	0.002	0.021
bw:part	-0.156	0.144	-0.121	0.133
bw:parties	-0.027	-0.013	0.005	0.035
bw:partner	0.022	-0.005	-0.001	-0.016
bw:partners	0.068	-0.012	-0.046	-0.01
bw:parts	-0.025	-0.011	0.05	-0.015
bw:party	-0.052	0.02	-0.06	0.092
bw:pass	-0.032	-0.009	0.041	-0.001
bw:passed	0	-0.005	0.014	-0.009
bw:passes	-0.013	-0.008	-0.031	0.052
bw:password	-0.023	0	0.001	0.023
bw:patients	-0.034	-0.007	-0.003	0.044
bw:pay	-0.033	-0.014	0.057	-0.01
bw:payment	-0.058	-0.036	0.087	0.008
bw:payments	-0.058	-0.042	0.12	-0.02
bw:pays	0.016	-0.006	0.004	-0.015
bw:pazaki	-0.005	-0.009	0.015	-0.001
bw:people	0.025	-0.044	-0.039	0.058
bw:person	0.017	0.014	-0.024	-0.007
bw:personal	0.002	0.085	-0.076	-0.012
bw:pet	-0.022	0.033	-0.042	0.031
bw:phone	-0.103	-0.013	0.054	0.063
bw:photograph	0.046	-0.011	-0.021	-0.014
bw:photographer	0.018	-0.003	0	-0.015
bw:photographs	0.045	-0.005	-0.01	-0.03
bw:pictures	0.024	-0.01	-0.013	-0.001
bw:pier	-0.072	-0.001	0.035	0.038
bw:pipetfo	0.041	0	0.004	-0.045
bw:place	-0.064	-0.018	0.034	0.048
bw:placed	-0.067	-0.024	0.097	-0.007
bw:placing	-0.032	0	0	0.032
bw:plain	0.025	-0.003	0	-0.022
bw:plainly	0.012	-0.003	-0.01	0.001
bw:plan	-0.016	-0.011	0.041	-0.014
bw:planning	-0.039	-0.002	0.003	0.039
bw:platform	0.07	0.061	-0.135	0.005
bw:play	0.022	-0.01	0.02	-0.033
bw:please	0.034	-0.009	-0.061	0.036
bw:pleased	-0.015	0	-0.001	0.016
bw:plumbing	0.051	-0.001	-0.005	-0.045
bw:plus	0.025	-0.004	-0.021	0
bw:policies	0.049	0.001	0.022	-0.072
bw:policy	-0.043	-0.075	-0.061	0.178
bw:polisi	0.027	-0.001	-0.002	-0.025
bw:portal	-0.059	0.048	0.05	-0.038
bw:posena	-0.029	-0.014	0.017	0.025
bw:post	0.027	-0.022	-0.005	0
bw:postcode	-0.071	-0.002	0.003	0.07
bw:posted	0	0.095	-0.092	-0.003
bw:pounds	-0.033	0	0	0.033
bw:powered	-0.013	-0.017	0.05	-0.02
bw:practice	-0.08	-0.035	0.066	0.049
bw:preifatrwydd	0.027	-0.001	-0.002	-0.025
bw:premises	-0.031	0.103	-0.057	-0.015
bw:price	-0.077	-0.019	-0.024	0.121
bw:prices	-0.009	-0.016	0.019	0.006
bw:principal	0.019	-0.001	0	-0.018
bw:privacy	0.207	0.105	-0.095	-0.217
bw:private	-0.006	0.008	-0.016	0.015
bw:prize	0.018	-0.006	-0.026	0.015
bw:prizes	-0.011	0.031	-0.018	-0.002
bw:processed	0.037	-0.007	-0.049	0.02
bw:processing	0.036	-0.009	-0.032	0.005
bw:processor	-0.023	-0.011	0.013	0.022
bw:processors	-0.005	-0.01	0.017	-0.002
bw:product	-0.002	-0.013	0.02	-0.005
bw:products	0.023	-0.019	0.001	-0.005
bw:professional	0.081	-0.008	0.012	-0.084
bw:profits	0.029	-0.002	0	-0.027
bw:programme	0.012	-0.008	0.005	-0.008
bw:project	0.011	-0.003	0.004	-0.011
bw:projects	0.018	-0.016	-0.007	0.005
bw:promoter	0.032	0.035	-0.046	-0.021
bw:promoters	0.041	-0.016	-0.025	0.001
bw:property	0.066	0.007	-0.046	-0.026
bw:protected	0.094	-0.014	-0.039	-0.041
bw:protection	0.035	-0.073	-0.032	0.069
bw:protects	0.042	-0.004	-0.037	-0.001
bw:proud	-0.01	-0.001	0.001	0.01
bw:proudly	0.069	0	0	-0.069
bw:provide	-0.006	-0.007	0.015	-0.001
bw:provided	-0.04	-0.008	0.104	-0.056
bw:provider	0.056	-0.027	0.072	-0.101
bw:providers	-0.006	-0.009	0.017	-0.002
bw:provides	0.022	-0.003	0.001	-0.02
bw:pub	-0.014	0.002	0.006	0.007
bw:public	-0.072	-0.013	0.102	-0.016
bw:publish	0.038	-0.004	-0.019	-0.015
bw:published	0.062	-0.034	-0.026	-0.002
bw:publisher	0.018	-0.017	0.01	-0.011
bw:publishing	0.093	-0.005	-0.052	-0.035
bw:purchase	0.038	-0.013	-0.009	-0.015
bw:purpose	-0.039	0.041	0.006	-0.009
bw:purposes	-0.011	-0.002	-0.007	0.02
bw:put	0.024	-0.014	-0.005	-0.005
bw:quality	-0.026	-0.005	0.007	0.024
bw:quarry	-0.019	-0.001	0.005	0.015
bw:questions	-0.043	-0.02	0.054	0.01
bw:quotation	-0.022	0.024	0.04	-0.042
bw:quote	0.081	-0.004	-0.021	-0.056
bw:range	-0.009	0	-0.001	0.01
bw:rapa	0.048	0	-0.002	-0.046
bw:rate	0.032	-0.001	0.006	-0.037
bw:rated	-0.006	-0.003	0.036	-0.027
bw:rather	0.022	-0.003	-0.004	-0.014
bw:reach	-0.009	-0.004	-0.001	0.014
bw:read	0.007	-0.006	0.017	-0.018
bw:reading	-0.017	-0.009	0.025	0.002
bw:reason	0.021	-0.004	-0.008	-0.009
bw:recent	-0.014	0	0.014	0
bw:recipe	0.02	0	-0.001	-0.019
bw:record	0.018	-0.001	-0.016	-0.001
bw:records	-0.012	-0.006	0.04	-0.022
bw:recycle	0.033	-0.002	-0.003	-0.028
bw:ref	0.042	-0.007	-0.069	0.034
bw:refer	0.006	0.01	-0.026	0.009
bw:reference	0.053	-0.028	0.022	-0.047
bw:referred	-0.045	-0.002	0.026	0.021
bw:refers	0.037	-0.003	-0.013	-0.021
bw:refund	0.09	0	-0.001	-0.089
bw:reg	0.003	-0.001	-0.043	0.041
bw:region	-0.017	-0.016	0.026	0.008
bw:register	-0.096	-0.028	0.095	0.029
bw:registered	0.034	0.225	-0.09	-0.17
bw:registrar	-0.002	0.036	-0.028	-0.006
bw:registration	0.095	-0.025	-0.067	-0.003
bw:regulated	-0.049	-0.03	0.069	0.011
bw:regulation	-0.028	-0.008	0.012	0.024
bw:regulator	-0.006	-0.007	0.014	-0.001
bw:regulatory	0.091	-0.002	-0.005	-0.084
bw:relationship	0.024	0.036	-0.049	-0.011
bw:rented	-0.023	-0.018	0.031	0.011
bw:repair	-0.022	0	0	0.022
bw:repayments	-0.046	0	0	0.047
bw:reply	-0.017	-0.005	0.011	0.011
bw:report	0.065	-0.001	-0.023	-0.042
bw:reports	0.043	-0.002	-0.011	-0.029
bw:representative	-0.098	-0.051	0.128	0.021
bw:represented	-0.036	0	0.039	-0.003
bw:request	0.023	-0.001	-0.003	-0.018
bw:reserved	0.041	-0.004	0.027	-0.064
bw:responsible	0.017	-0.01	-0.016	0.009
bw:responsibly	0.099	-0.001	-0.002	-0.097
bw:rest	0.031	-0.009	-0.002	-0.02
bw:restaurant	-0.033	0.008	0.023	0.001
bw:retail	-0.027	-0.001	0.025	0.002
bw:returns	-0.101	-0.025	-0.008	0.134
bw:revenue	-0.027	-0.015	0.045	-0.003
bw:reviewed	-0.017	0.08	-0.058	-0.005
bw:reviews	-0.016	-0.009	0.068	-0.043
bw:rg30	-0.02	0.004	0.009	0.008
bw:rid	0.032	-0.003	-0.025	-0.003
bw:right	-0.064	-0.003	0.002	0.065
bw:rights	0.051	-0.003	0.034	-0.082
bw:ring	0.038	-0.002	-0.011	-0.024
bw:road	-0.307	0.122	0.089	0.095
bw:roof	-0.023	-0.004	0.005	0.022
bw:rookery	-0.014	0.001	0.013	0
bw:room	0.096	-0.002	-0.001	-0.093
bw:rooms	-0.042	-0.007	0.051	-0.002
bw:ropewalk	-0.022	0	0.022	0
bw:rough	-0.023	0	-0.001	0.024
bw:round	0.025	0.035	-0.021	-0.039
bw:rova	-0.012	-0.021	0.035	-0.002
bw:row	-0.064	0.002	0.063	0
bw:royal	0.013	-0.001	-0.009	-0.002
bw:rules	0.002	-0.01	0.02	-0.012
bw:run	0.094	-0.033	0.031	-0.092
bw:running	-0.092	0.001	0.083	0.008
bw:runs	-0.087	-0.006	0.047	0.047
bw:s	0.043	-0.022	0.002	-0.023
bw:s3	-0.018	0.003	0.015	0
bw:s9	0.013	0	0.002	-0.015
bw:sa1	0.016	-0.001	-0.004	-0.011
bw:safe	-0.054	-0.003	-0.001	0.058
bw:safety	-0.013	-0.001	-0.001	0.015
bw:said	-0.007	-0.003	-0.005	0.015
bw:sale	-0.003	0.015	-0.056	0.044
bw:sales	0.012	0.02	-0.051	0.019
bw:same	0.017	0.038	-0.033	-0.022
bw:saturday	-0.016	-0.001	-0.005	0.022
bw:saturdays	0.015	-0.003	-0.029	0.017
bw:saves	0.037	-0.008	-0.02	-0.01
bw:say	-0.105	-0.011	0.077	0.039
bw:says	0.039	-0.023	-0.04	0.023
bw:scheme	-0.005	-0.012	-0.01	0.028
bw:school	0.006	0.025	-0.028	-0.003
bw:schools	0.1	0.022	-0.101	-0.022
bw:science	-0.018	0.006	-0.004	0.016
bw:scope	-0.028	-0.008	-0.005	0.042
bw:scotland	-0.024	0	0.013	0.011
bw:scottish	-0.011	0.005	0.03	-0.024
bw:sea	-0.088	0	0	0.089
bw:search	0.031	-0.003	0.012	-0.04
bw:season	0.052	0	-0.001	-0.051
bw:second	0.056	-0.019	0.009	-0.046
bw:security	-0.04	-0.004	-0.003	0.046
bw:see	-0.078	-0.011	0.008	0.081
bw:seed	0.022	-0.001	-0.013	-0.008
bw:self	0.029	-0.006	0.009	-0.032
bw:sell	0.029	-0.003	-0.009	-0.017
bw:seller	0.099	-0.017	-0.043	-0.039
bw:sellers	-0.019	-0.001	-0.005	0.024
bw:sells	0.015	-0.002	-0.021	0.009
bw:send	-0.004	-0.009	0.016	-0.003
bw:sent	-0.004	-0.023	0.046	-0.019
bw:seo	-0.057	-0.001	0.004	0.054
bw:separate	0.024	-0.005	0	-0.018
bw:september	-0.005	0.014	-0.005	-0.004
bw:serve	-0.034	-0.008	0.013	0.029
bw:service	-0.021	-0.109	0.058	0.071
bw:services	0.187	-0.025	-0.072	-0.089
bw:session	-0.032	-0.005	0.006	0.031
bw:set	-0.013	-0.017	0.048	-0.017
bw:sets	0.035	-0.008	-0.022	-0.005
bw:seven	-0.006	-0.003	-0.003	0.012
bw:sexton	0.014	-0.001	0.005	-0.018
bw:shall	0.029	-0.014	-0.002	-0.013
bw:share	-0.07	0.022	0.063	-0.014
bw:shared	0.016	-0.004	0.003	-0.016
bw:shareholders	0.014	-0.031	0.021	-0.004
bw:sharing	0.002	0.004	0.022	-0.027
bw:sheffield	-0.039	0.002	0.005	0.032
bw:shop	-0.143	0.054	0.069	0.02
bw:shopquay	0.059	0	-0.001	-0.059
bw:shops	-0.1	0.063	-0.071	0.108
bw:short	-0.077	-0.001	0.011	0.068
bw:should	0.053	-0.007	-0.025	-0.022
bw:show	-0.025	-0.012	-0.013	0.05
bw:shown	0.022	-0.001	0.009	-0.03
bw:shows	0.043	-0.008	-0.031	-0.003
bw:shrewsbury	0.01	-0.001	-0.001	-0.008
bw:shropshire	-0.022	0	0.003	0.018
bw:sign	-0.022	-0.003	-0.012	0.037
bw:since	0.009	-0.01	-0.018	0.018
bw:site	-0.007	-0.064	0.064	0.006
bw:sites	-0.015	0.081	-0.091	0.025
bw:six	-0.001	-0.008	0.02	-0.011
bw:slavery	0.117	-0.003	-0.014	-0.1
bw:sluice	-0.016	0.005	0.019	-0.008
bw:small	0.091	-0.004	0.05	-0.136
bw:smaller	-0.008	0	-0.001	0.01
bw:so	0.023	-0.009	-0.007	-0.006
bw:society	0.038	-0.009	-0.013	-0.016
bw:software	-0.03	-0.07	0.092	0.008
bw:sold	0.141	-0.025	-0.174	0.058
bw:sole	-0.094	-0.017	0.034	0.076
bw:solicitors	-0.018	-0.002	0.02	0
bw:some	-0.02	-0.024	0.048	-0.003
bw:somebody	0.034	-0.018	-0.013	-0.002
bw:someone	-0.005	-0.002	-0.003	0.01
bw:something	-0.041	0	-0.001	0.043
bw:south	-0.023	0.044	0.008	-0.029
bw:speak	0.009	-0.004	0.032	-0.038
bw:spoken	0.033	0	0	-0.033
bw:spring	0.014	-0.001	-0.01	-0.003
bw:sra	-0.016	0	0.016	-0.001
bw:st	0.051	-0.019	-0.02	-0.013
bw:staff	0.008	0.01	-0.004	-0.014
bw:stand	0.029	-0.001	-0.002	-0.027
bw:standard	0.026	-0.004	0.001	-0.023
bw:standards	0.014	-0.007	0.01	-0.016
bw:start	-0.052	-0.005	0.005	0.052
bw:statement	0.135	0.043	0.025	-0.203
bw:stations	0.046	-0.01	-0.007	-0.029
bw:status	0.001	-0.019	0.028	-0.01
bw:stay	0.042	-0.01	0	-0.032
bw:still	0	-0.013	0.005	0.009
bw:stockport	0.036	-0.003	0.007	-0.04
bw:stop	-0.001	-0.005	-0.014	0.02
bw:stops	-0.015	-0.003	0	0.017
bw:store	0.012	-0.012	0	0
bw:stored	-0.023	-0.01	0.037	-0.004
bw:stores	0.058	-0.009	-0.013	-0.036
bw:story	-0.011	0.087	-0.018	-0.059
bw:street	0.043	0.025	0.004	-0.072
bw:strictly	0.002	0	0.014	-0.017
bw:students	-0.04	0.038	0.005	-0.003
bw:studio	-0.052	0.004	0.028	0.019
bw:style	-0.001	-0.025	0.003	0.023
bw:sub	-0.007	-0.01	0.042	-0.025
bw:subscribe	-0.006	-0.009	0	0.014
bw:subscription	-0.059	-0.017	-0.002	0.078
bw:subsidiary	0.037	0.108	-0.075	-0.07
bw:such	-0.035	0.12	-0.085	0
bw:sue	-0.032	0.003	0.025	0.004
bw:sum	-0.061	0	0.06	0
bw:summary	0.071	0.03	-0.104	0.003
bw:supplied	-0.028	-0.031	0.07	-0.01
bw:supplier	-0.098	-0.013	0.114	-0.004
bw:suppliers	0.015	-0.022	0.028	-0.021
bw:supplies	0.013	-0.004	0.016	-0.025
bw:supply	0.021	-0.012	-0.007	-0.003
bw:support	0.114	-0.021	0.009	-0.102
bw:supported	0.008	-0.007	0.014	-0.015
bw:surrey	-0.04	0.037	0.012	-0.009
bw:sussex	-0.007	0.004	0.015	-0.013
bw:sw1w	-0.013	0	0.001	0.012
bw:swansea	0.017	-0.001	0	-0.015
bw:swindon	-0.027	-0.024	0.029	0.021
bw:sy23	-0.033	0.003	0.01	0.02
bw:system	-0.05	0.027	0.04	-0.017
bw:t	-0.017	0.015	-0.048	0.049
bw:table	-0.042	-0.005	0.013	0.034
bw:tables	-0.063	0.048	0.005	0.01
bw:tafapon	-0.079	-0.006	-0.077	0.162
bw:take	-0.046	0.007	-0.003	0.042
bw:taken	0.009	0.079	-0.034	-0.054
bw:takes	0.003	-0.01	-0.028	0.034
bw:talk	-0.028	-0.005	0.038	-0.004
bw:tasting	-0.037	0	0	0.036
bw:tea	-0.037	-0.008	0.018	0.027
bw:team	0.017	0	-0.011	-0.006
bw:tel	0.01	0.037	-0.055	0.008
bw:telephone	0.009	0.056	-0.024	-0.041
bw:telerau	-0.018	-0.004	-0.006	0.028
bw:telisagu	0.05	0	0	-0.05
bw:tell	-0.046	-0.007	-0.005	0.057
bw:tells	0.012	-0.003	-0.009	0
bw:ten	-0.03	-0.003	0.022	0.01
bw:tenancy	0.021	0	0	-0.021
bw:term	-0.011	0	-0.003	0.014
bw:terms	-0.076	0.167	-0.176	0.084
bw:terrace	-0.004	0.001	0.02	-0.017
bw:test	-0.059	-0.002	-0.002	0.063
bw:tests	0.029	-0.005	0.007	-0.031
bw:text	0.008	-0.007	-0.012	0.011
bw:thames	-0.029	0	0.001	0.028
bw:than	0.062	-0.004	-0.016	-0.043
bw:thank	-0.041	-0.008	0.011	0.039
bw:that	0.026	-0.007	0.199	-0.218
bw:the	0.08	0.034	-0.028	-0.086
bw:theatre	-0.003	0	0.019	-0.015
bw:their	-0.008	-0.056	0.148	-0.083
bw:them	-0.022	0.046	-0.075	0.051
bw:theme	0.038	-0.001	0.01	-0.048
bw:then	-0.014	-0.003	-0.009	0.026
bw:there	0.033	0.023	-0.036	-0.02
bw:these	0.123	-0.029	-0.168	0.074
bw:they	0.083	0.008	-0.068	-0.023
bw:things	-0.024	0	0	0.024
bw:third	-0.069	-0.024	0.004	0.089
bw:thirty	0.051	-0.002	0.011	-0.061
bw:this	-0.044	0.037	-0.041	0.048
bw:those	-0.054	-0.018	0.112	-0.039
bw:thousand	-0.067	0	0	0.068
bw:thousandth	-0.007	-0.001	-0.001	0.01
bw:three	0.001	-0.007	0.019	-0.013
bw:throw	0.043	-0.001	-0.016	-0.026
bw:thursday	0.095	0	-0.001	-0.094
bw:ticket	0.021	-0.001	-0.003	-0.017
bw:ticketing	0.048	-0.03	0.054	-0.072
bw:tickets	-0.034	-0.032	0.066	-0.001
bw:time	-0.013	-0.004	-0.046	0.063
bw:times	-0.048	0.001	0.084	-0.038
bw:title	0.035	-0.001	-0.001	-0.034
bw:to	-0.104	-0.15	0.345	-0.09
bw:today	-0.037	-0.007	-0.003	0.047
bw:together	-0.016	-0.001	0.064	-0.047
bw:told	-0.029	-0.001	0.002	0.029
bw:too	-0.026	-0.007	0.048	-0.015
bw:tools	-0.016	-0.004	0.005	0.015
bw:touch	0.042	0.01	-0.014	-0.038
bw:tr1	-0.022	0	0.007	0.015
bw:tr3	-0.022	0	0.005	0.016
bw:trade	-0.082	0.007	-0.015	0.091
bw:trader	-0.088	-0.008	0.011	0.085
bw:trades	-0.053	-0.016	0.01	0.059
bw:trading	-0.23	-0.119	0.089	0.26
bw:train	0.025	-0.001	-0.001	-0.023
bw:trained	-0.029	-0.002	-0.005	0.036
bw:training	0.022	-0.006	0.019	-0.036
bw:transaction	-0.037	0.001	0.036	0
bw:transfer	-0.012	-0.003	0.026	-0.01
bw:travel	0.08	-0.016	0.002	-0.067
bw:tray	-0.025	0	-0.001	0.026
bw:truro	-0.025	0	0.013	0.012
bw:trust	-0.05	0.096	-0.068	0.023
bw:try	-0.086	0.001	0.085	0
bw:tw9	0.021	0	0.002	-0.023
bw:twenty	0.013	-0.005	-0.012	0.003
bw:two	0.124	-0.017	-0.085	-0.021
bw:tyne	-0.02	0	0	0.02
bw:uk	0.025	0.027	-0.139	0.087
bw:uk's	0.014	-0.002	0.003	-0.015
bw:ularbo	-0.04	0.031	0.021	-0.011
bw:under	0.191	-0.067	-0.082	-0.043
bw:underwritten	0.007	0.001	0.023	-0.031
bw:unit	-0.016	-0.004	0.001	0.019
bw:united	0.117	-0.054	-0.024	-0.038
bw:unless	-0.009	-0.007	-0.02	0.036
bw:until	0.082	-0.009	-0.017	-0.056
bw:up	-0.102	0.037	-0.075	0.14
bw:updated	0.086	-0.06	-0.056	0.03
bw:upon	-0.022	0.001	0.001	0.02
bw:us	0.118	-0.144	-0.005	0.031
bw:usa	-0.024	0.086	-0.047	-0.016
bw:use	-0.026	0.019	0.002	0.005
bw:used	-0.046	-0.008	0.09	-0.036
bw:useful	0.013	0	0	-0.013
bw:user	0.101	-0.024	-0.092	0.015
bw:uses	-0.018	0.024	0.047	-0.053
bw:using	0.038	-0.029	-0.041	0.033
bw:usually	-0.033	-0.012	0.045	0
bw:vafifo	-0.013	0	0.013	0
bw:valuations	0.021	-0.001	0.001	-0.021
bw:vat	-0.155	0.009	-0.011	0.156
bw:venue	0.044	-0.013	-0.011	-0.02
bw:venues	0.027	-0.024	0.046	-0.048
bw:via	0.032	-0.012	0.032	-0.053
bw:video	-0.033	-0.007	0.008	0.031
bw:views	-0.085	0	-0.001	0.086
bw:visit	-0.012	-0.005	0.014	0.003
bw:visitors	0.036	-0.004	-0.006	-0.026
bw:visits	-0.029	0	0.005	0.024
bw:vofopari	-0.081	0.098	-0.017	0
bw:voluntary	-0.051	0	0	0.051
bw:volunteer	0.025	-0.001	-0.002	-0.022
bw:volunteers	-0.077	-0.015	-0.013	0.105
bw:vouchers	-0.028	-0.007	0	0.036
bw:vududka	0.047	-0.001	0	-0.046
bw:wales	-0.064	0.113	0.047	-0.097
bw:wants	0.052	-0.001	-0.002	-0.049
bw:warehouse	-0.024	-0.002	0.005	0.021
bw:warranties	0.015	-0.002	-0.014	0.002
bw:warranty	0.009	-0.007	0.015	-0.018
bw:was	-0.082	-0.04	0.083	0.039
bw:water	0.071	-0.001	-0.015	-0.055
bw:way	-0.081	-0.002	0.069	0.014
bw:we	-0.106	-0.138	0.11	0.134
bw:web	-0.072	-0.022	0.016	0.078
bw:website	-0.098	-0.006	0.09	0.014
bw:websites	-0.079	-0.012	0.116	-0.024
bw:weddings	-0.014	0.004	0.031	-0.021
bw:week	-0.026	-0.007	0.014	0.019
bw:weekdays	0.039	-0.003	-0.028	-0.007
bw:weekend	-0.101	0	0	0.102
bw:weekends	0.03	0	0	-0.03
bw:weeks	0.038	-0.004	0.009	-0.042
bw:weighbridge	0.015	-0.001	0.001	-0.016
bw:welcome	0.007	0.009	-0.051	0.035
bw:well	0.042	-0.009	-0.028	-0.005
bw:west	0.015	-0.003	0.028	-0.04
bw:western	-0.013	-0.011	0.013	0.01
bw:wharf	-0.044	-0.005	0.025	0.024
bw:what	-0.033	-0.057	0.001	0.089
bw:when	-0.069	-0.062	0.051	0.08
bw:where	-0.139	-0.013	0.104	0.048
bw:whether	0.057	-0.011	-0.019	-0.026
bw:which	0.167	-0.025	-0.064	-0.078
bw:whichever	-0.011	-0.016	0.007	0.021
bw:who	0.277	-0.299	-0.031	0.053
bw:whoever	0.042	-0.011	-0.021	-0.01
bw:whole	-0.004	-0.01	0.003	0.011
bw:wholly	0.103	-0.005	-0.003	-0.096
bw:whose	-0.037	0.013	0.002	0.022
bw:why	-0.021	-0.014	-0.006	0.041
bw:will	-0.006	-0.029	-0.016	0.05
bw:wins	-0.015	0	0.006	0.009
bw:with	0.014	-0.045	0.128	-0.097
bw:within	-0.031	0.073	-0.005	-0.038
bw:without	0.006	-0.002	0.01	-0.014
bw:wool	0.033	-0.001	-0.016	-0.016
bw:word	-0.037	-0.003	-0.006	0.047
bw:words	0.025	-0.001	-0.002	-0.022
bw:work	-0.009	-0.016	-0.048	0.074
bw:working	0.014	-0.004	0.002	-0.012
bw:works	-0.062	-0.036	-0.005	0.103
bw:workshop	0.021	-0.001	-0.005	-0.016
bw:world	-0.073	0.007	0.045	0.021
bw:would	-0.027	0.013	0.002	0.012
bw:wrexham	-0.018	-0.001	0	0.018
bw:write	0.08	-0.035	-0.037	-0.007
bw:writing	-0.082	-0.021	0.116	-0.013
bw:written	0.031	-0.011	0.018	-0.038
bw:wrong	-0.026	-0.001	0	0.027
bw:www	0.006	-0.004	0.02	-0.022
bw:yard	-0.068	-0.002	0.026	0.043
bw:year	-0.008	0.038	-0.004	-0.026
bw:years	0.002	-0.007	-0.014	0.019
bw:yesterday	-0.012	0	0.012	0
bw:yn	0.017	-0.001	-0.002	-0.014
bw:yo10	0.013	-0.003	0.005	-0.014
bw:york	0.038	-0.014	0.02	-0.044
bw:yorkshire	-0.039	-0.007	0.03	0.016
bw:you	0.043	-0.188	0.127	0.018
bw:your	0.074	-0.048	-0.05	0.023
bw:yourself	-0.035	-0.001	0.001	0.035
bw:©	0.235	-0.04	0.044	-0.239
bw:¶	-0.054	-0.068	-0.132	0.254
c:agentAfter	-0.296	-0.018	0.434	0.08
c:agentOf	-0.404	-0.082	0.86	-0.174
c:appliesTo	0.494	-0.466	-0.369	0.342
c:asHelper	-1.036	0.137	1.381	0.019
c:authorisedAfter	-0.141	-0.08	0.192	0.029
c:belongsTo	-0.008	0.148	-0.083	-0.057
c:bothParties	0.419	-0.257	-0.112	-0.05
c:brandAfter	0.071	-0.032	-0.066	0.027
c:brandAgentOf	-1.539	-0.012	1.555	-0.004
c:brandBefore	0.255	-0.058	-0.138	-0.059
c:brandInBlock	0.446	0.43	-0.955	0.179
c:brandOf	-0.257	0.125	0.077	0.055
c:brandOnPage	-0.216	0.259	0.076	-0.12
c:brandTradingNameOf	1.925	0.206	-1.687	0.056
c:brandUses	-0.935	-0.026	1.462	0
c:careOf	-1.103	0.063	1.051	-0.011
c:companyNoAfter	0.167	-0.269	0.134	-0.032
c:contractWith	0.524	-0.213	-0.176	0.265
c:controllerAfter	0.687	-0.156	-0.163	0.132
c:controllerIs	0.908	-0.216	-0.279	0.188
c:copyright	0.914	-0.145	-0.741	0.572
c:definedAfter	-0.009	0.01	-0.077	0.076
c:formerly	-0.561	0.55	0.29	0.021
c:groupAfter	0.343	-0.056	-0.467	0.181
c:isCompany	-0.085	0.562	-0.227	-0.251
c:knownAsBrand	0.674	0.374	-0.782	0.033
c:lineStart	0.139	-0.043	-0.197	0.101
c:list	-0.389	0.626	-0.054	-0.183
c:markOf	-1.299	0.097	1.636	0.066
c:means	0.15	-0.006	-0.287	0.143
c:nameLabel	0.156	-0.037	-0.015	0.095
c:newsAfter	0.162	-0.195	0.448	-0.215
c:officeAfter	-0.043	-0.391	-0.063	0.497
c:operatedBy	0.508	0.212	-0.154	-0.167
c:operatedByOnly	-0.011	0.127	0.039	-0.155
c:operatesAfter	-0.191	0.154	-0.025	0.062
c:otherOperatedBy	-0.657	0.193	0.828	-0.064
c:ourProvider	-0.88	-0.04	1.447	-0.027
c:ourSubsidiary	-0.8	1.656	-0.045	-0.012
c:partOf	-0.318	1.164	-0.31	-0.036
c:processedBy	-1.045	0.227	1.221	-0.103
c:providerAfter	-0.071	-0.121	0.511	-0.319
c:registeredIn	0.098	-0.012	-0.089	0.004
c:regulatedBy	-0.695	-0.122	1.152	-0.035
c:runsBrand	1.34	0.093	-0.961	0.027
c:siteOperatedBy	1.527	0.152	-0.867	-0.012
c:subsidiaryAfter	-0.524	0.973	0.123	-0.073
c:suchAs	-0.075	0.169	0.443	-0.237
c:toDo	-0.341	-0.015	0.716	-0.059
c:tradingAs	-0.204	0.014	0.017	0.174
c:tradingAsBrand	1.735	0.287	-1.514	-0.008
c:tradingAsOther	0.061	-0.273	0.031	0.182
c:tradingNameOf	0.497	0.201	-0.359	0.062
c:usesBefore	-0.22	-0.073	0.931	-0.138
c:weAre	0.208	-0.127	-0.219	0.338
c:weDefAfter	0.448	0.291	-0.356	0.117
c:weDefBefore	0.793	-0.019	-0.549	0.275
c:wePronoun	0.498	0.375	-0.499	-0.074
c:websiteBy	-1.402	-0.083	2.015	-0.03
c:whoAfter	-0.157	0.252	0.111	-0.206
contradicted	0.263	-0.138	-0.113	-0.012
form:bare	-0.357	-0.448	-0.171	0.976
form:name	0.121	0.353	0.509	-0.983
form:number	0.24	-0.145	0.112	-0.206
h:others	-0.151	-0.326	0.591	-0.114
h:self	-0.196	0.394	-0.297	0.098
how:direct	0.299	-0.077	-0.091	-0.131
how:linked	-0.172	0.011	0.148	0.013
how:padded	0.076	-0.067	0.079	-0.088
hw:1	-0.12	0.102	0.116	-0.099
hw:10	-0.028	-0.003	-0.014	0.044
hw:11	-0.025	-0.003	0.003	0.025
hw:12	0.018	-0.004	-0.013	-0.001
hw:13	0.031	0.004	-0.008	-0.027
hw:14	-0.05	-0.001	0.047	0.003
hw:15	0.026	-0.001	-0.002	-0.023
hw:2	0.218	0.024	-0.197	-0.046
hw:3	-0.162	-0.02	0.038	0.143
hw:4	-0.04	0.043	0	-0.003
hw:5	-0.121	-0.056	0.12	0.057
hw:6	-0.01	0.017	0.006	-0.014
hw:7	-0.095	-0.001	0.009	0.088
hw:8	0.142	-0.002	0.033	-0.173
hw:9	-0.105	-0.004	0.018	0.09
hw:a	-0.235	-0.016	0.091	0.16
hw:about	-0.022	0.057	0.048	-0.084
hw:acceptance	0.098	-0.043	-0.036	-0.019
hw:access	-0.054	-0.003	-0.015	0.072
hw:accountancy	0.024	0	0.002	-0.026
hw:acorn	-0.063	-0.001	-0.001	0.065
hw:acornly	-0.062	0	-0.001	0.063
hw:advice	0.008	-0.004	0.005	-0.01
hw:after	0.032	-0.019	0.018	-0.031
hw:agents	0.016	0	0	-0.015
hw:agreement	0.026	-0.036	0.056	-0.047
hw:all	-0.02	0.13	-0.113	0.003
hw:alliance	0.048	0	-0.001	-0.048
hw:allotment	-0.065	0	-0.001	0.065
hw:an	-0.077	-0.006	0.017	0.067
hw:anchor	-0.1	-0.002	-0.021	0.123
hw:anchorly	-0.044	0	0	0.045
hw:and	0.176	-0.01	-0.153	-0.012
hw:answer	-0.091	-0.003	0.008	0.086
hw:anti	0.045	-0.004	-0.021	-0.02
hw:app	-0.051	-0.007	0.002	0.056
hw:applicable	0.031	0	0	-0.031
hw:apply	0.038	-0.001	-0.002	-0.036
hw:apron	-0.008	0.001	0.02	-0.013
hw:architects	0.034	0	0	-0.035
hw:are	-0.033	0.086	-0.124	0.071
hw:as	-0.049	-0.001	0.001	0.049
hw:ask	-0.075	-0.014	-0.026	0.115
hw:at	-0.047	-0.002	-0.014	0.063
hw:authority	-0.021	-0.005	0.007	0.019
hw:b	0.042	0	-0.001	-0.041
hw:bakery	0.03	0	0.004	-0.034
hw:beehive	-0.107	-0.002	-0.006	0.115
hw:beehively	-0.053	0	-0.005	0.059
hw:best	-0.025	-0.002	-0.001	0.028
hw:black	0.011	-0.001	-0.001	-0.009
hw:boarding	-0.036	0	0	0.036
hw:booking	-0.065	-0.025	0.13	-0.04
hw:bookkeeping	-0.036	0	0	0.036
hw:box	-0.028	-0.001	-0.006	0.034
hw:brass	0.042	0.002	-0.058	0.015
hw:brewery	0.028	0	0.008	-0.037
hw:brown	0.015	0	0.002	-0.017
hw:business	0.001	-0.02	0.005	0.014
hw:businesses	-0.019	-0.005	0.011	0.014
hw:buy	-0.011	-0.003	-0.017	0.032
hw:buying	-0.039	-0.006	0.038	0.008
hw:by	0.027	-0.001	0.002	-0.028
hw:c	0.009	0	0.002	-0.011
hw:calls	0.018	0	0	-0.018
hw:can	-0.13	0.012	-0.052	0.171
hw:cancel	0.019	-0.002	-0.001	-0.017
hw:candles	-0.044	0	0	0.044
hw:car	-0.035	-0.003	0.003	0.034
hw:card	-0.019	-0.027	0.021	0.025
hw:cardholder	-0.008	0.007	0.045	-0.043
hw:cards	-0.078	-0.003	0.005	0.076
hw:care	0.067	0.05	-0.022	-0.095
hw:carers	0.048	0	-0.001	-0.048
hw:carnival	-0.078	0	0.004	0.074
hw:cars	-0.033	-0.001	-0.003	0.037
hw:centre	-0.01	0	-0.001	0.011
hw:ceramics	0.074	0	0.004	-0.078
hw:change	0.043	0	-0.002	-0.041
hw:changes	0.085	-0.009	-0.035	-0.041
hw:charges	-0.013	-0.007	-0.004	0.024
hw:cheese	-0.043	0	0	0.043
hw:children	0.034	0	0	-0.034
hw:church	-0.129	0	-0.001	0.13
hw:cleaning	-0.03	0	0.007	0.022
hw:client	-0.156	0.05	0.104	0.002
hw:clients	0.072	0	-0.007	-0.065
hw:clothing	0.048	-0.001	-0.007	-0.04
hw:club	0.07	-0.007	0.002	-0.065
hw:co	0.038	0.122	-0.13	-0.029
hw:coaches	0.033	0.001	0.004	-0.037
hw:coffee	0.011	0.001	0.014	-0.026
hw:collect	0.018	-0.017	0.048	-0.05
hw:come	-0.012	-0.005	0.026	-0.009
hw:community	0.014	0.001	0.007	-0.022
hw:company	0.112	-0.106	0.002	-0.007
hw:competition	0.024	0.044	-0.056	-0.013
hw:complaints	0.058	-0.032	-0.049	0.022
hw:conditions	0.381	-0.069	-0.154	-0.158
hw:construction	0.027	0	0	-0.027
hw:consulting	-0.109	0	0.003	0.106
hw:contact	0.143	-0.043	-0.081	-0.019
hw:contract	0.052	-0.019	-0.025	-0.009
hw:controller	-0.029	0.15	-0.129	0.008
hw:cookie	-0.015	-0.033	0.052	-0.004
hw:cookies	0.103	-0.01	-0.021	-0.072
hw:copper	0.018	0.004	-0.007	-0.014
hw:cornwall	0.029	0.053	-0.046	-0.035
hw:cost	0.004	-0.004	0.039	-0.039
hw:country	0.01	0.033	-0.062	0.019
hw:couriers	0.062	0	0.001	-0.064
hw:cover	0.141	-0.007	-0.04	-0.094
hw:covers	0.015	-0.038	-0.069	0.092
hw:crafts	-0.077	0	-0.001	0.078
hw:credit	0.024	-0.003	0.007	-0.028
hw:customer	0.003	0.013	0.003	-0.019
hw:customers	0.003	0.045	-0.011	-0.037
hw:d	0.025	0	0.002	-0.027
hw:data	0.073	-0.059	0.122	-0.137
hw:definitions	-0.094	0.123	-0.025	-0.004
hw:delivery	0.031	0.011	-0.051	0.008
hw:dental	0.026	0	0.006	-0.032
hw:design	0.086	-0.005	-0.011	-0.07
hw:details	-0.111	-0.011	0.078	0.044
hw:devon	-0.013	0.054	-0.045	0.005
hw:digital	0.036	0	0	-0.035
hw:directory	0.037	0	-0.001	-0.036
hw:disclosure	-0.006	0.038	-0.031	-0.001
hw:disputes	-0.033	-0.001	0.013	0.021
hw:do	-0.001	-0.024	0.026	-0.001
hw:does	0.02	-0.001	-0.038	0.02
hw:east	0.066	-0.001	-0.035	-0.03
hw:electric	0.015	-0.002	0.002	-0.014
hw:electrical	-0.007	0.003	-0.044	0.049
hw:else	-0.004	-0.011	0.032	-0.017
hw:emails	0.058	-0.006	0.026	-0.078
hw:enamel	0.04	-0.001	0.013	-0.052
hw:end	0.01	-0.006	0.011	-0.015
hw:ending	-0.023	0	0	0.023
hw:energy	0.068	-0.008	-0.011	-0.05
hw:engineering	0.052	-0.001	-0.004	-0.047
hw:england	-0.034	0.083	-0.076	0.027
hw:entries	-0.019	0	0.019	0
hw:estate	0.016	0	0	-0.015
hw:every	-0.001	-0.004	-0.013	0.018
hw:everything	-0.037	-0.004	0.001	0.041
hw:family	0.014	-0.002	0.002	-0.014
hw:faulty	0.046	-0.005	-0.001	-0.04
hw:fees	0.003	0.054	-0.035	-0.021
hw:field	-0.01	0	0.016	-0.006
hw:finance	0.027	-0.033	-0.033	0.04
hw:financial	0.05	-0.005	0.006	-0.051
hw:find	-0.054	-0.002	0.03	0.026
hw:first	-0.019	-0.002	0.008	0.013
hw:fitness	0.049	0	0.002	-0.051
hw:florists	0.001	0	0.023	-0.024
hw:for	-0.094	-0.054	-0.04	0.188
hw:free	-0.005	-0.006	0.011	-0.001
hw:from	0.057	-0.024	0.041	-0.074
hw:fuels	0.055	-0.004	-0.028	-0.023
hw:furniture	0.018	0	0	-0.017
hw:g	0.035	0	0	-0.035
hw:garden	-0.031	-0.007	-0.002	0.04
hw:gdpr	-0.03	-0.006	0.042	-0.006
hw:general	0.057	0.058	-0.043	-0.073
hw:get	-0.163	-0.009	0.019	0.153
hw:gift	0.007	-0.019	-0.024	0.036
hw:goes	0.042	-0.003	-0.012	-0.027
hw:green	-0.067	0	0.001	0.066
hw:group	0.035	0.019	-0.021	-0.032
hw:h	0.053	0	-0.001	-0.052
hw:harbour	-0.017	-0.001	-0.015	0.033
hw:haulage	0.046	0	0.008	-0.054
hw:heating	0.058	-0.001	0.009	-0.066
hw:help	-0.012	-0.002	-0.003	0.017
hw:here	0.031	-0.001	0.026	-0.056
hw:high	0.046	-0.005	0.015	-0.056
hw:hire	-0.011	-0.009	0.022	-0.002
hw:home	-0.058	0.023	0.012	0.023
hw:hook	0.042	0.002	-0.058	0.015
hw:hospice	0.027	0.001	0.004	-0.032
hw:hotels	0.058	0	0.015	-0.073
hw:how	-0.044	-0.016	-0.004	0.063
hw:i	-0.147	0.003	0.015	0.129
hw:identity	0.013	-0.021	-0.011	0.019
hw:if	-0.014	-0.006	-0.003	0.022
hw:important	0.049	-0.007	-0.033	-0.009
hw:imprint	0.005	-0.009	-0.01	0.014
hw:in	-0.035	-0.078	0.002	0.112
hw:independent	0.064	0	-0.002	-0.062
hw:index	-0.06	0	0.002	0.058
hw:information	-0.152	0.196	-0.239	0.195
hw:inquirer	-0.045	-0.003	-0.004	0.052
hw:insurance	-0.065	-0.017	0.066	0.015
hw:interpretation	0.101	-0.006	-0.124	0.029
hw:introduction	0.097	0.174	-0.197	-0.074
hw:is	0.031	-0.078	0.063	-0.016
hw:it	0.049	-0.029	0.05	-0.069
hw:j	0.026	0	0	-0.026
hw:job	0.015	-0.001	-0.002	-0.013
hw:joinery	0.105	0	0.003	-0.107
hw:k	0.015	0	0	-0.014
hw:keeping	0.007	0.054	-0.046	-0.015
hw:kennels	-0.036	0	0	0.036
hw:kettle	-0.068	0	0	0.069
hw:know	-0.037	-0.002	0	0.04
hw:l	0.024	0	0.002	-0.025
hw:landscapes	0.055	0	0.002	-0.058
hw:lane	-0.039	0	0	0.04
hw:lanternly	-0.059	-0.001	-0.013	0.074
hw:latest	0.017	-0.009	0.049	-0.057
hw:law	0.076	-0.004	0.008	-0.08
hw:learn	0.011	-0.002	0.03	-0.039
hw:legal	0.069	0.066	-0.075	-0.061
hw:letters	0.018	0	0	-0.018
hw:lettings	0.042	0	0.01	-0.052
hw:liability	-0.056	0	0.075	-0.019
hw:licences	0.024	-0.01	-0.014	0
hw:limited	-0.1	-0.021	0.125	-0.003
hw:limits	0.022	0	0	-0.022
hw:linen	-0.008	0.001	0.02	-0.013
hw:links	-0.128	-0.004	0.027	0.105
hw:local	0.023	0.048	-0.003	-0.068
hw:london	-0.055	0	0	0.055
hw:lottery	-0.012	0.16	-0.007	-0.142
hw:ltd	-0.154	-0.001	0.214	-0.06
hw:made	0.012	-0.004	-0.005	-0.003
hw:magpie	-0.056	0	0	0.057
hw:magpiely	-0.046	0	0	0.047
hw:makes	-0.037	0	0	0.037
hw:management	0.058	-0.001	-0.002	-0.056
hw:marine	0.032	0	0	-0.032
hw:marketing	0.117	0	0.008	-0.124
hw:marketplace	-0.069	0.054	0.02	-0.005
hw:means	-0.033	-0.008	0.052	-0.011
hw:money	0.055	0.005	0.002	-0.063
hw:mortgage	-0.028	-0.024	0.129	-0.077
hw:mortgages	0.088	-0.001	0.011	-0.098
hw:motors	0.029	0	0.008	-0.037
hw:moving	0.01	0.054	-0.044	-0.02
hw:mrs	-0.037	0	0	0.037
hw:mug	0.04	-0.001	0.013	-0.052
hw:my	-0.016	-0.005	0.01	0.012
hw:n	0.017	0	0	-0.017
hw:new	0.124	0	-0.001	-0.123
hw:newest	-0.019	0	0.019	0
hw:news	0.041	-0.008	0.021	-0.054
hw:not	-0.023	-0.001	0.001	0.023
hw:notebook	-0.01	0	0.016	-0.006
hw:notice	-0.113	0.081	0.056	-0.024
hw:oak	0.03	-0.001	-0.002	-0.027
hw:of	0.145	0.171	-0.38	0.064
hw:offshore	0.032	0	0	-0.032
hw:on	0.032	0.055	0.019	-0.105
hw:one	-0.044	-0.003	-0.007	0.055
hw:online	0.086	-0.02	-0.06	-0.006
hw:operative	0.009	0.083	-0.076	-0.017
hw:order	-0.004	-0.011	0.007	0.008
hw:other	0.019	-0.014	0.01	-0.015
hw:others	-0.019	0.116	-0.084	-0.012
hw:otter	-0.042	0	0	0.043
hw:our	-0.034	0.005	0.001	0.029
hw:owns	-0.051	0	0.036	0.015
hw:pan	0.018	0.004	-0.007	-0.014
hw:pantry	-0.03	0	0	0.031
hw:park	-0.011	-0.002	0.003	0.009
hw:parties	0.037	-0.08	0.032	0.012
hw:partners	0.114	0.084	-0.127	-0.072
hw:patients	-0.007	-0.006	-0.002	0.016
hw:payment	-0.024	-0.01	0.044	-0.01
hw:person	-0.032	0.008	-0.025	0.049
hw:personal	0.08	0.1	-0.121	-0.058
hw:pet	0.042	-0.002	-0.004	-0.036
hw:photography	-0.009	0	0	0.01
hw:physiotherapy	0.049	0	0.005	-0.054
hw:pier	-0.051	0	0.036	0.015
hw:planning	0.055	-0.005	0.006	-0.056
hw:play	-0.001	-0.002	0.033	-0.031
hw:plumbing	0.058	-0.001	0.009	-0.066
hw:policy	0.041	-0.174	0.225	-0.092
hw:portal	-0.05	0.053	-0.001	-0.002
hw:premier	-0.027	0	0	0.027
hw:prepaid	-0.054	-0.009	0.048	0.015
hw:prices	-0.097	-0.004	0.059	0.041
hw:pricing	-0.009	0	-0.001	0.01
hw:print	0.047	0	0.003	-0.05
hw:privacy	-0.063	0.005	0.139	-0.081
hw:processors	-0.032	-0.011	0.02	0.023
hw:promoter	0.006	-0.011	0	0.004
hw:property	0.091	0.003	-0.055	-0.039
hw:protection	-0.02	-0.025	0.02	0.025
hw:provider	-0.024	-0.033	0.059	-0.002
hw:publishing	0.026	0	0.002	-0.028
hw:purpose	-0.07	0.058	0.015	-0.002
hw:questions	-0.083	-0.006	-0.001	0.089
hw:r	0.047	0	-0.001	-0.046
hw:reach	0.013	-0.003	-0.003	-0.007
hw:receives	-0.134	-0.013	0.163	-0.016
hw:recent	-0.01	0	0.028	-0.019
hw:recipients	-0.069	-0.01	0.051	0.028
hw:record	0.012	0	-0.016	0.003
hw:recruitment	0.038	-0.002	0.002	-0.038
hw:registered	-0.014	0	0	0.015
hw:registration	-0.048	0.007	0.033	0.008
hw:regulation	-0.015	-0.005	0.031	-0.011
hw:regulator	-0.019	-0.003	0.004	0.018
hw:regulatory	0.017	-0.005	-0.016	0.004
hw:renewables	0.025	0	0.01	-0.035
hw:responsible	0.051	-0.006	-0.038	-0.007
hw:retention	-0.028	0	0	0.029
hw:returns	0.037	-0.036	-0.066	0.065
hw:reviews	-0.008	-0.004	0.032	-0.019
hw:right	0.049	-0.003	-0.004	-0.043
hw:rights	-0.014	-0.003	0	0.016
hw:roofing	0.05	0	-0.001	-0.049
hw:rooms	0.017	0	0	-0.017
hw:royal	0.028	0	0	-0.028
hw:rules	0.092	-0.025	-0.034	-0.034
hw:run	-0.067	-0.024	0.067	0.024
hw:sale	-0.042	0.068	-0.122	0.096
hw:school	-0.051	-0.002	0	0.053
hw:scope	-0.051	-0.017	0.036	0.032
hw:seed	-0.028	-0.001	-0.006	0.034
hw:sees	-0.001	-0.012	0.03	-0.017
hw:sell	0.046	0	-0.003	-0.043
hw:service	0.008	-0.079	0.033	0.038
hw:services	0.15	-0.01	-0.019	-0.121
hw:share	0.001	-0.042	0.068	-0.026
hw:sharing	-0.058	-0.001	0.05	0.009
hw:shipping	0.018	0	0	-0.018
hw:shops	-0.031	0.086	-0.06	0.005
hw:silver	-0.003	0	0.013	-0.011
hw:similar	0.01	0	0.012	-0.022
hw:site	0.003	-0.03	0.031	-0.005
hw:slavery	0.045	-0.004	-0.021	-0.02
hw:small	0.039	-0.006	0.01	-0.043
hw:smart	0.033	-0.005	-0.02	-0.008
hw:smith	0.02	0	0	-0.019
hw:society	-0.016	0	-0.001	0.017
hw:software	-0.051	-0.005	0.036	0.02
hw:something	-0.016	-0.005	-0.002	0.024
hw:sons	0.046	0	0.018	-0.065
hw:soon	-0.091	-0.003	0.008	0.086
hw:specialists	0.033	-0.001	-0.003	-0.029
hw:st	-0.095	0.049	-0.011	0.057
hw:stall	-0.043	0	0	0.043
hw:statement	0.088	0.011	-0.077	-0.022
hw:stay	0.024	-0.007	0.012	-0.03
hw:storage	0.031	-0.004	0	-0.027
hw:story	-0.061	-0.007	-0.032	0.1
hw:street	0.023	-0.004	0.015	-0.034
hw:studio	-0.034	0	0	0.034
hw:subscribe	0.041	-0.006	0.026	-0.061
hw:summary	0.074	0.022	-0.102	0.005
hw:supplier	-0.067	0.001	0.054	0.013
hw:suppliers	-0.004	-0.005	0.012	-0.003
hw:supply	0.026	0	0	-0.025
hw:support	0.011	-0.006	0.011	-0.016
hw:take	0.02	-0.004	0.006	-0.022
hw:talk	-0.034	-0.007	0.006	0.035
hw:taylor	0.037	0	0	-0.037
hw:team	-0.038	-0.01	0.031	0.017
hw:tearoom	-0.01	0	0	0.01
hw:technologies	-0.012	0	0.012	0
hw:telecom	0.077	0	0.006	-0.082
hw:terms	-0.12	0.156	-0.111	0.074
hw:textiles	0.036	0	0	-0.036
hw:that	-0.045	0.053	0	-0.008
hw:the	-0.124	-0.031	0.102	0.053
hw:them	-0.043	0	0.006	0.037
hw:these	0.005	-0.045	0.058	-0.018
hw:third	-0.012	-0.058	0.073	-0.004
hw:this	0.021	-0.071	-0.041	0.091
hw:throw	0.115	-0.002	-0.019	-0.094
hw:tickets	-0.02	-0.003	0.026	-0.002
hw:to	-0.032	0.024	-0.007	0.015
hw:today	0.007	-0.001	0.004	-0.011
hw:tools	0.01	0	0.029	-0.04
hw:trade	-0.055	-0.002	0.025	0.032
hw:training	0.053	-0.004	-0.014	-0.034
hw:travel	0	0.008	0.058	-0.067
hw:tray	0.024	-0.001	-0.002	-0.021
hw:trust	0.126	0.034	-0.115	-0.046
hw:uk	-0.006	0.001	-0.029	0.034
hw:ularbo	-0.042	-0.002	-0.026	0.07
hw:unhappy	-0.03	0	-0.001	0.031
hw:university	0.041	0	0	-0.04
hw:up	-0.033	-0.004	-0.017	0.054
hw:updates	-0.024	-0.001	-0.003	0.028
hw:us	0.164	-0.05	0.061	-0.176
hw:use	0.157	0.037	-0.177	-0.017
hw:user	0.028	-0.004	-0.015	-0.01
hw:uses	0.049	0	-0.002	-0.047
hw:using	-0.036	-0.005	0.045	-0.005
hw:vet	0.022	-0.001	-0.001	-0.02
hw:visit	-0.021	0	0.001	0.02
hw:wardrobely	-0.066	0	-0.006	0.072
hw:we	0.228	-0.002	0.004	-0.23
hw:web	0.018	-0.004	0.013	-0.028
hw:website	-0.035	0.122	-0.001	-0.086
hw:welcome	-0.049	-0.004	-0.005	0.057
hw:wenston	-0.01	0	0	0.01
hw:west	-0.04	-0.003	0.026	0.018
hw:what	-0.044	-0.061	-0.027	0.132
hw:where	0.011	0.05	0.062	-0.123
hw:who	0.009	-0.124	0.072	0.043
hw:whole	0.027	-0.008	-0.008	-0.011
hw:why	0.045	0	-0.016	-0.028
hw:wilfrid's	-0.065	0	0	0.066
hw:will	-0.156	0.118	-0.078	0.116
hw:wins	-0.013	0	0.013	0
hw:with	0.126	-0.018	-0.018	-0.09
hw:without	0.042	-0.002	0.007	-0.047
hw:wool	0.115	-0.002	-0.019	-0.094
hw:work	0.048	0	0.012	-0.06
hw:works	0.05	-0.001	0	-0.049
hw:you	-0.127	-0.062	0.018	0.171
hw:your	-0.096	0.064	0.057	-0.026
inList	-0.254	0.089	0.386	-0.221
kind:current	0.593	-0.692	-1.026	1.124
kind:former	0.182	-0.035	-0.139	-0.008
kind:loose	-0.162	0.162	0.005	-0.005
kind:near	-0.361	0.041	0.199	0.121
kind:number	0.24	-0.145	0.112	-0.206
kind:other	-0.487	0.429	1.298	-1.24
label:charity	-0.392	0.019	0.367	0.006
label:company	0.388	-0.214	-0.114	-0.06
label:fca	-0.104	-0.001	0.102	0.003
label:foreign	0.358	0.071	-0.364	-0.065
label:number	0.201	-0.039	-0.152	-0.009
label:registered	0.368	0.011	-0.316	-0.062
label:regulator	-0.204	-0.033	0.245	-0.008
label:tax	-0.043	0	0.043	0
like	0.098	-0.248	-0.713	0.863
like:close	-0.362	0.556	-0.113	-0.081
like:none	-0.744	0.038	1.137	-0.431
like:same	1.071	-1.102	-0.784	0.815
like:some	0.04	0.268	0.209	-0.517
mayBeLonger	-0.423	0.019	0.177	0.227
n:near	0.183	0.069	-0.145	-0.107
n:postcode	0.152	-0.072	-0.059	-0.022
n:site	0.225	-0.007	-0.122	-0.096
n:stranger:charity	-0.392	0.019	0.367	0.006
n:stranger:company	0.402	-0.13	-0.259	-0.014
n:stranger:fca	-0.104	-0.001	0.102	0.003
n:stranger:foreign	0.474	-0.067	-0.353	-0.054
n:stranger:number	0.019	0.004	-0.023	0
n:stranger:registered	0.266	-0.09	-0.162	-0.014
n:stranger:regulator	-0.204	-0.033	0.245	-0.008
n:stranger:tax	-0.043	0	0.043	0
namedBySites	-0.379	-0.015	0.463	-0.069
otherNumberNear	-0.606	-0.186	0.469	0.323
othersInBlock	-0.331	-0.063	0.292	0.102
ownNumberNear	1.126	0.316	0.481	-1.923
page+region:about:footer	0.048	-0.005	0.056	-0.098
page+region:about:header	0.045	-0.028	-0.003	-0.014
page+region:about:hidden	0.062	-0.031	-0.078	0.047
page+region:about:text	0.103	-0.186	-0.019	0.102
page+region:complaints:footer	0.039	-0.017	-0.005	-0.017
page+region:complaints:header	-0.134	0	-0.001	0.135
page+region:complaints:hidden	-0.074	-0.001	-0.002	0.076
page+region:complaints:text	0.053	-0.08	-0.029	0.055
page+region:contact:footer	0.056	-0.097	0.129	-0.088
page+region:contact:header	0.094	0.1	-0.065	-0.13
page+region:contact:hidden	-0.097	-0.053	0.025	0.124
page+region:contact:text	0.096	-0.004	-0.299	0.208
page+region:cookies:footer	-0.143	-0.024	0.033	0.135
page+region:cookies:header	-0.055	-0.004	-0.005	0.064
page+region:cookies:hidden	0.091	-0.005	-0.016	-0.07
page+region:cookies:text	-0.165	-0.018	0.066	0.117
page+region:delivery:footer	0.008	0.008	0.074	-0.09
page+region:delivery:header	-0.002	-0.013	-0.018	0.032
page+region:delivery:hidden	0.145	-0.007	-0.034	-0.104
page+region:delivery:text	-0.069	-0.125	-0.093	0.287
page+region:home:footer	-0.246	-0.019	0.063	0.202
page+region:home:header	0.052	0.027	0.094	-0.173
page+region:home:hidden	0.207	-0.116	-0.23	0.14
page+region:home:text	-0.168	-0.05	0.466	-0.247
page+region:legal:footer	0.146	-0.032	-0.219	0.105
page+region:legal:header	-0.176	-0.008	-0.017	0.201
page+region:legal:hidden	-0.021	-0.004	-0.009	0.034
page+region:legal:text	0.266	-0.266	-0.019	0.019
page+region:modern_slavery:header	0.059	0	0	-0.058
page+region:modern_slavery:hidden	0.069	0	-0.001	-0.068
page+region:modern_slavery:text	0.046	0.171	-0.172	-0.044
page+region:other:footer	0.111	-0.146	-0.11	0.145
page+region:other:header	-0.015	-0.029	-0.073	0.116
page+region:other:hidden	-0.119	-0.041	0.362	-0.202
page+region:other:text	-0.279	0.274	0.346	-0.34
page+region:privacy:footer	0.035	-0.169	0.077	0.057
page+region:privacy:header	0.03	0.088	-0.094	-0.024
page+region:privacy:hidden	-0.035	-0.1	0.146	-0.011
page+region:privacy:text	0.088	0.169	-0.174	-0.083
page+region:terms:footer	-0.015	-0.157	0.078	0.094
page+region:terms:header	-0.074	-0.059	-0.151	0.284
page+region:terms:hidden	0.08	-0.077	-0.103	0.1
page+region:terms:text	0.2	0.096	-0.193	-0.102
page:about	0.258	-0.251	-0.044	0.037
page:complaints	-0.116	-0.098	-0.037	0.25
page:contact	0.149	-0.053	-0.211	0.115
page:cookies	-0.272	-0.051	0.077	0.246
page:delivery	0.082	-0.136	-0.072	0.126
page:home	-0.155	-0.159	0.392	-0.079
page:legal	0.215	-0.31	-0.264	0.359
page:modern_slavery	0.173	0.17	-0.173	-0.17
page:other	-0.302	0.059	0.525	-0.282
page:privacy	0.118	-0.012	-0.045	-0.061
page:terms	0.192	-0.198	-0.37	0.376
pages	0.309	-0.263	-0.147	0.101
postcodeNear	1.023	0.4	0.299	-1.722
region:footer	0.097	-0.09	0.068	-0.075
region:header	0.052	0.027	0.094	-0.173
region:hidden	0.028	-0.429	0.15	0.252
region:text	-0.173	0.252	0.138	-0.217
s:I	0.112	0.304	-0.302	-0.115
s:they	-0.033	0.208	-0.169	-0.006
s:we	-0.099	0.038	0.075	-0.015
s:you	0.081	-0.217	0.044	0.093
shortBlock	0.091	0.059	-0.139	-0.011
source:certificate	0.011	-0.002	-0.006	-0.003
source:json_ld	0.013	-0.003	-0.044	0.033
source:title	0.001	-0.424	0.201	0.222
type:foreign	0.982	0.113	-1.052	-0.043`;
