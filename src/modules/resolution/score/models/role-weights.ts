/** Written by `npm run fit:resolution`; edit nothing by hand. Fitted on 841 labelled and 945 synthetic sites. */
export const ROLE_CLASSES = ['operator', 'group', 'third_party', 'brand'];

/** A line for each feature: its name, then its weight for each class. */
export const ROLE_WEIGHTS = `bias	-0.004	-0.491	0.916	-0.422
a1:"	-0.015	-0.013	0.08	-0.053
a1:&	-0.025	0.019	-0.013	0.019
a1:(	-0.282	0.224	0.255	-0.197
a1::	0.013	-0.042	0.087	-0.058
a1:;	-0.137	-0.044	0.082	0.099
a1:BRAND	-0.021	-0.278	0.15	0.148
a1:DIGITS	0.109	-0.199	-0.061	0.15
a1:ORG	0.079	0.2	-0.144	-0.134
a1:SELF	0.032	-0.067	0.045	-0.01
a1:a	-0.111	0.106	-0.196	0.2
a1:about	0.002	0.082	-0.09	0.006
a1:accepts	-0.024	0.011	0.013	0
a1:account	-0.064	-0.004	0.004	0.065
a1:accounts	-0.015	-0.001	-0.002	0.018
a1:acts	-0.003	-0.014	-0.013	0.03
a1:address	0.032	-0.009	-0.02	-0.003
a1:all	-0.067	0.103	-0.032	-0.003
a1:also	-0.286	0.358	-0.068	-0.004
a1:an	-0.026	-0.04	0.066	0
a1:and	0.059	-0.212	0.341	-0.189
a1:anti	0.018	-0.001	-0.006	-0.011
a1:app	-0.1	-0.002	-0.001	0.103
a1:are	0.053	0.076	-0.061	-0.068
a1:as	0.044	-0.072	0.021	0.006
a1:ask	-0.049	-0.003	0.005	0.046
a1:at	0.001	-0.012	-0.002	0.013
a1:because	0.161	-0.082	-0.096	0.016
a1:began	0.054	-0.073	-0.095	0.114
a1:belongs	-0.07	0.041	0.027	0.003
a1:beyond	-0.008	-0.025	0.038	-0.005
a1:booking	-0.015	0	0	0.015
a1:bottles	-0.056	0	-0.001	0.058
a1:bottom	-0.06	-0.001	0	0.061
a1:buildings	0.049	-0.001	-0.002	-0.046
a1:built	-0.062	0	0	0.062
a1:business	-0.052	0.072	0.006	-0.026
a1:by	0.029	-0.003	-0.027	0.002
a1:c	0.095	-0.049	-0.044	-0.002
a1:can	-0.009	-0.033	0.05	-0.008
a1:card	0.066	-0.005	0.006	-0.067
a1:cares	-0.008	-0.005	-0.002	0.015
a1:charity	0.057	-0.011	-0.027	-0.019
a1:checks	-0.014	-0.012	0.048	-0.022
a1:clear	0.028	-0.008	0.013	-0.032
a1:clearance	-0.053	-0.001	-0.001	0.055
a1:co	-0.02	-0.006	-0.019	0.045
a1:collects	-0.072	-0.008	0.038	0.042
a1:company	-0.286	0.235	-0.001	0.052
a1:contact	0.044	-0.027	-0.038	0.022
a1:cookies	-0.019	-0.005	0.025	0
a1:customer	-0.058	-0.006	0.096	-0.033
a1:data	0.018	-0.026	-0.06	0.068
a1:delivery	0.01	-0.007	-0.001	-0.002
a1:disputes	0.031	-0.008	0.008	-0.031
a1:do	0.081	-0.036	-0.073	0.028
a1:does	0.058	-0.002	0.001	-0.057
a1:drive	-0.056	0	0	0.057
a1:each	-0.023	-0.019	0.025	0.017
a1:email	0.082	-0.014	-0.042	-0.026
a1:et	-0.026	0.002	0.024	0
a1:every	0.07	-0.001	-0.001	-0.068
a1:expects	0.028	-0.007	-0.016	-0.004
a1:fabegeku	-0.004	-0.007	0.013	-0.002
a1:fca	0.02	-0.001	-0.018	0
a1:features	-0.122	-0.002	-0.002	0.125
a1:filter	0.037	0	0	-0.036
a1:finance	-0.023	-0.001	-0.001	0.025
a1:financial	-0.006	-0.008	-0.001	0.015
a1:find	-0.054	-0.003	-0.004	0.061
a1:finds	0.023	-0.002	-0.005	-0.016
a1:for	0.065	-0.069	0.12	-0.116
a1:formed	0.024	-0.018	-0.004	-0.001
a1:freshly	0.02	0	-0.001	-0.019
a1:from	0.031	-0.05	-0.016	0.035
a1:gathers	-0.006	-0.003	-0.004	0.013
a1:get	0.122	-0.008	-0.006	-0.107
a1:gift	0.062	-0.003	-0.002	-0.057
a1:gives	-0.066	-0.038	0.112	-0.008
a1:gizorelzi	-0.107	0.011	0.095	0.001
a1:group	-0.111	0.058	-0.143	0.196
a1:handles	-0.076	-0.017	0.108	-0.015
a1:has	0.133	-0.027	-0.047	-0.059
a1:help	-0.092	0	-0.001	0.093
a1:here	-0.017	-0.001	-0.001	0.019
a1:home	-0.065	-0.011	-0.026	0.102
a1:house	-0.021	-0.003	-0.022	0.046
a1:how	-0.055	-0.001	-0.002	0.057
a1:ico	0.024	-0.001	-0.021	-0.002
a1:if	-0.026	-0.048	0.113	-0.039
a1:in	-0.052	0.047	-0.039	0.044
a1:incorporated	-0.122	0.118	-0.001	0.005
a1:installed	-0.023	0	0	0.024
a1:is	0.131	-0.112	-0.199	0.18
a1:it	-0.105	0.022	0.082	0.001
a1:its	0.04	-0.012	-0.001	-0.027
a1:keeps	-0.04	-0.002	0	0.042
a1:learning	0.01	0	-0.001	-0.009
a1:legal	-0.023	-0.001	-0.002	0.025
a1:limited	0	-0.009	0.023	-0.014
a1:limited’s	0	-0.02	0.102	-0.082
a1:london	-0.003	-0.02	-0.018	0.042
a1:look	0.023	-0.003	0	-0.02
a1:looks	-0.019	0.001	-0.025	0.043
a1:lottery	0.04	0.059	-0.01	-0.09
a1:ltd’s	0.129	-0.017	-0.084	-0.028
a1:made	-0.024	0	-0.001	0.025
a1:may	0.026	0.134	-0.218	0.057
a1:means	-0.101	0.087	-0.041	0.054
a1:menu	-0.012	0	-0.001	0.014
a1:mortgages	-0.079	-0.001	-0.001	0.081
a1:name	-0.126	-0.017	0.069	0.074
a1:neither	-0.02	-0.005	0.009	0.016
a1:new	0.036	-0.009	-0.002	-0.025
a1:number	0.017	-0.006	-0.011	0
a1:of	-0.001	-0.01	0.04	-0.03
a1:offers	-0.075	0.08	-0.035	0.03
a1:office	0.043	-0.003	-0.039	0
a1:offices	-0.007	-0.013	-0.064	0.084
a1:on	-0.077	0.104	-0.012	-0.014
a1:online	0.025	-0.002	-0.001	-0.022
a1:operates	0.08	-0.01	-0.072	0.002
a1:or	0.014	-0.072	0.11	-0.052
a1:our	0.06	-0.041	0.099	-0.117
a1:owns	0.018	-0.009	-0.008	-0.001
a1:part	-0.049	-0.004	-0.001	0.054
a1:payment	0.008	-0.002	0.004	-0.01
a1:payments	-0.006	-0.018	0.025	-0.001
a1:phone	0.035	-0.011	-0.044	0.019
a1:pictures	0.053	-0.001	0	-0.052
a1:platform	-0.07	-0.002	-0.001	0.073
a1:please	0.052	-0.002	0.009	-0.059
a1:po	-0.011	-0.001	0.001	0.01
a1:policies	-0.009	-0.001	-0.004	0.014
a1:powered	-0.095	-0.008	0.07	0.033
a1:pricing	-0.008	-0.002	-0.001	0.011
a1:privacy	0.024	0.032	-0.022	-0.034
a1:product	0.052	-0.001	-0.001	-0.05
a1:products	0.029	-0.001	-0.001	-0.028
a1:programme	-0.028	0.034	-0.032	0.027
a1:proudly	0.025	0	-0.001	-0.024
a1:provides	0.044	0.062	-0.084	-0.022
a1:pubs	0.058	0	-0.001	-0.056
a1:reg	0.084	-0.01	-0.076	0.002
a1:registered	-0.12	-0.051	0.345	-0.174
a1:registration	-0.04	-0.008	-0.002	0.051
a1:release	-0.057	0.002	0.011	0.044
a1:respects	0.012	-0.014	-0.022	0.024
a1:returns	0.035	-0.001	-0.002	-0.032
a1:ring	0.012	-0.001	0	-0.012
a1:rooms	-0.09	-0.014	0.047	0.057
a1:royal	0.029	-0.001	-0.025	-0.003
a1:runs	-0.013	-0.007	-0.009	0.029
a1:s	-0.004	-0.024	0.134	-0.106
a1:san	-0.048	0.036	0.011	0
a1:seo	-0.001	-0.004	-0.007	0.013
a1:services	0.116	-0.004	-0.006	-0.106
a1:shop	-0.029	-0.003	-0.003	0.035
a1:so	-0.024	-0.013	0.055	-0.018
a1:software	0.022	-0.001	-0.002	-0.019
a1:spare	0.016	-0.001	0	-0.015
a1:standard	0.095	-0.02	-0.061	-0.014
a1:stories	0.021	-0.001	-0.002	-0.018
a1:straightforward	-0.009	-0.001	-0.002	0.012
a1:students	0.008	0	0.01	-0.017
a1:subscribe	0.002	-0.004	-0.014	0.017
a1:suite	-0.028	0.049	-0.018	-0.003
a1:supplies	0.092	-0.002	-0.034	-0.057
a1:t	0.15	-0.049	-0.017	-0.084
a1:takes	0.077	-0.009	0.008	-0.076
a1:telephone	0.08	-0.009	-0.071	0
a1:terms	-0.007	0.069	0.02	-0.082
a1:the	-0.003	-0.039	0.022	0.02
a1:their	0.163	-0.028	-0.128	-0.007
a1:there	0.023	-0.001	-0.001	-0.021
a1:this	-0.066	0.059	0.005	0.002
a1:thoughtful	0.005	-0.002	-0.013	0.011
a1:to	0.098	-0.053	0.031	-0.076
a1:trade	0.05	-0.009	-0.049	0.008
a1:trades	0.037	-0.007	-0.032	0.002
a1:trading	0.004	0.003	0.11	-0.116
a1:uk	-0.004	-0.033	-0.039	0.076
a1:undefined	0.19	-0.006	-0.186	0.002
a1:under	0.028	-0.066	0.039	-0.001
a1:understands	0.014	-0.019	-0.004	0.009
a1:unit	-0.023	-0.048	0.063	0.008
a1:url	-0.044	-0.001	-0.007	0.052
a1:uses	0.072	-0.012	-0.053	-0.007
a1:vat	0.077	-0.012	-0.061	-0.004
a1:views	-0.062	0	0	0.063
a1:visit	-0.069	-0.003	-0.004	0.077
a1:was	0	0.001	0.079	-0.08
a1:we	-0.027	-0.02	0.02	0.027
a1:web	0.066	-0.016	0.007	-0.057
a1:website	0.067	-0.025	0.019	-0.061
a1:what	0.011	-0.028	0.094	-0.077
a1:when	0.005	0.101	-0.075	-0.03
a1:which	0.048	0.059	0.1	-0.206
a1:who	-0.073	-0.052	0.036	0.088
a1:whose	0.066	0.132	-0.181	-0.017
a1:will	0.084	-0.049	-0.015	-0.02
a1:win	0.041	0	-0.002	-0.039
a1:winner	0.01	0	0	-0.01
a1:wins	-0.022	0.001	0.022	0
a1:with	0.187	-0.143	-0.207	0.163
a1:you	-0.053	-0.054	0.103	0.004
a1:yw	0.025	-0.009	-0.016	0
a1:©	0.048	-0.012	0.116	-0.151
a1:¶	-0.009	-0.072	0.142	-0.061
a2:" "	0.096	-0.02	-0.006	-0.07
a2:" and	0.064	-0.005	-0.033	-0.026
a2:" the	0.039	-0.009	-0.004	-0.026
a2:" us	-0.004	-0.002	-0.011	0.017
a2:" we	-0.131	-0.018	0.165	-0.015
a2:" ¶	0.01	-0.005	0.005	-0.009
a2:( "	-0.133	0.177	-0.007	-0.037
a2:( SELF	0.102	-0.017	-0.083	-0.001
a2:( a	0.085	-0.225	0.141	-0.001
a2:( also	-0.029	-0.01	0.04	0
a2:( co	-0.122	0.045	0.076	0.001
a2:( companies	0.038	-0.003	-0.035	-0.001
a2:( company	-0.304	-0.11	0.474	-0.06
a2:( fca	-0.003	-0.021	0.029	-0.005
a2:( ico	-0.004	-0.021	0.029	-0.003
a2:( in	0.008	-0.017	0.026	-0.016
a2:( no	-0.018	0.037	-0.032	0.012
a2:( number	-0.081	0.012	0.069	0
a2:( referred	0.029	-0.011	-0.008	-0.009
a2:( reg	0.009	0.073	-0.082	0
a2:( registered	-0.189	0.284	-0.125	0.03
a2:( the	0.07	-0.011	-0.015	-0.044
a2:( trading	0.09	0.03	-0.104	-0.015
a2:( we	0.086	-0.036	-0.036	-0.014
a2:( with	0.043	-0.024	0.001	-0.019
a2:( www	-0.002	-0.012	0.015	-0.001
a2:: a	-0.064	0.002	0.061	0.001
a2:: company	0.017	-0.002	-0.015	-0.001
a2:: home	0.078	-0.001	-0.012	-0.065
a2:: terms	0.044	-0.001	-0.008	-0.035
a2:; and	-0.033	-0.009	0.048	-0.005
a2:; the	-0.005	-0.01	0.018	-0.003
a2:; ¶	-0.107	0.019	-0.027	0.116
a2:BRAND all	-0.038	-0.001	0.001	0.038
a2:BRAND are	-0.03	-0.029	0.042	0.017
a2:BRAND drive	-0.05	-0.001	-0.007	0.057
a2:BRAND home	-0.009	-0.02	-0.02	0.049
a2:BRAND is	-0.036	-0.017	0.018	0.035
a2:BRAND learning	-0.023	0	0	0.023
a2:BRAND software	-0.03	0.006	0.006	0.018
a2:BRAND thoughtful	-0.028	0	0.011	0.016
a2:BRAND ¶	-0.15	-0.043	0.081	0.112
a2:DIGITS about	-0.033	0	0	0.033
a2:DIGITS all	0.14	-0.007	-0.034	-0.099
a2:DIGITS almoner	0.025	-0.002	-0.022	0
a2:DIGITS built	0.114	0	0	-0.114
a2:DIGITS cooper	0.032	-0.003	-0.03	0
a2:DIGITS drover	-0.015	0	0.016	0
a2:DIGITS kestrel	-0.011	0	0.01	0
a2:DIGITS lantern	-0.009	-0.005	0.014	0
a2:DIGITS larkfield	-0.012	0.001	0.012	0
a2:DIGITS privacy	-0.021	0	-0.001	0.022
a2:DIGITS registered	-0.019	-0.004	0.042	-0.019
a2:DIGITS rita	0.022	-0.014	-0.008	0
a2:DIGITS sexton	-0.016	-0.001	0.016	0
a2:DIGITS site	0.018	0	0	-0.018
a2:DIGITS tannery	-0.013	0.001	0.012	0
a2:DIGITS thimble	0.011	-0.001	-0.01	0
a2:DIGITS weighbridge	-0.013	-0.001	0.014	0
a2:DIGITS wherry	-0.017	0.001	0.016	0
a2:DIGITS ¶	-0.156	-0.029	0.13	0.055
a2:ORG (	0.104	0.322	-0.423	-0.003
a2:ORG NUM	-0.017	-0.002	-0.001	0.02
a2:ORG and	0.017	-0.064	0.083	-0.035
a2:ORG company	0.179	-0.001	-0.166	-0.013
a2:ORG is	-0.03	-0.005	0.021	0.015
a2:ORG the	-0.006	-0.02	0.03	-0.003
a2:ORG ¶	-0.486	0.174	0.33	-0.019
a2:SELF DIGITS	0.065	-0.007	-0.058	0
a2:SELF company	-0.06	-0.025	0.085	0
a2:SELF ¶	-0.024	-0.021	0.047	-0.002
a2:a charitable	0.025	-0.007	-0.015	-0.002
a2:a company	-0.003	0.151	-0.18	0.032
a2:a private	0.019	-0.018	-0.001	0
a2:a registered	-0.083	-0.01	-0.031	0.124
a2:a uk	0.079	-0.022	-0.047	-0.01
a2:a voluntary	-0.029	0	0	0.03
a2:about these	-0.01	0.001	0.01	0
a2:about us	0.082	-0.002	-0.004	-0.077
a2:about ¶	-0.059	-0.002	-0.003	0.065
a2:accounts tax	0.041	-0.001	-0.002	-0.038
a2:acts as	-0.026	-0.014	-0.013	0.053
a2:address :	-0.021	0.003	0.015	0.003
a2:all rights	-0.034	0.086	-0.031	-0.021
a2:an england	0.01	-0.002	-0.007	-0.001
a2:and "	-0.053	-0.014	0.011	0.056
a2:and ORG	0.033	-0.022	0.087	-0.099
a2:and a	-0.128	0.006	0.122	0.001
a2:and any	-0.034	-0.001	-0.001	0.036
a2:and are	-0.007	-0.003	0.055	-0.045
a2:and for	-0.075	-0.04	0.132	-0.017
a2:and hold	0.013	-0.001	-0.001	-0.012
a2:and is	0.139	-0.051	-0.018	-0.07
a2:and its	-0.005	-0.03	0.017	0.018
a2:and large	-0.056	0	0.056	0
a2:and our	0.078	-0.033	-0.034	-0.011
a2:and the	-0.135	0.15	-0.002	-0.013
a2:and to	-0.022	0	0.022	0
a2:and we	0.031	-0.013	0.011	-0.029
a2:and with	0.025	-0.006	-0.029	0.01
a2:and you	0.013	-0.001	-0.011	0
a2:anti slavery	0.018	-0.001	-0.006	-0.011
a2:are a	0.043	-0.006	-0.033	-0.004
a2:are the	0.015	-0.013	0.004	-0.005
a2:as a	-0.031	-0.007	0.014	0.024
a2:ask for	0.02	-0.002	-0.001	-0.018
a2:ask us	-0.07	-0.001	0.006	0.064
a2:because that	0.035	-0.01	-0.025	-0.001
a2:because the	0.127	-0.072	-0.071	0.017
a2:began as	-0.029	0	0	0.029
a2:began in	0.083	-0.073	-0.094	0.084
a2:beyond that	-0.008	-0.025	0.038	-0.005
a2:booking conditions	-0.015	0	0	0.015
a2:bottles worth	-0.056	0	-0.001	0.058
a2:bottom of	-0.06	-0.001	0	0.061
a2:buildings and	0.049	-0.001	-0.002	-0.046
a2:built for	-0.045	0	0	0.045
a2:c o	0.096	-0.048	-0.046	-0.002
a2:card is	0.04	-0.001	0	-0.039
a2:cares about	-0.014	-0.001	-0.001	0.015
a2:charity no	0.026	-0.002	-0.023	-0.001
a2:clear advice	0.034	-0.001	-0.002	-0.031
a2:clearance ¶	-0.053	-0.001	-0.001	0.055
a2:company SELF	0.061	-0.011	-0.049	0
a2:company information	0.046	0	0	-0.045
a2:company no	0.066	-0.019	-0.03	-0.017
a2:company number	-0.259	0.18	0.095	-0.017
a2:company registered	-0.119	0.032	0.079	0.009
a2:company registration	-0.026	-0.006	0.015	0.017
a2:company ¶	-0.005	0.094	-0.089	0.001
a2:contact about	-0.025	-0.001	-0.001	0.027
a2:contact our	-0.011	-0.002	-0.001	0.013
a2:contact us	0.093	-0.011	-0.012	-0.071
a2:contact who	0.029	-0.001	0	-0.028
a2:contact ¶	0.132	-0.008	-0.007	-0.117
a2:disputes ¶	0.033	-0.002	-0.001	-0.029
a2:do with	0.021	-0.029	-0.024	0.031
a2:does not	0.03	-0.002	0.002	-0.03
a2:drive away	-0.056	0	0	0.057
a2:email address	0.082	-0.014	-0.042	-0.026
a2:et rog	-0.026	0.002	0.024	0
a2:fabegeku house	-0.004	-0.007	0.013	-0.002
a2:fca frn	0.02	-0.001	-0.018	0
a2:features ¶	-0.092	-0.001	-0.001	0.094
a2:filter blend	0.037	0	0	-0.036
a2:find a	-0.104	-0.002	-0.002	0.108
a2:find the	-0.016	0	-0.001	0.018
a2:for marketing	0.007	-0.008	-0.016	0.016
a2:for the	-0.02	-0.019	0.036	0.003
a2:formed and	0.028	-0.007	-0.02	0
a2:formed in	-0.019	-0.01	0.03	-0.001
a2:freshly roasted	0.02	0	-0.001	-0.019
a2:from a	-0.024	-0.001	0.001	0.024
a2:gathers and	-0.045	-0.003	-0.004	0.051
a2:get in	0.122	-0.008	-0.006	-0.107
a2:gift cards	-0.018	-0.001	-0.001	0.02
a2:gift sets	0.051	-0.001	-0.001	-0.049
a2:gives please	-0.032	-0.017	0.084	-0.036
a2:gives ¶	-0.009	-0.017	0.048	-0.023
a2:gizorelzi house	-0.107	0.011	0.095	0.001
a2:group of	0.006	0.018	-0.022	-0.002
a2:group stuttgart	-0.081	0.067	0.013	0.001
a2:group ¶	-0.054	0.016	-0.022	0.061
a2:handles personal	-0.069	-0.017	0.109	-0.023
a2:here for	0.017	0	-0.001	-0.017
a2:home BRAND	0.057	-0.006	0.036	-0.088
a2:home book	-0.074	-0.001	-0.001	0.076
a2:home privacy	-0.035	-0.01	0.03	0.016
a2:home terms	-0.109	0.037	-0.023	0.095
a2:home ¶	0.15	-0.018	-0.059	-0.074
a2:how it	-0.055	-0.001	-0.002	0.057
a2:if we	-0.009	-0.014	0.023	0
a2:if you	-0.026	-0.032	0.087	-0.029
a2:in the	-0.03	0.064	-0.064	0.03
a2:installed properly	-0.023	0	0	0.024
a2:is ORG	0.048	-0.044	-0.017	0.013
a2:is a	-0.182	0.056	0.016	0.11
a2:is an	0.098	0.039	-0.09	-0.047
a2:is authorised	0.074	-0.05	-0.034	0.01
a2:is committed	-0.026	-0.007	-0.014	0.047
a2:is made	-0.011	0	0	0.012
a2:is not	0.016	-0.023	-0.007	0.014
a2:is one	-0.03	-0.004	0.015	0.018
a2:is operated	-0.01	0	0	0.01
a2:is owned	0.101	-0.038	-0.063	0.001
a2:is part	0.102	-0.024	-0.052	-0.026
a2:is registered	-0.099	-0.02	0.162	-0.044
a2:is responsible	-0.008	-0.002	-0.001	0.01
a2:is run	-0.016	-0.002	-0.001	0.019
a2:is the	0.054	-0.035	-0.02	0
a2:is used	-0.014	0	0	0.015
a2:it is	-0.069	-0.008	0.081	-0.004
a2:its helpline	-0.004	-0.009	0.014	-0.001
a2:keeps your	-0.039	-0.001	-0.001	0.041
a2:learning that	0.01	0	-0.001	-0.009
a2:legal name	0.042	-0.001	-0.001	-0.041
a2:limited ¶	0.015	-0.002	-0.013	0
a2:limited’s privacy	0.05	-0.007	0.004	-0.047
a2:look out	0.02	0	0	-0.02
a2:looks after	-0.019	0.001	-0.025	0.043
a2:may change	-0.009	-0.016	-0.051	0.077
a2:name :	-0.059	-0.003	-0.007	0.068
a2:new in	-0.017	-0.008	-0.002	0.028
a2:new this	0.025	0	0	-0.025
a2:of DIGITS	0.04	-0.007	-0.031	-0.002
a2:of onarebu	-0.004	-0.03	0.035	0
a2:offers to	0.013	-0.001	0	-0.012
a2:office ¶	0.043	-0.003	-0.039	0
a2:on a	-0.039	-0.009	0.049	-0.001
a2:on the	-0.042	-0.051	0.097	-0.004
a2:or ORG	-0.033	-0.019	0.059	-0.007
a2:or any	-0.002	0.033	-0.016	-0.014
a2:our apprentices	-0.002	-0.001	0.022	-0.019
a2:our opening	-0.012	0	0	0.013
a2:our registered	0.025	-0.01	-0.015	-0.001
a2:our story	0.046	-0.002	-0.006	-0.038
a2:owns and	0.012	-0.005	-0.007	0
a2:part of	-0.049	-0.004	-0.001	0.054
a2:payment methods	0.01	0	0	-0.01
a2:phone number	-0.019	0	0	0.019
a2:places to	-0.021	0	-0.003	0.023
a2:platform (	-0.03	-0.001	0	0.031
a2:po box	-0.011	-0.001	0.001	0.01
a2:policies are	0.036	-0.001	-0.003	-0.031
a2:powered by	-0.095	-0.008	0.07	0.033
a2:pricing ¶	0.039	-0.002	-0.001	-0.037
a2:privacy notice	0.064	0.066	-0.071	-0.058
a2:privacy policy	0.019	-0.024	0.049	-0.044
a2:privacy ¶	-0.03	0	0	0.031
a2:products ¶	0.029	-0.001	-0.001	-0.028
a2:proudly created	0.025	0	-0.001	-0.024
a2:reg in	0.014	0	-0.013	0
a2:reg no	0.082	-0.004	-0.077	-0.001
a2:registered address	-0.112	0.06	0.06	-0.009
a2:registered at	-0.08	-0.007	0.088	-0.001
a2:registered charity	0.115	-0.058	0.072	-0.129
a2:registered company	-0.012	0.003	0.008	0
a2:registered in	0.14	-0.062	-0.064	-0.014
a2:registered number	-0.09	0.012	0.078	0.001
a2:registered office	-0.081	0.002	0.112	-0.033
a2:registered with	-0.039	-0.001	-0.007	0.047
a2:registration number	-0.04	-0.006	-0.006	0.051
a2:respects your	0.02	-0.013	-0.022	0.016
a2:returns policy	0.035	-0.001	-0.002	-0.032
a2:ring before	0.012	-0.001	0	-0.012
a2:royal charter	0.029	-0.001	-0.025	-0.003
a2:san diego	-0.048	0.036	0.011	0
a2:selling letting	-0.035	0	-0.001	0.036
a2:seo by	-0.001	-0.004	-0.007	0.013
a2:services ¶	0.124	-0.004	-0.005	-0.116
a2:shop ¶	-0.073	-0.001	-0.001	0.075
a2:so that	-0.024	-0.013	0.055	-0.018
a2:spare parts	0.016	-0.001	0	-0.015
a2:stories worth	0.021	-0.001	-0.002	-0.018
a2:straightforward help	-0.009	-0.001	-0.002	0.012
a2:students and	0.008	0	0.01	-0.017
a2:subscribe to	0.002	-0.004	-0.014	0.017
a2:t a	0.141	-0.045	-0.017	-0.079
a2:takes your	0.072	-0.003	0.002	-0.072
a2:telephone (	0.027	-0.003	-0.024	0
a2:telephone DIGITS	0.053	-0.006	-0.047	0
a2:terms &	-0.03	-0.006	-0.008	0.044
a2:terms and	-0.023	-0.03	0.024	0.029
a2:terms of	0.017	0.117	-0.023	-0.111
a2:terms privacy	0.026	-0.001	-0.001	-0.024
a2:terms ¶	-0.005	-0.006	-0.057	0.069
a2:the data	-0.041	-0.003	0.01	0.034
a2:the information	-0.017	0	0.016	0
a2:the trading	-0.004	-0.005	0.02	-0.011
a2:there is	0.023	-0.001	-0.001	-0.021
a2:this notice	-0.041	0.066	0.003	-0.028
a2:this site	-0.028	-0.002	0.002	0.029
a2:thoughtful things	0.005	-0.002	-0.013	0.011
a2:trading as	-0.002	0.004	0.114	-0.116
a2:under account	-0.003	-0.01	0.015	-0.002
a2:under the	0.048	-0.04	-0.005	-0.003
a2:understands that	0.014	-0.019	-0.004	0.009
a2:unit DIGITS	-0.034	-0.04	0.066	0.008
a2:url :	-0.044	-0.001	-0.007	0.052
a2:uses cookies	0.016	-0.001	-0.002	-0.014
a2:uses data	0.036	0	0	-0.036
a2:uses the	-0.025	-0.004	-0.002	0.031
a2:vat no	0.038	-0.002	-0.035	-0.001
a2:vat registration	0.044	-0.01	-0.032	-0.002
a2:vat ¶	0.039	-0.002	-0.035	-0.001
a2:views my	-0.062	0	0	0.063
a2:visit us	-0.019	-0.001	-0.001	0.021
a2:visit ¶	-0.05	-0.003	-0.003	0.056
a2:was incorporated	-0.081	0.001	0.08	0
a2:we also	0.011	0	0.021	-0.031
a2:we are	0.029	-0.062	0.009	0.024
a2:we have	-0.029	0	0.011	0.018
a2:we use	-0.014	-0.001	0	0.015
a2:website (	-0.021	-0.003	-0.001	0.026
a2:website by	0.08	-0.005	-0.003	-0.072
a2:website design	0.022	0	0	-0.022
a2:website is	-0.011	0	0	0.012
a2:website terms	0.034	0	0	-0.033
a2:what we	0.067	-0.002	-0.009	-0.056
a2:when a	0.002	0.108	-0.081	-0.029
a2:which acts	-0.006	-0.004	0.01	0
a2:which decides	-0.022	0	0.022	0
a2:which hosts	-0.061	-0.006	0.067	0
a2:which is	0.047	0.016	-0.008	-0.055
a2:which makes	-0.072	0.003	0.068	0.001
a2:which only	0.045	-0.002	-0.001	-0.041
a2:which receives	-0.044	0.001	0.043	0
a2:which runs	-0.022	0.045	-0.019	-0.004
a2:which trades	0.043	-0.029	-0.011	-0.003
a2:who we	0.014	-0.002	-0.004	-0.009
a2:whose registered	0.1	-0.02	-0.064	-0.016
a2:winner of	0.01	0	0	-0.01
a2:wins an	-0.022	0.001	0.022	0
a2:with registered	-0.041	-0.057	-0.099	0.197
a2:you can	-0.018	-0.024	0.029	0.013
a2:your privacy	0.011	0	0	-0.011
a2:your questions	0.055	0	0.011	-0.066
a2:yw BRAND	0.025	-0.009	-0.016	0
a2:© BRAND	-0.017	-0.038	0.057	-0.003
a2:© DIGITS	0.014	0.028	0.072	-0.114
a2:¶ "	0.078	-0.026	-0.044	-0.008
a2:¶ BRAND	-0.026	-0.034	0.195	-0.135
a2:¶ DIGITS	0.186	-0.028	-0.184	0.027
a2:¶ ORG	-0.008	-0.06	0.075	-0.006
a2:¶ SELF	0.037	-0.012	-0.025	-0.001
a2:¶ children	-0.032	0.003	0.031	-0.002
a2:¶ company	0.016	-0.001	-0.015	0
a2:¶ cookies	-0.02	-0.026	0.05	-0.005
a2:¶ home	-0.014	-0.001	0.017	-0.001
a2:¶ how	-0.023	-0.007	0.01	0.02
a2:¶ if	-0.022	-0.016	0.042	-0.004
a2:¶ information	-0.02	0.002	0.021	-0.003
a2:¶ our	-0.024	0.039	-0.007	-0.008
a2:¶ privacy	0.027	-0.019	-0.002	-0.006
a2:¶ registered	0.027	-0.003	-0.024	0
a2:¶ subscribe	0.035	-0.008	-0.025	-0.002
a2:¶ terms	0.003	-0.01	0.013	-0.006
a2:¶ the	-0.025	0.038	-0.003	-0.01
a2:¶ we	0.014	-0.025	0.016	-0.005
a2:¶ what	0.034	-0.009	-0.007	-0.017
a2:¶ where	0.027	0	0.021	-0.047
a2:¶ your	-0.007	-0.01	0.037	-0.02
a2:¶ ©	-0.092	0.082	0.021	-0.012
a3:" " we	0.078	-0.007	-0.009	-0.062
a3:" and the	0.063	-0.005	-0.033	-0.025
a3:" we "	0.023	-0.006	-0.003	-0.013
a3:" we and	-0.094	-0.009	0.103	0
a3:" we or	-0.049	-0.003	0.065	-0.014
a3:( " BRAND	0.058	-0.034	-0.002	-0.022
a3:( " the	-0.02	0.042	-0.033	0.011
a3:( " we	-0.12	0.089	0.007	0.024
a3:( SELF ¶	0.079	-0.013	-0.066	-0.001
a3:( co no	-0.122	0.045	0.076	0.001
a3:( companies house	0.038	-0.003	-0.035	-0.001
a3:( company no	-0.246	-0.043	0.29	-0.001
a3:( company number	-0.071	-0.021	0.142	-0.05
a3:( company registration	-0.003	-0.041	0.044	-0.001
a3:( ico the	-0.002	-0.011	0.016	-0.002
a3:( no SELF	-0.007	0.038	-0.031	0
a3:( number SELF	-0.081	0.012	0.069	0
a3:( referred to	0.029	-0.011	-0.008	-0.009
a3:( reg no	0.009	0.073	-0.082	0
a3:( registered charity	0.002	0.085	-0.12	0.034
a3:( registered company	0.016	0.081	-0.095	-0.003
a3:( registered in	-0.159	0.124	0.036	-0.001
a3:( registered number	-0.049	-0.006	0.055	0
a3:( the "	0.039	-0.019	-0.019	-0.001
a3:( trading as	0.09	0.03	-0.104	-0.015
a3:( we or	0.01	-0.005	-0.001	-0.004
a3:( we us	0.037	-0.018	-0.013	-0.005
a3:: a new	-0.064	0.002	0.061	0.001
a3:: company number	0.017	-0.002	-0.015	0
a3:BRAND drive away	-0.05	-0.001	-0.007	0.057
a3:BRAND is a	0.009	-0.007	-0.03	0.027
a3:BRAND learning that	-0.023	0	0	0.023
a3:BRAND software that	-0.03	0.006	0.006	0.018
a3:BRAND thoughtful things	-0.028	0	0.011	0.016
a3:BRAND ¶ BRAND	0.065	-0.005	0.032	-0.092
a3:BRAND ¶ evening	-0.066	0	-0.001	0.067
a3:BRAND ¶ home	-0.012	-0.014	0.014	0.012
a3:BRAND ¶ legal	0.012	0	-0.001	-0.011
a3:BRAND ¶ people	0.023	0	0.007	-0.031
a3:BRAND ¶ we	-0.042	0	0.008	0.033
a3:DIGITS about these	-0.033	0	0	0.033
a3:DIGITS all rights	0.14	-0.007	-0.034	-0.099
a3:DIGITS built by	0.114	0	0	-0.114
a3:DIGITS rita street	0.022	-0.014	-0.008	0
a3:DIGITS site by	0.018	0	0	-0.018
a3:DIGITS ¶ BRAND	-0.13	-0.003	-0.004	0.137
a3:DIGITS ¶ engineer	-0.047	0.005	0.041	0.001
a3:DIGITS ¶ privacy	-0.027	0	-0.001	0.029
a3:ORG NUM ¶	-0.017	-0.002	-0.001	0.02
a3:ORG and ORG	0	-0.028	0.049	-0.02
a3:ORG company registered	0.184	-0.05	-0.131	-0.003
a3:ORG the information	0	-0.015	0.016	-0.001
a3:ORG ¶ BRAND	-0.034	-0.041	0.075	0
a3:ORG ¶ DIGITS	-0.182	0.003	0.178	0.001
a3:ORG ¶ ORG	-0.057	0.072	-0.012	-0.003
a3:ORG ¶ unit	-0.095	0.002	0.093	0
a3:SELF company registered	-0.073	-0.013	0.087	0
a3:a charitable company	0.025	-0.007	-0.015	-0.002
a3:a company incorporated	0.049	-0.028	-0.052	0.032
a3:a company registered	-0.045	0.151	-0.11	0.003
a3:a private limited	0.018	-0.017	0	0
a3:a uk company	0.079	-0.022	-0.047	-0.01
a3:a voluntary aided	-0.029	0	0	0.03
a3:about these terms	-0.01	0.001	0.01	0
a3:accounts tax and	0.041	-0.001	-0.002	-0.038
a3:all rights reserved	-0.034	0.086	-0.031	-0.021
a3:an england and	0.01	-0.002	-0.007	-0.001
a3:and ORG (	0.074	-0.01	-0.027	-0.036
a3:and ORG are	-0.016	0.085	-0.056	-0.013
a3:and ORG ¶	0.092	-0.073	-0.001	-0.018
a3:and a copy	-0.083	0.001	0.082	0
a3:and are published	-0.072	0.001	0.071	0
a3:and for users	-0.04	-0.027	0.068	0
a3:and hold it	0.013	-0.001	-0.001	-0.012
a3:and its subsidiaries	0.004	-0.015	0.034	-0.023
a3:and large ones	-0.056	0	0.056	0
a3:and our registered	0.078	-0.027	-0.04	-0.011
a3:and to its	-0.022	0	0.022	0
a3:anti slavery statement	0.018	-0.001	-0.006	-0.011
a3:as a self	-0.025	0	0	0.026
a3:ask for references	0.02	-0.002	-0.001	-0.018
a3:ask us ¶	-0.07	-0.001	0.006	0.064
a3:because that is	0.035	-0.01	-0.025	-0.001
a3:because the second	0.127	-0.072	-0.071	0.017
a3:began in a	0.135	-0.073	-0.094	0.032
a3:beyond that we	-0.008	-0.025	0.038	-0.005
a3:bottles worth opening	-0.056	0	-0.001	0.058
a3:bottom of page	-0.06	-0.001	0	0.061
a3:buildings and kit	0.049	-0.001	-0.002	-0.046
a3:built for modern	-0.045	0	0	0.045
a3:c o ORG	0.102	-0.028	-0.072	-0.002
a3:card is issued	0.04	-0.001	0	-0.039
a3:charity no DIGITS	0.026	-0.002	-0.023	-0.001
a3:clear advice from	0.034	-0.001	-0.002	-0.031
a3:company SELF in	0.061	-0.011	-0.049	0
a3:company no :	0.011	-0.002	-0.009	0
a3:company no DIGITS	0.013	-0.001	-0.003	-0.009
a3:company no SELF	0.043	-0.015	-0.024	-0.003
a3:company number :	0.041	-0.027	-0.024	0.01
a3:company number DIGITS	0.023	-0.009	-0.004	-0.011
a3:company number NUM	-0.021	0.007	0.012	0.003
a3:company number SELF	-0.311	0.213	0.114	-0.016
a3:company registered in	-0.119	0.032	0.079	0.009
a3:company registration number	-0.027	-0.005	0.016	0.017
a3:company ¶ BRAND	-0.013	0.094	-0.091	0.01
a3:contact about us	0.017	-0.001	-0.001	-0.015
a3:contact our story	-0.011	-0.002	-0.001	0.013
a3:contact us about	0.051	-0.001	-0.001	-0.05
a3:contact us our	0.062	0	0	-0.062
a3:contact us who	-0.011	-0.001	0	0.012
a3:contact us ¶	0.045	-0.006	-0.006	-0.033
a3:contact who we	0.029	-0.001	0	-0.028
a3:contact ¶ BRAND	0.143	-0.003	-0.003	-0.136
a3:contact ¶ our	0.084	-0.001	-0.001	-0.082
a3:contact ¶ who	-0.061	-0.003	-0.002	0.066
a3:do with what	0.021	-0.029	-0.024	0.031
a3:drive away for	-0.056	0	0	0.057
a3:email address :	0.082	-0.014	-0.042	-0.026
a3:et rog s	-0.026	0.002	0.024	0
a3:fabegeku house nusil	-0.004	-0.007	0.013	-0.002
a3:fca frn :	0.02	-0.001	-0.018	0
a3:filter blend ¶	0.037	0	0	-0.036
a3:find the gaps	-0.016	0	-0.001	0.018
a3:for marketing purposes	0.007	-0.008	-0.016	0.016
a3:formed and registered	0.028	-0.007	-0.02	0
a3:freshly roasted posted	0.02	0	-0.001	-0.019
a3:from a studio	-0.024	0	0	0.024
a3:gathers and handles	-0.045	-0.003	-0.004	0.051
a3:get in touch	0.122	-0.008	-0.006	-0.107
a3:gift cards ¶	-0.018	-0.001	-0.001	0.02
a3:gift sets ¶	0.022	-0.001	-0.001	-0.021
a3:gift vouchers can	0.032	0	0	-0.031
a3:gives please read	-0.032	-0.017	0.084	-0.036
a3:gives ¶ please	-0.009	-0.017	0.048	-0.023
a3:gizorelzi house gizorelzi	-0.107	0.011	0.095	0.001
a3:group stuttgart germany	-0.081	0.067	0.013	0.001
a3:handles personal details	-0.069	-0.017	0.109	-0.023
a3:here for everyone	0.017	0	-0.001	-0.017
a3:home book ¶	-0.074	-0.001	-0.001	0.076
a3:home privacy policy	-0.084	-0.005	0.036	0.054
a3:home terms &	-0.09	-0.002	-0.003	0.094
a3:home ¶ BRAND	-0.072	0	-0.001	0.073
a3:home ¶ home	-0.056	0	-0.001	0.057
a3:home ¶ our	0.037	-0.003	-0.003	-0.031
a3:home ¶ privacy	0.117	-0.001	-0.002	-0.114
a3:home ¶ services	-0.007	-0.002	-0.002	0.01
a3:home ¶ terms	-0.017	-0.003	-0.005	0.024
a3:how it works	-0.055	-0.001	-0.002	0.057
a3:if we ever	-0.009	-0.014	0.023	0
a3:if you refuse	-0.025	0	0.024	0
a3:if you want	-0.022	-0.03	0.053	-0.001
a3:installed properly first	-0.023	0	0	0.024
a3:is ORG san	0.062	-0.044	-0.017	-0.001
a3:is a charity	0.01	0	0	-0.009
a3:is a company	0.136	-0.027	-0.079	-0.03
a3:is a limited	0.084	-0.016	-0.066	-0.002
a3:is a private	0.07	-0.046	-0.022	-0.002
a3:is a registered	-0.023	-0.03	0.143	-0.091
a3:is a separate	-0.022	0.008	0.013	0
a3:is a small	-0.047	-0.001	-0.001	0.05
a3:is a trading	-0.124	-0.008	-0.04	0.172
a3:is a wholly	-0.116	0.128	-0.009	-0.002
a3:is an appointed	0.193	0.033	-0.144	-0.081
a3:is an ordinary	-0.058	-0.001	0	0.059
a3:is authorised and	0.075	-0.048	-0.04	0.012
a3:is committed to	-0.026	-0.007	-0.014	0.047
a3:is one of	-0.03	-0.004	0.015	0.018
a3:is operated by	-0.01	0	0	0.01
a3:is owned by	0.098	-0.033	-0.057	-0.007
a3:is part of	0.102	-0.024	-0.052	-0.026
a3:is registered in	-0.018	-0.008	0.085	-0.059
a3:is registered with	-0.055	-0.007	0.046	0.016
a3:is responsible for	-0.01	0	0	0.011
a3:is run by	-0.016	-0.002	-0.001	0.019
a3:is the business	-0.052	0	0	0.052
a3:is the controller	0.054	-0.009	-0.032	-0.013
a3:is the data	0.036	-0.011	0.001	-0.026
a3:is the name	-0.009	0	0	0.01
a3:is the trading	-0.039	-0.006	0.013	0.032
a3:is used by	-0.014	0	0	0.015
a3:its helpline and	-0.004	-0.009	0.014	-0.001
a3:learning that travels	0.01	0	-0.001	-0.009
a3:legal name :	0.042	-0.001	-0.001	-0.041
a3:look out for	0.02	0	0	-0.02
a3:may change this	-0.009	-0.016	-0.051	0.077
a3:name : BRAND	-0.059	-0.003	-0.007	0.068
a3:new in ¶	0.031	-0.008	-0.002	-0.022
a3:new this season	0.025	0	0	-0.025
a3:of onarebu georgia	-0.004	-0.03	0.035	0
a3:offers to its	0.013	-0.001	0	-0.012
a3:office ¶ DIGITS	0.031	-0.003	-0.028	0
a3:on a page	-0.036	0	0.036	0
a3:our apprentices stay	-0.002	-0.001	0.022	-0.019
a3:our opening hours	-0.012	0	0	0.013
a3:our story ¶	0.018	-0.001	-0.001	-0.016
a3:part of the	-0.021	-0.004	-0.001	0.026
a3:payment methods ¶	0.01	0	0	-0.01
a3:phone number :	-0.019	0	0	0.019
a3:places to stay	-0.021	0	-0.003	0.023
a3:po box DIGITS	-0.011	-0.001	0.001	0.01
a3:policies are underwritten	0.036	-0.001	-0.003	-0.031
a3:powered by ovekavuvu	-0.066	-0.004	0.086	-0.016
a3:powered by tafapon	-0.029	-0.004	-0.016	0.05
a3:privacy notice ¶	-0.036	0.092	-0.019	-0.037
a3:privacy policy ¶	0.062	-0.01	-0.011	-0.041
a3:proudly created with	0.025	0	-0.001	-0.024
a3:reg in england	0.014	0	-0.013	0
a3:reg no SELF	0.08	-0.003	-0.077	-0.001
a3:registered address :	-0.126	0.069	0.062	-0.005
a3:registered at DIGITS	-0.08	0.002	0.078	0
a3:registered at unit	-0.033	0.001	0.032	0
a3:registered charity number	0.095	-0.052	-0.042	-0.002
a3:registered in england	0.048	-0.006	-0.03	-0.012
a3:registered in the	0.043	-0.013	-0.026	-0.005
a3:registered number SELF	-0.03	-0.001	0.031	0
a3:registered number ¶	0.02	-0.001	-0.019	0
a3:registered office :	-0.122	-0.013	0.178	-0.043
a3:registered office DIGITS	-0.069	0.004	0.063	0.002
a3:registration number :	-0.053	0.001	0.001	0.051
a3:respects your privacy	0.02	-0.013	-0.022	0.016
a3:ring before ten	0.012	0	0	-0.012
a3:royal charter company	0.029	-0.001	-0.025	-0.003
a3:san diego california	-0.048	0.036	0.011	0
a3:selling letting and	-0.035	0	-0.001	0.036
a3:seo by ORG	-0.001	-0.004	-0.007	0.013
a3:spare parts are	0.016	-0.001	0	-0.015
a3:stories worth your	0.021	-0.001	-0.002	-0.018
a3:straightforward help with	-0.009	-0.001	-0.002	0.012
a3:students and pensioners	0.008	0	0.01	-0.017
a3:subscribe to our	0.002	-0.004	-0.014	0.017
a3:t a BRAND	0.129	-0.129	0.057	-0.057
a3:telephone ( DIGITS	0.027	-0.003	-0.024	0
a3:telephone DIGITS ¶	0.043	-0.005	-0.038	0
a3:terms & conditions	-0.031	-0.005	-0.007	0.044
a3:terms and conditions	-0.023	-0.03	0.024	0.029
a3:terms of business	0.058	-0.002	0.004	-0.059
a3:terms of sale	-0.04	0	0	0.04
a3:terms of service	-0.023	0	0	0.024
a3:terms of use	0.068	-0.002	0.001	-0.067
a3:terms privacy ¶	0.026	-0.001	-0.001	-0.024
a3:the data controller	-0.041	-0.003	0.01	0.034
a3:the information generated	-0.017	0	0.016	0
a3:the trading name	-0.004	-0.005	0.02	-0.011
a3:there is parking	0.023	-0.001	-0.001	-0.021
a3:this site remembers	-0.028	-0.001	-0.001	0.029
a3:thoughtful things sent	0.005	-0.002	-0.013	0.011
a3:trading as BRAND	0.056	0.078	-0.097	-0.036
a3:under account number	-0.003	-0.01	0.015	-0.002
a3:understands that your	0.014	-0.019	-0.004	0.009
a3:unit DIGITS ropewalk	0.012	-0.002	-0.011	0
a3:url : https	-0.044	-0.001	-0.007	0.052
a3:uses cookies and	0.016	-0.001	-0.002	-0.014
a3:uses data BRAND	0.036	0	0	-0.036
a3:uses the information	-0.025	-0.004	-0.002	0.031
a3:vat no :	0.013	0	-0.012	-0.001
a3:vat ¶ DIGITS	0.013	-0.001	-0.011	0
a3:vat ¶ gb	0.026	-0.002	-0.024	-0.001
a3:views my own	-0.062	0	0	0.063
a3:visit us ¶	-0.019	-0.001	-0.001	0.021
a3:was incorporated in	-0.081	0.001	0.08	0
a3:we also work	0.011	0	0.021	-0.031
a3:we are registered	0.068	-0.008	-0.063	0.003
a3:we have been	-0.029	0	0.011	0.018
a3:we use cookies	-0.014	-0.001	0	0.015
a3:website by ORG	0.057	-0.005	-0.003	-0.049
a3:website design &	0.022	0	0	-0.022
a3:what we do	0.057	-0.001	-0.002	-0.054
a3:which decides for	-0.022	0	0.022	0
a3:which hosts it	-0.06	0.001	0.058	0
a3:which is a	0.037	-0.078	0.064	-0.023
a3:which is authorised	0.021	0.104	-0.116	-0.009
a3:which makes the	-0.072	0.003	0.068	0.001
a3:which only promotes	0.045	-0.002	-0.001	-0.041
a3:which receives the	-0.044	0.001	0.043	0
a3:which runs the	-0.041	0.055	-0.012	-0.002
a3:which trades as	0.043	-0.029	-0.011	-0.003
a3:who we are	0.014	-0.002	-0.004	-0.009
a3:whose registered office	0.099	-0.02	-0.064	-0.016
a3:winner of the	0.01	0	0	-0.01
a3:wins an order	-0.022	0.001	0.022	0
a3:with registered office	0.049	-0.071	-0.149	0.172
a3:you can pay	-0.01	0	0	0.01
a3:your questions are	0.055	0	0.011	-0.066
a3:yw BRAND rhif	0.025	-0.009	-0.016	0
a3:© BRAND DIGITS	-0.006	-0.013	0.02	-0.001
a3:© DIGITS BRAND	-0.033	0.039	-0.004	-0.001
a3:© DIGITS ¶	-0.03	-0.005	0.063	-0.028
a3:¶ BRAND DIGITS	-0.016	-0.031	0.055	-0.008
a3:¶ BRAND here	-0.03	0.001	0.029	0
a3:¶ DIGITS about	0.013	-0.002	-0.011	0.001
a3:¶ DIGITS information	-0.035	-0.008	0.012	0.031
a3:¶ DIGITS our	0.035	-0.004	-0.025	-0.006
a3:¶ DIGITS the	-0.081	-0.002	0.084	-0.001
a3:¶ ORG registered	0.016	-0.024	0.011	-0.003
a3:¶ children under	-0.032	0.003	0.031	-0.002
a3:¶ cookies ¶	-0.017	-0.015	0.037	-0.005
a3:¶ home BRAND	-0.014	-0.001	0.017	-0.001
a3:¶ how long	-0.002	-0.007	0.01	-0.001
a3:¶ if we	-0.009	-0.017	0.03	-0.004
a3:¶ if you	-0.01	0	0.01	0
a3:¶ our store	0.023	-0.004	-0.018	-0.001
a3:¶ privacy notice	0.044	-0.002	-0.041	-0.001
a3:¶ privacy ¶	-0.024	-0.013	0.041	-0.003
a3:¶ registered office	0.015	-0.001	-0.014	0
a3:¶ subscribe to	0.035	-0.008	-0.025	-0.002
a3:¶ terms &	0.003	-0.007	0.01	-0.006
a3:¶ we require	-0.007	-0.021	0.03	-0.003
a3:¶ what information	0.014	-0.006	-0.005	-0.004
a3:¶ what we	0.012	0	-0.001	-0.011
a3:¶ © BRAND	-0.049	0.148	-0.094	-0.005
a3:¶ © DIGITS	-0.033	-0.045	0.082	-0.004
ab:" "	0.109	-0.043	-0.043	-0.024
ab:" :	0.01	-0.011	-0.012	0.013
ab:" BRAND	0.002	0.042	-0.027	-0.017
ab:" SELF	0.013	-0.003	-0.009	-0.001
ab:" and	-0.052	-0.013	0.041	0.024
ab:" company	-0.025	0.018	-0.003	0.01
ab:" customer	0.031	-0.005	-0.024	-0.001
ab:" is	0.025	-0.024	0.027	-0.028
ab:" means	-0.033	-0.006	0.022	0.018
ab:" or	0.056	0.005	-0.072	0.012
ab:" our	0.06	-0.02	-0.045	0.004
ab:" service	0.007	-0.011	-0.009	0.012
ab:" the	-0.051	0.066	0.035	-0.05
ab:" us	0.057	0.009	-0.039	-0.027
ab:" we	-0.046	0.062	0.028	-0.043
ab:" website	-0.084	-0.004	0.036	0.051
ab:" you	0.017	-0.009	0.024	-0.032
ab:" ¶	0.037	0.004	0.008	-0.049
ab:& conditions	0.022	-0.044	0.039	-0.017
ab:& cs	-0.018	-0.002	0	0.021
ab:& development	0.016	0	0	-0.016
ab:& wales	0.029	0.005	-0.036	0.001
ab:( "	-0.185	0.041	0.052	0.092
ab:( BRAND	0.004	-0.005	-0.015	0.015
ab:( DIGITS	0.08	-0.014	0.012	-0.077
ab:( NUM	-0.003	-0.003	-0.005	0.011
ab:( ORG	-0.04	0.02	0.007	0.013
ab:( SELF	0.099	-0.023	-0.071	-0.005
ab:( a	0.04	-0.115	0.076	-0.001
ab:( also	-0.014	-0.005	0.02	0
ab:( aml	0.01	-0.001	-0.009	0
ab:( co	-0.061	0.022	0.038	0.001
ab:( collectively	0.036	0.013	-0.06	0.01
ab:( companies	0.014	-0.002	-0.017	0.005
ab:( company	-0.093	-0.074	0.226	-0.059
ab:( fca	0.017	-0.02	0.011	-0.008
ab:( frn	0.013	-0.011	0	-0.003
ab:( hereinafter	-0.021	0.108	-0.102	0.016
ab:( https	-0.01	-0.004	0.008	0.007
ab:( ico	-0.002	-0.011	0.014	-0.002
ab:( in	0.087	-0.027	-0.067	0.007
ab:( incorporated	0.022	-0.001	-0.021	0
ab:( no	0.031	0.006	-0.038	0
ab:( number	-0.036	0.005	0.032	0
ab:( referred	0.016	-0.007	-0.004	-0.005
ab:( reg	0.003	0.036	-0.041	0.003
ab:( registered	-0.054	0.104	-0.058	0.008
ab:( the	0.156	-0.045	-0.069	-0.043
ab:( together	-0.093	0.104	-0.009	-0.002
ab:( trading	0.016	0.012	-0.048	0.019
ab:( uk	0.056	-0.033	0.029	-0.052
ab:( vat	-0.031	-0.002	0.026	0.007
ab:( we	0.072	-0.025	-0.03	-0.017
ab:( with	0.021	-0.012	0	-0.01
ab:( www	-0.042	0.03	0.015	-0.002
ab:1st floor	-0.048	0.012	0.02	0.017
ab:2az subject	-0.029	0	0.028	0
ab:2az which	-0.02	0	0.019	0
ab:2nd floor	-0.037	-0.002	0.039	0
ab:7th floor	-0.011	0	0.007	0.004
ab:8qe ¶	-0.053	0.005	0.047	0
ab:: BRAND	0.066	-0.022	-0.048	0.003
ab:: DIGITS	-0.086	0.087	-0.03	0.028
ab:: NUM	-0.052	0.061	-0.035	0.026
ab:: ORG	-0.085	-0.038	0.085	0.038
ab:: SELF	0.25	-0.068	-0.07	-0.112
ab:: a	-0.043	-0.007	0.075	-0.025
ab:: c	-0.028	-0.001	0.029	0
ab:: company	0.007	-0.005	-0.039	0.037
ab:: five	-0.026	-0.001	0.01	0.017
ab:: home	0.081	-0.002	-0.018	-0.06
ab:: https	-0.041	-0.006	0.017	0.031
ab:: info	0.034	-0.01	-0.039	0.015
ab:: it	0.014	0	0	-0.014
ab:: norupo	0.02	0	0	-0.02
ab:: privacy	-0.023	-0.003	-0.007	0.034
ab:: terms	0.022	-0.001	-0.004	-0.018
ab:: the	0.012	-0.009	-0.056	0.052
ab:: three	0.025	-0.002	-0.001	-0.022
ab:: unit	0.056	-0.005	-0.042	-0.009
ab:: www	-0.091	0.033	-0.003	0.061
ab:: ¶	0.098	-0.017	-0.085	0.003
ab:; ORG	-0.077	0.064	0.033	-0.02
ab:; and	-0.046	0.006	0.044	-0.004
ab:; ask	-0.027	0	0	0.027
ab:; the	0.022	-0.014	0.016	-0.024
ab:; there	-0.029	0	0	0.03
ab:; we	-0.023	-0.012	0.036	-0.001
ab:; ¶	-0.022	0.006	-0.037	0.053
ab:@ BRAND	-0.006	-0.019	-0.033	0.057
ab:BRAND "	0.022	-0.04	0.003	0.015
ab:BRAND (	0.144	-0.011	-0.023	-0.11
ab:BRAND :	0.015	0	0	-0.015
ab:BRAND DIGITS	-0.028	0.077	-0.019	-0.03
ab:BRAND a	-0.081	0.046	0.007	0.028
ab:BRAND all	-0.051	0.028	0.007	0.017
ab:BRAND and	0.013	0.065	-0.02	-0.057
ab:BRAND app	-0.019	0	0	0.019
ab:BRAND are	-0.041	-0.02	0.041	0.02
ab:BRAND because	-0.007	0	0.011	-0.004
ab:BRAND bottles	-0.017	0	0.002	0.015
ab:BRAND buildings	0.024	-0.001	0.003	-0.026
ab:BRAND built	-0.025	-0.001	0.001	0.024
ab:BRAND care	0.011	-0.001	0.005	-0.016
ab:BRAND company	-0.009	-0.006	-0.002	0.017
ab:BRAND contact	0	-0.016	0.017	-0.001
ab:BRAND drive	-0.024	-0.001	-0.004	0.028
ab:BRAND find	-0.015	-0.003	0.012	0.006
ab:BRAND freshly	0.021	0	0	-0.021
ab:BRAND from	0.048	-0.012	-0.034	-0.002
ab:BRAND good	-0.01	0	0.011	-0.001
ab:BRAND handles	-0.009	-0.003	-0.001	0.013
ab:BRAND here	-0.053	-0.003	-0.002	0.058
ab:BRAND holidays	0.008	0.001	0.007	-0.015
ab:BRAND home	-0.102	-0.016	-0.014	0.132
ab:BRAND installed	-0.018	0	0	0.018
ab:BRAND is	0.08	-0.073	-0.01	0.003
ab:BRAND learning	0.017	0	0	-0.017
ab:BRAND offers	-0.066	0.049	0.017	0.001
ab:BRAND or	-0.04	0.059	-0.009	-0.011
ab:BRAND places	-0.004	0	0.01	-0.006
ab:BRAND powered	0.002	-0.024	0.024	-0.002
ab:BRAND privacy	-0.011	-0.007	0.02	-0.002
ab:BRAND registered	0.041	-0.011	0.025	-0.054
ab:BRAND rhif	0.013	-0.005	-0.008	0
ab:BRAND selling	-0.022	0	0	0.022
ab:BRAND software	-0.042	0.003	0.007	0.032
ab:BRAND stay	-0.036	0	0.006	0.03
ab:BRAND terms	-0.047	0.029	-0.001	0.02
ab:BRAND the	0.016	-0.018	-0.004	0.005
ab:BRAND thoughtful	0.008	-0.004	0.016	-0.02
ab:BRAND we	-0.007	0.042	-0.022	-0.013
ab:BRAND website	-0.024	-0.032	0.046	0.01
ab:BRAND which	-0.057	0.059	-0.001	-0.001
ab:BRAND win	-0.047	0.014	0.031	0.001
ab:BRAND ©	-0.058	-0.016	0.083	-0.008
ab:BRAND ¶	-0.073	-0.057	0.04	0.089
ab:DIGITS "	-0.01	0	-0.001	0.011
ab:DIGITS (	0.056	-0.023	-0.021	-0.011
ab:DIGITS BRAND	-0.067	0.117	-0.027	-0.024
ab:DIGITS ORG	-0.043	-0.038	0.09	-0.009
ab:DIGITS SELF	0.101	-0.041	-0.054	-0.006
ab:DIGITS a	0.012	-0.001	0.001	-0.011
ab:DIGITS about	-0.012	-0.005	-0.01	0.026
ab:DIGITS all	0.072	-0.011	0.002	-0.062
ab:DIGITS almoner	-0.013	0.004	0.009	0
ab:DIGITS an	-0.001	-0.008	-0.004	0.013
ab:DIGITS and	0.02	0.008	-0.007	-0.021
ab:DIGITS as	0.023	-0.014	0	-0.008
ab:DIGITS bellfounder	-0.006	0.017	-0.013	0.002
ab:DIGITS built	0.057	0	0	-0.057
ab:DIGITS by	-0.005	0.024	0.018	-0.037
ab:DIGITS changes	-0.011	-0.001	0	0.012
ab:DIGITS children	0.014	0	0	-0.014
ab:DIGITS company	-0.043	-0.004	0.019	0.027
ab:DIGITS complaints	0.008	0.007	0.001	-0.016
ab:DIGITS contact	-0.007	-0.002	-0.002	0.011
ab:DIGITS cooper	0.015	0.003	-0.019	0.001
ab:DIGITS days	-0.012	-0.001	-0.013	0.026
ab:DIGITS definitions	0.037	-0.013	-0.034	0.01
ab:DIGITS drover	-0.035	0.002	0.032	0.001
ab:DIGITS e	-0.036	-0.008	0.011	0.033
ab:DIGITS for	0.04	-0.004	-0.009	-0.027
ab:DIGITS foundry	-0.017	0	0.017	0.001
ab:DIGITS heron	-0.015	0	0.015	0
ab:DIGITS hmrc	0.01	-0.001	-0.009	0
ab:DIGITS how	-0.035	0.006	0.018	0.01
ab:DIGITS if	0.033	-0.01	-0.023	0
ab:DIGITS in	0.048	-0.007	-0.017	-0.024
ab:DIGITS information	-0.018	-0.005	0.007	0.016
ab:DIGITS introduction	0.086	-0.027	-0.007	-0.052
ab:DIGITS ireland	0.117	-0.013	-0.088	-0.015
ab:DIGITS kestrel	-0.077	0.018	0.059	0.001
ab:DIGITS lantern	-0.025	0.005	0.018	0.001
ab:DIGITS larkfield	-0.056	0.008	0.046	0.001
ab:DIGITS letters	-0.017	0	0	0.017
ab:DIGITS maltings	-0.034	-0.006	0.039	0.001
ab:DIGITS march	-0.086	0.016	-0.003	0.073
ab:DIGITS millrace	-0.011	0	0.011	0
ab:DIGITS months	-0.017	-0.002	0.003	0.016
ab:DIGITS nomofer	-0.007	-0.005	0.011	0
ab:DIGITS old	0.005	0	0.006	-0.011
ab:DIGITS on	-0.014	0	0	0.014
ab:DIGITS or	-0.018	-0.008	0.002	0.025
ab:DIGITS orders	-0.016	0	0.003	0.012
ab:DIGITS our	-0.046	-0.031	0.072	0.005
ab:DIGITS out	0.012	-0.002	-0.011	0
ab:DIGITS people	0.029	0	-0.01	-0.018
ab:DIGITS prices	-0.023	0.001	0.022	0
ab:DIGITS privacy	-0.018	-0.009	0.017	0.01
ab:DIGITS registered	0.011	-0.019	0.026	-0.018
ab:DIGITS rita	0.011	-0.007	-0.004	0
ab:DIGITS robotovuro	-0.016	0	0.015	0
ab:DIGITS rookery	-0.008	-0.002	0.01	0
ab:DIGITS ropewalk	-0.013	-0.002	0.015	0
ab:DIGITS runs	-0.028	-0.001	0	0.03
ab:DIGITS saddler	0.014	-0.005	-0.009	0
ab:DIGITS sexton	-0.025	-0.001	0.025	0.001
ab:DIGITS site	0.01	0	-0.001	-0.009
ab:DIGITS sluice	-0.017	0.005	0.012	0
ab:DIGITS suvo	0.032	-0.009	-0.027	0.003
ab:DIGITS tannery	0.013	-0.001	-0.012	0
ab:DIGITS the	-0.056	-0.025	0.029	0.051
ab:DIGITS to	-0.037	-0.008	0.008	0.037
ab:DIGITS under	-0.039	0.001	0.04	-0.002
ab:DIGITS we	0.035	-0.007	-0.035	0.007
ab:DIGITS website	0.055	-0.01	-0.041	-0.004
ab:DIGITS weighbridge	-0.023	-0.002	0.022	0.002
ab:DIGITS what	-0.024	-0.028	0.01	0.043
ab:DIGITS when	-0.028	-0.001	0.001	0.028
ab:DIGITS wherry	-0.02	0.001	0.02	0
ab:DIGITS who	0.028	-0.013	-0.053	0.038
ab:DIGITS with	-0.021	-0.002	0.019	0.004
ab:DIGITS you	-0.035	0.048	-0.011	-0.002
ab:DIGITS your	-0.031	0.035	-0.003	0
ab:DIGITS ©	0.042	0	-0.037	-0.004
ab:DIGITS ¶	0.044	0.06	0.001	-0.105
ab:NUM (	0.008	-0.017	0.005	0.004
ab:NUM ORG	-0.042	0.005	0.031	0.006
ab:NUM company	0.021	-0.008	-0.011	-0.001
ab:NUM for	-0.016	0.001	0.014	0.001
ab:NUM our	-0.033	0	0.032	0.001
ab:NUM registered	-0.057	-0.012	0.035	0.034
ab:NUM the	0.02	-0.001	0.001	-0.02
ab:NUM uses	-0.086	0.022	0.063	0.001
ab:NUM which	0.021	-0.002	-0.016	-0.004
ab:NUM whose	0.026	-0.018	-0.024	0.017
ab:NUM with	0.028	0.019	-0.044	-0.003
ab:NUM ¶	0.011	0.015	0.082	-0.108
ab:ORG (	-0.101	0.215	-0.15	0.035
ab:ORG :	-0.027	0.001	0.025	0
ab:ORG ;	-0.005	-0.007	0.013	-0.001
ab:ORG DIGITS	0.043	-0.062	-0.064	0.084
ab:ORG NUM	-0.008	-0.001	-0.001	0.01
ab:ORG SELF	0.022	-0.021	0.003	-0.004
ab:ORG a	-0.02	0.026	-0.023	0.017
ab:ORG all	-0.01	-0.008	0.013	0.005
ab:ORG an	-0.021	-0.004	0.031	-0.006
ab:ORG and	0.102	-0.04	0.039	-0.101
ab:ORG are	0.001	0.035	-0.022	-0.014
ab:ORG as	0.007	-0.011	0.015	-0.011
ab:ORG company	0.033	-0.032	-0.025	0.024
ab:ORG for	-0.002	-0.005	0.017	-0.01
ab:ORG is	-0.008	-0.032	0.041	-0.001
ab:ORG or	0.016	-0.012	-0.001	-0.002
ab:ORG our	-0.011	-0.012	0.023	-0.001
ab:ORG registered	0.035	-0.005	0.046	-0.076
ab:ORG san	0.031	-0.022	-0.009	0
ab:ORG t	-0.137	0.038	0.033	0.066
ab:ORG the	0.012	-0.025	0.037	-0.025
ab:ORG trading	-0.058	0.028	0.01	0.02
ab:ORG unit	0.036	-0.003	-0.033	0
ab:ORG who	0.032	-0.006	-0.017	-0.009
ab:ORG ©	-0.009	0.039	-0.027	-0.003
ab:ORG ¶	-0.35	0.173	0.163	0.014
ab:SELF (	0.039	0.032	-0.058	-0.013
ab:SELF ;	-0.004	0.038	-0.028	-0.005
ab:SELF BRAND	0.048	-0.017	-0.021	-0.01
ab:SELF DIGITS	-0.087	0.045	0.046	-0.004
ab:SELF ORG	-0.108	0.013	0.093	0.001
ab:SELF a	0.036	-0.005	-0.024	-0.007
ab:SELF all	0.043	-0.028	-0.015	0
ab:SELF an	0.024	-0.014	-0.008	-0.002
ab:SELF and	-0.119	0.022	0.111	-0.014
ab:SELF at	0.049	-0.005	-0.044	0
ab:SELF authorised	-0.038	-0.013	0.051	0
ab:SELF bought	0.047	-0.012	-0.033	-0.002
ab:SELF company	-0.039	-0.014	0.055	-0.002
ab:SELF fca	-0.006	-0.004	0.011	0
ab:SELF fefatned	-0.016	0	0.015	0
ab:SELF for	-0.012	-0.001	0.016	-0.003
ab:SELF formed	0.027	-0.004	-0.02	-0.003
ab:SELF ico	0.012	-0.011	-0.001	0
ab:SELF in	0.037	-0.012	-0.024	-0.001
ab:SELF is	0.07	0.031	-0.079	-0.022
ab:SELF its	-0.034	0	0.034	0
ab:SELF known	0.012	-0.008	-0.003	0
ab:SELF of	-0.155	0	0.155	0
ab:SELF office	0.017	-0.005	-0.012	0
ab:SELF our	-0.015	-0.011	0.026	0
ab:SELF registered	0.182	-0.023	-0.151	-0.008
ab:SELF said	-0.018	0	0.017	0
ab:SELF subject	-0.029	0	0.028	0
ab:SELF swyddfa	0.013	-0.005	-0.008	0
ab:SELF take	-0.057	0.035	0.022	0.001
ab:SELF telephone	0.011	-0.008	-0.004	0
ab:SELF the	0.003	0.012	-0.015	-0.001
ab:SELF to	0.021	-0.014	-0.007	0
ab:SELF trading	0.014	-0.006	-0.008	0
ab:SELF unit	-0.074	0.029	0.046	-0.002
ab:SELF uses	0.117	-0.024	-0.092	-0.001
ab:SELF vat	0.068	-0.013	-0.051	-0.004
ab:SELF we	-0.068	0.055	0.013	-0.001
ab:SELF which	-0.104	-0.01	0.13	-0.015
ab:SELF whose	0.024	-0.013	-0.009	-0.003
ab:SELF with	0.028	-0.007	-0.02	-0.001
ab:SELF you	0.046	-0.012	-0.034	0
ab:SELF ¶	0.223	-0.059	-0.037	-0.127
ab:a BRAND	0.133	-0.077	-0.059	0.004
ab:a ORG	0.034	-0.003	-0.012	-0.019
ab:a booking	-0.017	-0.019	0.051	-0.015
ab:a charitable	0.017	-0.006	-0.012	0.001
ab:a charity	-0.019	0.029	0.001	-0.011
ab:a company	0.087	0.083	-0.154	-0.017
ab:a complaint	-0.011	0.009	0.003	-0.001
ab:a controller	-0.013	0.018	-0.004	-0.001
ab:a cookie	-0.007	-0.014	0.023	-0.002
ab:a copy	-0.13	-0.008	0.16	-0.022
ab:a court	-0.004	-0.013	0.02	-0.003
ab:a credit	0.032	-0.014	-0.031	0.013
ab:a customer	0.023	-0.006	-0.016	-0.001
ab:a data	-0.009	-0.005	0.029	-0.015
ab:a day	-0.011	-0.007	0.013	0.005
ab:a few	0	-0.023	0.019	0.004
ab:a first	-0.019	-0.002	-0.021	0.042
ab:a friendly	-0.009	0	-0.001	0.011
ab:a limited	0.044	-0.011	-0.033	0
ab:a list	0	0.017	-0.014	-0.003
ab:a little	-0.013	0	0.005	0.009
ab:a member	0.037	-0.003	-0.038	0.004
ab:a name	-0.016	-0.001	0	0.017
ab:a new	-0.046	0.001	0.03	0.016
ab:a page	0.015	-0.001	0.031	-0.046
ab:a payment	0.023	-0.001	0	-0.021
ab:a photograph	0.01	-0.001	-0.001	-0.008
ab:a private	0.067	-0.044	-0.022	-0.002
ab:a registered	-0.016	-0.009	0.061	-0.035
ab:a rented	0.079	-0.038	-0.046	0.004
ab:a second	0.002	-0.008	0.018	-0.012
ab:a self	-0.013	0	0	0.013
ab:a separate	-0.011	0.004	0.007	0
ab:a session	-0.002	-0.008	0.011	-0.001
ab:a sketch	0.013	0	0	-0.012
ab:a small	-0.043	-0.004	0.001	0.045
ab:a sole	-0.045	-0.005	0.018	0.032
ab:a subsidiary	-0.024	-0.017	0.044	-0.003
ab:a the	0.061	0.002	-0.043	-0.02
ab:a trading	-0.147	0.042	0.019	0.086
ab:a tree	0.019	-0.001	-0.001	-0.016
ab:a uk	0.037	-0.015	-0.015	-0.007
ab:a voluntary	-0.015	0	0	0.015
ab:a wholly	-0.174	0.196	0.012	-0.034
ab:a written	0.079	-0.009	-0.013	-0.057
ab:a year	0.02	-0.006	0.024	-0.038
ab:aberdeen and	0.034	0	0	-0.033
ab:aberystwyth and	-0.011	0	0	0.012
ab:abosdi garden	-0.008	-0.005	0.012	0
ab:about our	-0.093	0.154	-0.053	-0.008
ab:about the	-0.021	0.007	0.004	0.01
ab:about these	-0.01	-0.016	-0.008	0.034
ab:about us	0.153	-0.024	-0.002	-0.128
ab:about you	0.066	-0.028	-0.023	-0.014
ab:about your	-0.037	-0.009	0.06	-0.014
ab:about ¶	-0.132	-0.007	0.025	0.114
ab:accessing our	-0.019	-0.021	0.026	0.015
ab:account and	-0.015	-0.003	-0.003	0.02
ab:account number	-0.002	-0.011	0.024	-0.011
ab:account to	-0.012	-0.002	-0.001	0.016
ab:account ¶	-0.028	-0.009	0.019	0.019
ab:accountant and	-0.017	0.001	0.017	0
ab:accounts are	0.116	0.034	-0.139	-0.012
ab:accounts unpaid	-0.028	0	0	0.028
ab:acquired or	-0.008	-0.01	0.02	-0.002
ab:act DIGITS	-0.016	-0.001	0.015	0.002
ab:act as	-0.018	0.02	-0.001	-0.002
ab:act on	-0.009	-0.003	0.012	0
ab:acting on	-0.051	-0.003	0.038	0.016
ab:acts as	-0.01	-0.024	0.01	0.024
ab:acts only	-0.035	0.002	0.03	0.003
ab:address :	-0.028	0.017	0.013	-0.002
ab:address and	-0.012	-0.016	0.019	0.009
ab:address at	0.131	-0.043	-0.174	0.086
ab:address for	-0.014	0.016	-0.002	0.001
ab:address is	0.007	-0.031	0.014	0.01
ab:address ¶	-0.043	-0.006	0.016	0.033
ab:admin away	-0.034	0.003	0.011	0.02
ab:advertise ¶	-0.018	-0.002	-0.001	0.022
ab:advice from	0.078	-0.003	-0.002	-0.073
ab:advice ¶	-0.066	-0.001	-0.002	0.068
ab:affiliated to	-0.044	-0.012	0.053	0.003
ab:affiliates (	-0.005	-0.011	-0.002	0.019
ab:after DIGITS	-0.028	0	0	0.028
ab:after by	0.011	-0.009	0.013	-0.015
ab:after campaigns	0.019	-0.001	-0.008	-0.011
ab:after hand	0.013	0	0	-0.013
ab:after menus	0.024	0	0	-0.024
ab:after slate	0.016	0	0	-0.016
ab:after the	-0.056	0.025	-0.021	0.052
ab:after treatment	0.013	0	0	-0.013
ab:after your	-0.033	0.093	-0.079	0.019
ab:against us	-0.012	0	0.012	0
ab:agent for	-0.004	-0.006	-0.001	0.011
ab:agents and	-0.006	-0.004	0.025	-0.015
ab:agents who	0.005	0	0.01	-0.016
ab:agents ¶	0.06	-0.009	0.018	-0.07
ab:agree to	0.018	-0.017	-0.019	0.018
ab:agreement "	0.029	-0.001	-0.009	-0.018
ab:agreement ¶	-0.044	-0.007	0.035	0.017
ab:aided school	-0.015	0	0	0.015
ab:akevafifo ¶	-0.007	-0.007	0.015	-0.001
ab:all bookings	0.021	-0.014	-0.007	0
ab:all of	-0.015	-0.011	0.028	-0.002
ab:all registered	-0.017	0.004	0.013	0
ab:all rights	-0.008	0.043	0.018	-0.053
ab:all third	-0.004	-0.015	0.02	-0.001
ab:almoner road	0.01	-0.002	-0.007	0
ab:also referred	-0.004	-0.013	0.017	0
ab:also send	0.029	-0.006	-0.025	0.002
ab:also work	0.015	0	0.02	-0.035
ab:american vududka	0.022	-0.001	0	-0.021
ab:aml NUM	0.01	-0.001	-0.009	0
ab:an account	0.023	-0.002	-0.002	-0.02
ab:an agreement	-0.013	-0.002	0.044	-0.029
ab:an appointed	0.058	0.006	-0.019	-0.045
ab:an electronic	-0.01	-0.003	0.015	-0.002
ab:an england	-0.03	0.002	0.024	0.004
ab:an independent	0.037	-0.006	-0.009	-0.021
ab:an insurance	-0.005	-0.005	-0.007	0.017
ab:an offer	0.001	-0.002	-0.014	0.015
ab:an order	-0.004	-0.007	-0.007	0.018
ab:an ordinary	-0.029	0	0	0.029
ab:and "	-0.057	-0.012	0.045	0.025
ab:and BRAND	-0.037	0.038	-0.004	0.004
ab:and ORG	0.106	-0.057	0.077	-0.125
ab:and a	-0.142	-0.001	0.134	0.009
ab:and any	0.02	-0.027	-0.014	0.022
ab:and are	-0.039	-0.008	0.071	-0.024
ab:and by	-0.026	-0.01	0.019	0.017
ab:and company	0.002	0.038	-0.02	-0.019
ab:and conditions	0.034	0.062	0.004	-0.101
ab:and connections	0.02	0	0	-0.019
ab:and does	-0.026	0.008	0.024	-0.006
ab:and events	-0.019	-0.001	0	0.02
ab:and files	-0.009	-0.004	0.013	-0.001
ab:and for	-0.058	-0.022	0.068	0.011
ab:and give	-0.011	-0.013	-0.027	0.05
ab:and handles	-0.016	-0.013	0.001	0.028
ab:and has	0.042	-0.043	0.003	-0.002
ab:and having	-0.024	0.001	0.021	0.003
ab:and hold	-0.055	0.022	0.038	-0.005
ab:and in	-0.031	0	0.004	0.026
ab:and interpretation	-0.024	-0.004	-0.007	0.035
ab:and is	0.008	0.027	0	-0.035
ab:and its	0.025	-0.002	0	-0.022
ab:and keep	-0.039	-0.019	0.067	-0.01
ab:and keeps	-0.04	0	0.068	-0.028
ab:and kit	0.052	-0.002	0.002	-0.052
ab:and large	-0.048	0	0.047	0
ab:and look	-0.027	-0.002	-0.001	0.03
ab:and managing	-0.082	0	0.012	0.07
ab:and may	0.015	-0.005	-0.011	0.002
ab:and no	-0.012	0	0	0.012
ab:and not	-0.044	-0.01	0.019	0.035
ab:and operated	-0.021	0.01	0.029	-0.018
ab:and operates	0.108	-0.093	-0.007	-0.008
ab:and or	-0.002	-0.009	-0.002	0.013
ab:and our	0.04	-0.017	-0.017	-0.006
ab:and passes	-0.007	0.003	0.029	-0.025
ab:and payroll	-0.04	0	-0.001	0.041
ab:and pensioners	0.01	-0.001	0.004	-0.013
ab:and photographs	0.01	-0.003	-0.007	-0.001
ab:and protects	0.005	-0.005	-0.018	0.018
ab:and registered	0.042	0.018	-0.054	-0.006
ab:and regulated	-0.054	0.007	0.013	0.033
ab:and respecting	-0.041	-0.031	0.066	0.005
ab:and responsible	0.016	-0.001	-0.001	-0.013
ab:and runs	0.095	-0.024	-0.085	0.014
ab:and services	-0.018	0.038	-0.002	-0.019
ab:and similar	-0.007	0.069	-0.056	-0.006
ab:and the	-0.016	0.088	-0.076	0.004
ab:and their	-0.035	0.009	0.01	0.016
ab:and to	0.002	-0.004	0.018	-0.016
ab:and trading	-0.044	0.059	-0.013	-0.001
ab:and us	0.119	0.009	-0.139	0.01
ab:and usually	0	-0.001	-0.02	0.022
ab:and vat	-0.038	0.026	0.013	0
ab:and wales	0.031	-0.073	0.058	-0.016
ab:and we	0.003	-0.009	0.022	-0.015
ab:and whose	-0.013	0.018	-0.006	0
ab:and why	0.006	-0.006	0.012	-0.012
ab:and with	0.001	-0.018	-0.014	0.032
ab:and you	0.054	-0.005	-0.024	-0.024
ab:and your	0.003	-0.003	0.016	-0.016
ab:and ¶	-0.013	-0.002	0.016	0
ab:answered on	0.037	0	0.005	-0.041
ab:anti slavery	0.019	-0.001	-0.005	-0.013
ab:any time	-0.011	-0.003	0.002	0.011
ab:applies to	0.018	0.061	-0.078	-0.001
ab:apply to	0.001	-0.008	-0.01	0.017
ab:appointed representative	0.12	-0.033	-0.039	-0.048
ab:appointment ¶	-0.025	0	0.001	0.025
ab:appointments are	0.015	-0.001	-0.001	-0.014
ab:apprentices stay	-0.022	-0.002	0.01	0.014
ab:april DIGITS	-0.017	0	0.008	0.009
ab:are a	0.031	-0.045	0.055	-0.04
ab:are acquired	-0.008	-0.01	0.02	-0.002
ab:are always	-0.046	-0.001	-0.001	0.047
ab:are an	0.023	-0.004	0.006	-0.025
ab:are answered	0.06	-0.001	0.005	-0.064
ab:are authorised	0.005	-0.013	0.036	-0.029
ab:are collected	0.019	-0.004	0.008	-0.024
ab:are committed	-0.032	0.049	-0.003	-0.014
ab:are contact	0.013	0	0	-0.013
ab:are for	0.023	-0.001	-0.001	-0.021
ab:are get	-0.047	0	0	0.047
ab:are handled	-0.017	-0.001	0.02	-0.003
ab:are in	0.014	-0.003	-0.007	-0.004
ab:are joint	-0.003	-0.018	0.045	-0.024
ab:are kind	-0.049	0	0.048	0
ab:are made	0.017	-0.019	0.003	-0.001
ab:are not	-0.013	-0.011	0.017	0.007
ab:are on	0.107	0.028	-0.149	0.014
ab:are paid	0.014	-0.005	-0.005	-0.004
ab:are possible	0.015	-0.001	-0.001	-0.014
ab:are processed	-0.003	-0.009	0.012	0
ab:are published	-0.069	0.001	0.068	0
ab:are read	-0.012	0	0	0.013
ab:are registered	0.007	0.036	-0.063	0.02
ab:are regulated	-0.032	0.029	-0.014	0.016
ab:are responsible	-0.011	-0.004	0.001	0.013
ab:are sold	-0.017	-0.003	-0.002	0.023
ab:are taken	-0.018	-0.014	0.036	-0.004
ab:are the	0.045	-0.025	-0.053	0.033
ab:are trade	0.009	-0.007	0.011	-0.013
ab:are trading	-0.019	-0.006	-0.002	0.027
ab:are underwritten	0.018	-0.001	-0.002	-0.016
ab:are used	0.036	-0.021	-0.012	-0.002
ab:are we	0.042	-0.035	-0.003	-0.004
ab:are ¶	-0.007	-0.003	-0.002	0.013
ab:arranges the	0.04	-0.023	-0.004	-0.014
ab:article DIGITS	0.022	-0.014	-0.003	-0.005
ab:as "	-0.044	0.072	-0.014	-0.014
ab:as BRAND	0.015	0.081	-0.077	-0.019
ab:as ORG	0.135	-0.035	-0.087	-0.013
ab:as a	-0.047	-0.013	0.043	0.016
ab:as agent	-0.002	-0.005	-0.013	0.02
ab:as an	0.025	-0.008	0.021	-0.038
ab:as the	-0.008	-0.051	-0.038	0.097
ab:as we	-0.024	0.023	0.005	-0.004
ab:as well	0.005	-0.011	0.007	-0.001
ab:ask for	-0.01	-0.008	0.013	0.004
ab:ask us	0.004	-0.008	-0.018	0.022
ab:asked for	-0.03	-0.001	0.005	0.026
ab:assets are	-0.005	-0.008	0.015	-0.002
ab:association ¶	-0.056	-0.015	0.046	0.025
ab:at :	-0.01	-0.002	-0.006	0.017
ab:at BRAND	-0.033	0.053	-0.003	-0.017
ab:at DIGITS	0.026	-0.007	-0.029	0.009
ab:at ORG	-0.01	0.009	-0.09	0.09
ab:at a	0.01	-0.001	0.001	-0.01
ab:at companies	-0.001	-0.009	0.018	-0.007
ab:at eight	-0.013	0.002	0.002	0.009
ab:at home	0	-0.014	0.008	0.006
ab:at our	-0.019	-0.002	0.045	-0.024
ab:at the	0.021	-0.011	0.012	-0.023
ab:at this	-0.022	-0.001	-0.002	0.025
ab:at unit	-0.002	-0.002	0.017	-0.013
ab:authorised and	-0.023	0.013	0.006	0.004
ab:authorised by	-0.021	-0.024	0.047	-0.002
ab:authority (	0.048	-0.038	-0.002	-0.008
ab:authority as	-0.025	-0.005	0.033	-0.003
ab:authority for	-0.018	-0.009	0.012	0.015
ab:authority to	-0.016	-0.01	0.026	-0.001
ab:authority ¶	0.051	0.056	-0.139	0.032
ab:available in	0.011	-0.002	-0.015	0.005
ab:avenue richmond	-0.055	0.006	0.049	0
ab:award for	-0.013	0	0.001	0.012
ab:away for	-0.038	-0.001	-0.004	0.043
ab:bags ¶	-0.025	-0.001	0	0.026
ab:balloon (	0.02	0	0	-0.02
ab:based in	0.045	-0.025	-0.057	0.037
ab:be collected	0.045	-0.002	-0.013	-0.03
ab:be repossessed	-0.051	-0.007	0.019	0.039
ab:be seen	-0.042	0	0.041	0
ab:because that	0.017	-0.005	-0.012	0
ab:because the	0.037	-0.035	-0.024	0.023
ab:because we	0.003	-0.005	-0.008	0.01
ab:become a	0.028	0	-0.001	-0.027
ab:been there	0.032	0	0	-0.031
ab:before somebody	-0.03	0	0.005	0.025
ab:before ten	0.015	-0.002	0.001	-0.015
ab:before you	0.014	-0.018	0.066	-0.062
ab:began in	0.05	-0.038	-0.046	0.034
ab:behalf of	0.04	0.023	-0.012	-0.052
ab:behind BRAND	0.02	-0.006	-0.013	-0.001
ab:behind the	-0.036	-0.001	-0.001	0.038
ab:bellfounder business	-0.016	0.007	0.007	0.002
ab:belong to	-0.033	0.015	0.016	0.002
ab:below and	0.049	-0.003	-0.01	-0.036
ab:below ¶	-0.005	-0.003	0.023	-0.016
ab:best sellers	0.055	0	0	-0.055
ab:beyond that	-0.007	-0.018	0.028	-0.003
ab:blend ¶	0.019	0	0	-0.018
ab:book ¶	-0.046	-0.001	-0.002	0.049
ab:booking and	-0.043	0.034	0.022	-0.013
ab:booking conditions	-0.026	0	0	0.026
ab:booking terms	0.002	-0.011	0.029	-0.02
ab:booking ¶	-0.002	-0.009	0.031	-0.02
ab:bookings are	0.021	-0.014	-0.006	0
ab:bottles worth	-0.072	0	0.005	0.066
ab:bottom of	-0.061	-0.042	0.105	-0.002
ab:bought the	0.047	-0.012	-0.033	-0.002
ab:box DIGITS	0.005	0.012	-0.046	0.028
ab:brands ¶	0.026	0	-0.001	-0.025
ab:brighton and	-0.02	-0.001	-0.002	0.023
ab:bring a	0.01	-0.001	-0.001	-0.008
ab:bristol and	-0.045	-0.001	-0.001	0.047
ab:broker and	0.007	-0.009	-0.013	0.016
ab:buildings and	0.052	-0.002	0.002	-0.052
ab:built and	-0.042	0.003	0.023	0.016
ab:built by	0.046	0	0	-0.046
ab:built for	-0.077	0	0	0.078
ab:bundles ¶	-0.036	-0.001	-0.001	0.037
ab:bus stops	0.012	-0.001	0	-0.01
ab:business address	-0.019	-0.001	0.001	0.019
ab:business and	0.022	-0.012	-0.034	0.024
ab:business centre	-0.026	-0.012	0.039	-0.001
ab:business cover	0.04	-0.001	-0.001	-0.039
ab:business is	-0.012	0	0	0.012
ab:business name	-0.026	0	0	0.026
ab:business park	0.045	-0.002	-0.038	-0.004
ab:business privacy	0.016	-0.001	-0.001	-0.014
ab:business the	-0.007	-0.01	0.017	0
ab:business ¶	0.012	0.06	-0.059	-0.013
ab:businesses ¶	-0.049	0.095	-0.017	-0.029
ab:buyer may	-0.006	-0.008	0.015	0
ab:by BRAND	0.014	-0.008	0.005	-0.011
ab:by DIGITS	0.031	-0.001	-0.01	-0.02
ab:by ORG	0.02	0.075	0.011	-0.107
ab:by SELF	0.042	-0.028	-0.006	-0.008
ab:by a	-0.003	-0.009	0.014	-0.002
ab:by appointment	-0.017	0	0	0.017
ab:by arrangement	-0.021	0	-0.001	0.022
ab:by card	-0.009	-0.001	-0.001	0.01
ab:by carrying	-0.006	-0.008	0.012	0.003
ab:by commission	-0.024	-0.001	0.001	0.024
ab:by guarantee	0.017	-0.023	0.012	-0.006
ab:by letter	-0.034	-0.008	0.054	-0.012
ab:by me	-0.019	0	0	0.02
ab:by one	-0.024	-0.001	0.003	0.022
ab:by our	-0.02	-0.006	0.035	-0.009
ab:by ovekavuvu	-0.012	-0.003	0.044	-0.029
ab:by personal	0.012	0.023	-0.033	-0.002
ab:by post	0.019	-0.001	-0.002	-0.016
ab:by schools	0.008	0	0.006	-0.014
ab:by shares	0.017	-0.003	-0.014	0
ab:by shopquay	0.012	-0.001	-0.01	0
ab:by tafapon	-0.05	-0.008	0	0.058
ab:by telephone	-0.034	-0.008	0.054	-0.012
ab:by the	-0.117	-0.001	0.067	0.052
ab:by updating	-0.005	-0.008	-0.026	0.038
ab:by us	-0.006	0.001	0.025	-0.02
ab:c a	-0.013	0.001	0.012	0
ab:c o	0.064	-0.011	-0.055	0.002
ab:calls lines	0.031	-0.001	0	-0.03
ab:cambridge and	-0.04	-0.001	-0.002	0.043
ab:cambridge cambridgeshire	-0.02	-0.002	0.021	0.001
ab:cambridgeshire cb1	-0.019	-0.001	0.019	0.001
ab:came when	-0.012	0	0.006	0.005
ab:can and	-0.027	0	0.002	0.024
ab:can ask	0.031	-0.004	-0.008	-0.019
ab:can be	0.045	-0.004	0.009	-0.05
ab:can contact	-0.003	-0.014	0.013	0.004
ab:can pay	-0.012	-0.001	-0.002	0.015
ab:cancel ¶	-0.008	0.031	-0.021	-0.002
ab:card by	-0.01	0	0	0.011
ab:card is	0.02	0	0	-0.02
ab:card payments	-0.01	-0.007	0.024	-0.007
ab:card terms	0.003	0.053	-0.029	-0.027
ab:card ¶	0.022	-0.004	0.003	-0.021
ab:cardholder agreement	0.01	-0.001	-0.004	-0.005
ab:cardiff and	0.029	-0.003	-0.002	-0.024
ab:cards are	-0.021	-0.011	0.037	-0.004
ab:care in	0.018	-0.001	-0.002	-0.016
ab:care ¶	-0.031	-0.001	-0.001	0.033
ab:carry interest	-0.028	0	0	0.028
ab:carry on	-0.028	-0.001	0	0.029
ab:carry out	-0.073	-0.006	0.078	0.001
ab:cart DIGITS	0.009	-0.002	-0.023	0.016
ab:cart ¶	0.063	-0.001	-0.003	-0.059
ab:cb1 5qz	-0.01	0	0.01	0
ab:central london	-0.006	-0.01	-0.032	0.048
ab:certificate can	-0.055	0	0.054	0
ab:chairs outside	-0.024	-0.001	-0.001	0.025
ab:change this	-0.005	-0.008	-0.026	0.038
ab:changes to	0.056	-0.006	-0.015	-0.035
ab:changes ¶	-0.015	-0.001	0.007	0.008
ab:charitable company	0.017	-0.006	-0.012	0.001
ab:charity (	0.025	-0.001	-0.002	-0.022
ab:charity DIGITS	0.04	-0.061	0.052	-0.031
ab:charity NUM	-0.001	-0.009	0.053	-0.043
ab:charity in	0.025	-0.001	0	-0.023
ab:charity no	0.027	0.079	-0.086	-0.021
ab:charity number	0.115	-0.04	-0.026	-0.048
ab:charity ¶	-0.081	-0.007	0.021	0.067
ab:charter company	0.017	-0.001	-0.013	-0.003
ab:children under	-0.016	0.002	0.015	-0.001
ab:children ¶	0.021	-0.001	-0.001	-0.02
ab:choices with	-0.015	0.008	-0.003	0.01
ab:choose BRAND	-0.001	0	0.011	-0.011
ab:choose to	0.012	-0.006	0.018	-0.024
ab:chosen one	-0.02	-0.001	0.009	0.012
ab:claim against	-0.013	0	0.013	0
ab:clear advice	0.057	-0.003	-0.003	-0.052
ab:clearance ¶	-0.009	-0.001	-0.017	0.027
ab:clients ¶	0.022	-0.001	-0.002	-0.019
ab:club is	-0.029	-0.006	0.039	-0.004
ab:co no	-0.054	0.022	0.031	0.001
ab:co operative	0.029	0.046	-0.045	-0.029
ab:co reg	0.026	-0.001	-0.022	-0.002
ab:co uk	-0.027	-0.006	0.035	-0.002
ab:cofrestru’r cwmni	0.012	-0.005	-0.008	0.001
ab:collect ¶	0	-0.018	0	0.017
ab:collected at	0.027	-0.001	-0.011	-0.016
ab:collected by	0.019	-0.004	0.008	-0.024
ab:collected through	0.012	-0.008	0.006	-0.01
ab:collectively "	-0.004	0.018	-0.026	0.012
ab:collects uses	0.004	-0.005	-0.014	0.015
ab:com ¶	0.011	-0.003	0.005	-0.013
ab:comes with	0.039	-0.004	0.006	-0.041
ab:commission so	-0.015	-0.001	0.001	0.014
ab:commission under	0.041	-0.002	-0.003	-0.037
ab:commissioner’s office	-0.007	-0.006	0.022	-0.009
ab:committed to	-0.047	0.025	0.002	0.019
ab:community interest	-0.053	0	0.012	0.041
ab:companies house	0.018	-0.015	0	-0.003
ab:companies ¶	0.003	0.041	-0.011	-0.032
ab:company "	0.059	-0.046	-0.01	-0.002
ab:company :	-0.052	0.051	0	0
ab:company SELF	0.022	-0.01	-0.01	-0.001
ab:company behind	0.017	-0.005	-0.012	0
ab:company incorporated	0.089	-0.005	-0.087	0.003
ab:company information	0.077	-0.007	-0.022	-0.048
ab:company is	-0.02	0.054	-0.025	-0.01
ab:company limited	0.031	-0.025	-0.002	-0.005
ab:company name	-0.022	0	0	0.023
ab:company no	-0.067	-0.051	0.125	-0.008
ab:company number	-0.16	0.107	0.093	-0.04
ab:company of	0.063	0.026	-0.076	-0.013
ab:company registered	0.018	0.009	-0.045	0.019
ab:company registration	-0.008	-0.068	0.044	0.032
ab:company with	0.04	-0.019	-0.021	-0.001
ab:company ¶	-0.06	0.082	-0.029	0.007
ab:competitions ¶	0.017	-0.002	0.001	-0.016
ab:complain to	-0.036	-0.002	0.037	0
ab:complaints ¶	-0.022	0.001	0.005	0.015
ab:conditions (	0.022	-0.001	0	-0.021
ab:conditions BRAND	-0.047	0.049	-0.007	0.005
ab:conditions contact	-0.036	-0.001	0	0.037
ab:conditions for	0.015	-0.01	-0.016	0.012
ab:conditions of	-0.043	0.018	0.038	-0.014
ab:conditions privacy	-0.004	-0.025	0.027	0.001
ab:conditions ¶	-0.025	0.04	0.065	-0.08
ab:conduct authority	0.021	-0.001	-0.062	0.043
ab:connections for	-0.014	0	0	0.014
ab:contact :	0.001	-0.004	-0.009	0.012
ab:contact details	0.098	-0.043	-0.054	-0.001
ab:contact us	-0.001	0.057	-0.004	-0.052
ab:contact who	0.015	0	0	-0.014
ab:contact ¶	0.016	0	-0.045	0.029
ab:contract is	-0.011	-0.018	0.038	-0.009
ab:contract ¶	-0.037	0.029	0.017	-0.009
ab:controller and	0.045	-0.005	-0.027	-0.013
ab:controller for	0.022	-0.02	0.007	-0.009
ab:controller in	0	0.024	-0.02	-0.004
ab:controller is	0.05	-0.019	-0.036	0.005
ab:controller of	0.026	-0.015	-0.027	0.016
ab:controller we	-0.005	0.003	0.014	-0.012
ab:controller ¶	-0.031	-0.006	-0.009	0.046
ab:controllers ¶	-0.007	0.025	-0.034	0.016
ab:conversation costs	0	-0.002	-0.021	0.022
ab:cookie about	-0.009	-0.007	0.016	0
ab:cookie is	-0.006	-0.014	0.022	-0.002
ab:cookie policy	0.038	-0.003	0.008	-0.044
ab:cookie ¶	0.037	-0.001	0.001	-0.037
ab:cookies and	-0.007	0.068	-0.054	-0.006
ab:cookies fine	-0.015	0.008	-0.003	0.01
ab:cookies necessary	-0.039	-0.001	-0.002	0.043
ab:cookies you	-0.009	-0.006	0.016	-0.002
ab:cookies ¶	-0.034	-0.046	0.07	0.01
ab:cooper terrace	0.014	-0.002	-0.012	0
ab:cooper wharf	0.005	0.008	-0.012	0
ab:copy because	-0.016	-0.008	0.042	-0.018
ab:copy for	-0.031	0.015	0.005	0.01
ab:copy of	-0.13	-0.002	0.131	0
ab:copyright ©	-0.015	-0.024	0.044	-0.005
ab:costs nothing	0	-0.001	-0.021	0.022
ab:costs them	0.039	-0.036	-0.03	0.026
ab:counter or	0.022	-0.001	-0.011	-0.011
ab:county award	-0.016	0	0.002	0.014
ab:course is	-0.012	0	0	0.012
ab:courses ¶	0.039	-0.001	0	-0.038
ab:court the	-0.004	-0.013	0.019	-0.003
ab:cover ¶	0.055	-0.002	0.002	-0.055
ab:covers ¶	-0.043	-0.006	-0.004	0.053
ab:created with	0.027	-0.001	-0.013	-0.013
ab:credit broker	0.024	-0.018	-0.018	0.012
ab:croydon ¶	-0.01	-0.005	0.021	-0.005
ab:cs ¶	-0.032	-0.001	-0.001	0.034
ab:customer DIGITS	-0.011	0	0.011	0
ab:customer means	0.011	-0.01	-0.004	0.003
ab:customer ¶	0.013	0	0	-0.013
ab:customers have	0.04	-0.002	-0.001	-0.037
ab:customers live	-0.009	-0.001	-0.001	0.011
ab:customers said	-0.004	-0.002	-0.013	0.019
ab:customers ¶	0.014	-0.002	-0.003	-0.01
ab:cwmni :	0.012	-0.005	-0.008	0.001
ab:cyber essentials	-0.019	0	0	0.019
ab:daezal road	-0.016	0	0.015	0
ab:data BRAND	0.018	0	0	-0.018
ab:data collected	0.038	-0.007	-0.011	-0.02
ab:data controller	0.064	-0.039	-0.065	0.041
ab:data controllers	-0.021	0.038	-0.04	0.023
ab:data described	-0.016	0	0	0.017
ab:data for	0.052	0.037	-0.048	-0.041
ab:data in	0.047	-0.032	-0.012	-0.003
ab:data is	0.053	-0.012	-0.036	-0.005
ab:data on	0.012	-0.001	0	-0.011
ab:data processor	-0.028	-0.005	0.01	0.023
ab:data protection	-0.094	-0.02	0.105	0.008
ab:data that	-0.034	-0.02	0.042	0.012
ab:data we	0.011	-0.014	-0.014	0.016
ab:data when	-0.02	-0.002	-0.002	0.023
ab:data ¶	0.047	0.039	-0.057	-0.029
ab:date :	-0.012	0	0	0.013
ab:day ¶	-0.041	-0.02	0.005	0.055
ab:days carry	-0.028	0	0	0.028
ab:decides for	-0.017	0	0.017	0
ab:decides how	0.075	-0.013	-0.079	0.017
ab:decision and	-0.072	0.002	0.069	0
ab:definitions and	-0.024	-0.004	-0.007	0.035
ab:definitions ¶	0.073	-0.015	-0.045	-0.012
ab:delivered ¶	0.036	0	-0.001	-0.035
ab:delivery and	-0.012	-0.003	-0.006	0.022
ab:delivery is	0.015	0	0	-0.015
ab:delivery terms	0.01	-0.001	-0.005	-0.004
ab:delivery to	-0.019	-0.004	0.005	0.018
ab:delivery within	0.04	0	-0.017	-0.024
ab:delivery ¶	-0.024	-0.016	0.028	0.012
ab:depends on	-0.001	-0.01	0.012	-0.001
ab:described below	0.02	-0.001	-0.001	-0.019
ab:described in	-0.026	0	0.026	0
ab:design &	0.016	0	0	-0.016
ab:designed built	-0.042	0.003	0.023	0.016
ab:details :	-0.014	-0.007	0.023	-0.002
ab:details are	0.05	-0.006	-0.034	-0.011
ab:details for	0.162	-0.04	-0.106	-0.017
ab:details given	-0.034	-0.008	0.054	-0.012
ab:details of	0.013	-0.004	-0.004	-0.004
ab:details that	-0.036	0.002	0.002	0.031
ab:details we	-0.013	-0.001	0.003	0.011
ab:details you	-0.018	0.003	0.026	-0.011
ab:details ¶	-0.01	-0.005	0.018	-0.003
ab:development by	0.016	0	0	-0.016
ab:direct debits	-0.029	-0.004	0.035	-0.002
ab:disclose it	-0.004	-0.014	0.021	-0.003
ab:disputes ¶	0.016	-0.001	-0.001	-0.015
ab:division of	0.006	-0.048	0.072	-0.03
ab:do not	0.012	-0.022	0.008	0.002
ab:do with	-0.051	0.013	-0.018	0.056
ab:do ¶	-0.001	-0.003	0.038	-0.034
ab:does not	0.02	-0.012	0.028	-0.036
ab:drink responsibly	0.015	-0.004	0.005	-0.016
ab:drive away	-0.038	-0.001	-0.004	0.043
ab:drover row	-0.011	0.001	0.009	0.001
ab:dublin DIGITS	0.119	-0.017	-0.085	-0.018
ab:dublin under	-0.011	0.004	0.007	0
ab:dundee and	0.015	0	0	-0.014
ab:e mail	0.006	-0.013	0.018	-0.012
ab:e mails	-0.009	-0.024	0.031	0.003
ab:edge of	0.108	0.011	-0.096	-0.023
ab:edinburgh and	0.019	0	0	-0.018
ab:edinburgh eh3	0.039	-0.002	-0.001	-0.036
ab:effective date	-0.012	0	0	0.013
ab:else does	-0.03	0	0.005	0.025
ab:email :	-0.011	-0.004	-0.019	0.034
ab:email address	0.123	-0.019	-0.088	-0.016
ab:email message	-0.059	-0.003	0.039	0.022
ab:emails ¶	-0.006	-0.003	-0.019	0.028
ab:employed sole	-0.013	0	0	0.013
ab:end up	-0.018	0	0.004	0.013
ab:engineer ORG	-0.021	0.002	0.018	0
ab:england &	0.04	0.005	-0.036	-0.009
ab:england (	0.018	-0.004	-0.014	0
ab:england :	0.004	0.044	-0.046	-0.003
ab:england SELF	-0.007	-0.009	0.016	0
ab:england and	-0.001	-0.055	0.068	-0.011
ab:england company	0.031	-0.006	-0.024	-0.001
ab:england no	0.004	0.004	0.047	-0.055
ab:england number	-0.005	-0.013	0.02	-0.001
ab:england under	-0.019	0	0.015	0.004
ab:england with	0.024	-0.006	-0.019	0.001
ab:enterprise centre	0.033	-0.005	-0.025	-0.002
ab:estate millrace	-0.01	0	0.01	0
ab:et rog	-0.013	0	0.013	0
ab:evening appointments	0.015	0	-0.001	-0.014
ab:evenings ¶	0.011	0.001	0.002	-0.014
ab:events ¶	-0.041	0	-0.001	0.042
ab:ever sell	-0.007	-0.01	0.017	0
ab:every installation	-0.02	0	0	0.02
ab:every order	-0.028	0.002	0.007	0.02
ab:everyone who	-0.023	-0.003	-0.003	0.029
ab:exeter and	0.013	-0.001	-0.001	-0.012
ab:explains how	-0.009	-0.005	0.001	0.013
ab:faq ¶	0.025	-0.001	-0.001	-0.023
ab:fca frn	0.01	-0.001	-0.009	0
ab:fca no	-0.006	-0.004	0.011	0
ab:features ¶	0.02	-0.001	-0.001	-0.019
ab:fees ¶	-0.02	-0.003	0.023	-0.001
ab:fefatned house	-0.016	0	0.015	0
ab:file our	-0.017	0.001	0.017	0
ab:file ¶	-0.018	0.001	0.017	0
ab:files are	-0.01	0	0.01	0
ab:filter blend	0.019	0	0	-0.018
ab:finance is	0	-0.011	-0.031	0.042
ab:finance ¶	0.03	-0.008	0.045	-0.067
ab:financial conduct	0.019	-0.001	-0.061	0.043
ab:financial services	-0.065	-0.014	0.072	0.007
ab:find a	-0.081	-0.004	0.005	0.08
ab:find the	-0.028	-0.003	0.009	0.022
ab:find us	0.012	0	-0.001	-0.011
ab:find your	0.021	0	0	-0.02
ab:fine by	-0.013	0	-0.006	0.019
ab:finished our	-0.007	-0.001	-0.002	0.011
ab:firm reference	0.022	-0.006	-0.013	-0.002
ab:first conversation	-0.019	-0.002	-0.021	0.042
ab:first time	-0.019	-0.001	-0.001	0.02
ab:five of	-0.007	0	0.011	-0.004
ab:floor DIGITS	-0.065	-0.016	0.081	0.001
ab:food no	0.033	-0.003	0.01	-0.04
ab:for BRAND	-0.046	0.022	0.039	-0.015
ab:for DIGITS	0.037	-0.002	0.001	-0.037
ab:for a	0.043	-0.009	0.002	-0.036
ab:for all	0.024	-0.005	-0.004	-0.015
ab:for business	-0.024	0	0	0.024
ab:for data	-0.005	0.035	-0.033	0.003
ab:for each	0.013	0.001	0.004	-0.017
ab:for england	0.012	-0.001	-0.011	0
ab:for every	-0.021	-0.001	0.001	0.021
ab:for everyone	-0.05	-0.003	-0.003	0.056
ab:for hosting	-0.016	-0.003	0.019	0
ab:for its	-0.001	0.022	-0.029	0.008
ab:for itself	-0.017	0	0.017	0
ab:for landlords	-0.004	0	0.02	-0.016
ab:for less	-0.038	-0.001	-0.004	0.043
ab:for marketing	0.034	-0.007	-0.033	0.006
ab:for modern	-0.077	0	0	0.078
ab:for news	0	-0.002	-0.011	0.013
ab:for people	-0.053	-0.003	-0.002	0.058
ab:for personal	0.02	-0.005	0.004	-0.019
ab:for profit	0.016	-0.003	-0.001	-0.012
ab:for references	0.023	-0.002	-0.001	-0.02
ab:for the	0.022	0.002	-0.077	0.053
ab:for twenty	0.028	-0.001	-0.013	-0.014
ab:for us	-0.012	0	0.013	-0.002
ab:for users	-0.02	-0.014	0.034	0
ab:for you	-0.011	0.03	0	-0.02
ab:for your	0.033	0.01	0.001	-0.044
ab:form below	0.023	-0.002	-0.01	-0.011
ab:formed and	0.02	-0.005	-0.014	-0.001
ab:formed in	0.048	-0.011	-0.011	-0.026
ab:fourteen days	-0.026	0	0	0.026
ab:freshly roasted	0.015	-0.001	-0.001	-0.014
ab:friendly studio	-0.009	0	-0.001	0.011
ab:frn :	0.014	-0.002	-0.012	0
ab:frn DIGITS	-0.013	-0.007	0.017	0.003
ab:from DIGITS	0.057	-0.015	0	-0.042
ab:from a	-0.025	-0.002	-0.004	0.032
ab:from our	0.032	-0.008	0.005	-0.029
ab:from people	0.039	-0.002	-0.002	-0.035
ab:from the	0.049	0.019	0.017	-0.084
ab:from time	0.038	-0.033	-0.041	0.037
ab:from which	0.01	-0.028	0.003	0.015
ab:from you	-0.014	0	0	0.014
ab:fuss ¶	0.016	-0.002	-0.001	-0.012
ab:gallery ¶	0.055	-0.003	-0.019	-0.033
ab:gambling commission	0.01	0.012	0.033	-0.056
ab:gaps before	-0.027	0	0.005	0.022
ab:gas and	0.065	-0.006	-0.017	-0.043
ab:gathered by	-0.001	-0.008	0.01	-0.001
ab:gathers and	-0.022	-0.001	-0.002	0.025
ab:gb DIGITS	0.056	-0.005	-0.05	-0.001
ab:general conditions	0.029	-0.003	-0.021	-0.004
ab:general data	-0.012	-0.001	0	0.013
ab:general ¶	0.031	-0.009	-0.025	0.003
ab:generated by	-0.029	-0.021	0.05	-0.001
ab:germany ¶	-0.046	0.049	-0.003	-0.001
ab:get in	-0.04	0.002	-0.012	0.051
ab:gift cards	0.021	-0.004	-0.015	-0.002
ab:gift packs	0.014	0	0.002	-0.016
ab:gift sets	0.02	-0.001	-0.001	-0.019
ab:gift vouchers	0.029	-0.003	-0.013	-0.013
ab:gifts ¶	-0.031	0	0	0.032
ab:give it	-0.011	-0.013	-0.027	0.05
ab:give us	-0.001	-0.007	-0.01	0.019
ab:given through	-0.034	-0.008	0.054	-0.012
ab:given to	0.013	-0.004	0.004	-0.013
ab:gives please	-0.016	-0.008	0.042	-0.018
ab:gives ¶	-0.008	-0.009	0.024	-0.007
ab:gizorelzi avenue	-0.055	0.006	0.049	0
ab:gizorelzi house	-0.055	0.006	0.049	0
ab:glamorgan sa1	-0.011	0.007	0.003	0
ab:glasgow and	0.041	0	-0.001	-0.041
ab:go on	-0.017	-0.003	0.022	-0.001
ab:go to	-0.044	-0.012	0.057	-0.001
ab:good food	0.033	-0.003	0.01	-0.04
ab:great britain	0.027	-0.009	0.014	-0.032
ab:green it	0.01	0	0	-0.01
ab:ground floor	0.032	-0.003	-0.023	-0.005
ab:group companies	0.005	-0.013	0.007	0
ab:group of	-0.006	0.056	-0.038	-0.012
ab:group stuttgart	-0.041	0.033	0.007	0.001
ab:group ¶	0.046	-0.006	-0.027	-0.014
ab:guarantee is	-0.006	-0.001	-0.029	0.036
ab:guarantee registered	-0.011	-0.015	0.027	-0.001
ab:had nothing	-0.023	0.002	0.02	0.001
ab:halifax and	-0.026	-0.002	-0.002	0.03
ab:halifax west	-0.035	0.001	0.033	0.001
ab:hand tools	0.013	0	0	-0.013
ab:handled by	-0.019	0	0.02	-0.001
ab:handles personal	-0.046	-0.02	0.052	0.014
ab:handles your	-0.021	0	0	0.022
ab:happens to	0.02	-0.001	-0.001	-0.018
ab:has been	0.01	-0.004	-0.019	0.013
ab:has had	-0.023	0.002	0.02	0.001
ab:has its	-0.036	-0.017	0.049	0.005
ab:has no	-0.027	-0.018	0.03	0.015
ab:has to	-0.039	0	0.039	0
ab:have a	0.026	-0.005	0.024	-0.045
ab:have an	0.074	-0.001	-0.04	-0.032
ab:have been	0.011	-0.012	-0.036	0.037
ab:have in	0.019	0	0	-0.019
ab:have less	0.013	0	0	-0.012
ab:have no	0.001	-0.008	0.01	-0.003
ab:having its	0.082	-0.042	-0.042	0.002
ab:head :	-0.015	0	0	0.015
ab:held by	-0.028	0.002	0.025	0.002
ab:hello @	-0.008	-0.006	0.002	0.012
ab:help centre	0.011	0	0	-0.011
ab:help with	-0.049	-0.001	0.017	0.033
ab:help ¶	-0.025	-0.001	-0.001	0.027
ab:here for	-0.05	-0.003	-0.003	0.056
ab:here is	-0.014	-0.005	0.003	0.016
ab:here still	-0.001	0	0.011	-0.01
ab:here ¶	0.053	-0.015	-0.032	-0.007
ab:hereford and	-0.066	-0.002	-0.002	0.069
ab:hereford herefordshire	-0.026	0.001	0.025	0
ab:herefordshire hr4	-0.011	0	0.011	0
ab:high street	-0.014	-0.003	0.004	0.013
ab:hmrc (	0.01	-0.001	-0.009	0
ab:hold about	0.04	-0.014	-0.02	-0.006
ab:hold ¶	-0.012	-0.014	-0.001	0.027
ab:holidays put	0.011	0.001	0.006	-0.018
ab:home BRAND	0.161	-0.011	0.053	-0.203
ab:home book	-0.037	0	-0.001	0.038
ab:home may	-0.051	-0.016	0.03	0.038
ab:home privacy	-0.022	-0.014	0.028	0.008
ab:home terms	-0.065	0.013	-0.004	0.056
ab:home the	-0.023	-0.001	-0.001	0.025
ab:home ¶	-0.027	0.012	-0.048	0.064
ab:homes ¶	-0.036	-0.001	-0.001	0.038
ab:hospice care	0.058	-0.011	-0.047	0
ab:hosted by	-0.023	-0.002	0.002	0.023
ab:hosted on	0.012	-0.003	-0.008	0
ab:hosting ORG	-0.015	0.001	0.014	0
ab:hosting and	-0.017	-0.003	0.004	0.015
ab:hosting ¶	-0.006	-0.015	0.022	-0.001
ab:hosts it	-0.059	0.001	0.057	0
ab:hosts the	-0.035	-0.001	0.028	0.009
ab:hours are	-0.012	-0.002	-0.003	0.017
ab:house DIGITS	-0.022	-0.006	0.022	0.006
ab:house SELF	0.02	-0.002	-0.017	-0.001
ab:house gizorelzi	-0.055	0.006	0.049	0
ab:house we	0.018	-0.002	-0.016	0
ab:house with	-0.059	-0.007	0.066	-0.001
ab:house ¶	-0.013	0.04	-0.041	0.014
ab:houses schools	0.018	0	0	-0.018
ab:how BRAND	-0.013	-0.003	-0.002	0.017
ab:how it	-0.074	-0.003	0.002	0.075
ab:how long	0.005	-0.013	0.051	-0.043
ab:how the	0.008	0.006	-0.037	0.024
ab:how to	-0.016	0.033	-0.012	-0.005
ab:how we	0.054	-0.018	-0.037	0.001
ab:how your	0.087	-0.021	-0.061	-0.005
ab:https :	-0.074	0.021	-0.011	0.064
ab:i am	-0.006	-0.005	0.012	-0.001
ab:ico :	-0.011	0	0.012	-0.001
ab:ico registration	0.016	-0.019	-0.015	0.017
ab:identity checks	0.014	-0.005	0.009	-0.018
ab:if a	-0.004	-0.013	0.02	-0.003
ab:if nobody	-0.028	0	0.028	0
ab:if we	-0.017	-0.023	0.042	-0.002
ab:if you	0.031	-0.124	0.089	0.004
ab:if your	0.009	-0.002	-0.014	0.006
ab:important information	0.018	-0.007	0.005	-0.015
ab:important to	0.007	-0.01	-0.002	0.004
ab:in DIGITS	0.004	-0.004	0.025	-0.026
ab:in a	0.073	-0.043	-0.035	0.005
ab:in any	0.008	-0.001	-0.014	0.007
ab:in dublin	-0.011	0.003	0.008	0
ab:in england	-0.039	-0.025	0.15	-0.086
ab:in full	0.015	-0.002	-0.013	0
ab:in germany	-0.04	0.023	-0.001	0.018
ab:in guernsey	-0.033	0.049	-0.012	-0.005
ab:in ireland	0.091	-0.02	-0.06	-0.01
ab:in its	0.079	0.002	-0.077	-0.005
ab:in london	-0.018	-0.014	-0.007	0.04
ab:in northern	0.026	-0.003	-0.02	-0.003
ab:in one	-0.003	-0.001	-0.006	0.01
ab:in question	-0.016	-0.004	0.021	-0.001
ab:in running	-0.013	0.003	0.01	0
ab:in scotland	0.08	0.013	-0.073	-0.02
ab:in the	0.105	0.051	-0.123	-0.032
ab:in these	-0.02	-0.012	-0.006	0.039
ab:in this	0.016	-0.014	0.02	-0.022
ab:in touch	-0.001	0.002	-0.011	0.009
ab:in whose	0.029	-0.006	-0.025	0.002
ab:in ¶	-0.074	-0.004	-0.002	0.08
ab:include vat	-0.012	0	-0.019	0.031
ab:including the	0.005	-0.001	-0.012	0.008
ab:incorporated and	-0.046	0.052	-0.007	0.001
ab:incorporated in	0.031	0.017	-0.058	0.01
ab:incorporated ¶	-0.012	0	0	0.012
ab:independently owned	-0.018	-0.011	0.038	-0.009
ab:info @	0.056	-0.015	-0.055	0.014
ab:information about	-0.037	0.039	-0.012	0.01
ab:information commissioner’s	-0.007	-0.006	0.022	-0.009
ab:information generated	-0.029	-0.021	0.05	-0.001
ab:information to	-0.012	-0.002	-0.001	0.016
ab:information we	0.027	-0.023	-0.019	0.015
ab:information ¶	0.044	0.057	-0.071	-0.03
ab:installed properly	0.016	-0.001	-0.001	-0.015
ab:instructions or	-0.008	-0.002	0.011	0
ab:instructions ¶	-0.019	-0.001	0.003	0.018
ab:interest at	-0.028	0	0	0.028
ab:interest company	-0.022	0	0.012	0.01
ab:international transfers	-0.003	0.021	-0.016	-0.002
ab:interpretation ¶	0.012	-0.003	-0.007	-0.002
ab:introduction ¶	0	0.012	-0.012	0
ab:investors ¶	0.018	-0.003	-0.015	0
ab:invoices and	0.01	-0.003	-0.007	0
ab:invoices ¶	0.03	-0.008	-0.022	0
ab:ip4 3gt	-0.019	0	0.018	0
ab:ip4 5ul	-0.036	0	0.035	0
ab:ipswich and	0.028	-0.001	-0.002	-0.024
ab:ipswich suffolk	-0.044	0	0.043	0
ab:ireland (	0.022	-0.003	-0.018	-0.002
ab:ireland under	0.034	-0.007	-0.029	0.002
ab:ireland with	0.063	-0.011	-0.048	-0.004
ab:ireland ¶	0.072	-0.014	-0.046	-0.012
ab:is :	-0.003	-0.012	0.015	0
ab:is BRAND	-0.018	0.019	-0.001	0
ab:is DIGITS	0.012	0.027	-0.043	0.004
ab:is ORG	0.042	-0.025	-0.023	0.007
ab:is SELF	0.069	-0.016	-0.05	-0.004
ab:is a	-0.132	0.116	0.057	-0.041
ab:is about	0.055	-0.002	-0.053	0
ab:is an	0.013	0.013	-0.02	-0.006
ab:is at	0.099	-0.021	-0.08	0.001
ab:is authorised	-0.039	0.017	0.025	-0.003
ab:is committed	-0.004	-0.027	-0.002	0.033
ab:is free	0.014	0	0.005	-0.02
ab:is green	0.01	0	0	-0.01
ab:is held	-0.026	0.002	0.025	0
ab:is hosted	0.011	-0.005	-0.006	0
ab:is important	0.007	-0.01	-0.002	0.004
ab:is independently	-0.018	-0.011	0.038	-0.009
ab:is issued	0.024	0	0	-0.023
ab:is late	0.016	0	0.002	-0.018
ab:is licensed	-0.035	0.064	0	-0.03
ab:is looked	-0.002	-0.011	0.013	-0.001
ab:is made	0	-0.012	0.007	0.005
ab:is managed	-0.002	-0.01	0.012	0
ab:is no	-0.034	0.008	0.004	0.023
ab:is not	-0.011	-0.023	0.015	0.018
ab:is one	0.016	0	-0.019	0.004
ab:is owned	0.086	-0.017	-0.066	-0.003
ab:is paid	0.004	0.033	-0.013	-0.024
ab:is parking	-0.045	-0.002	-0.001	0.048
ab:is part	0.073	-0.018	-0.058	0.003
ab:is registered	0.06	-0.044	0.032	-0.048
ab:is responsible	0.001	-0.037	0.03	0.006
ab:is run	-0.037	-0.026	0.051	0.012
ab:is sent	-0.007	-0.012	0.019	0
ab:is the	0.051	-0.016	-0.063	0.028
ab:is this	-0.044	-0.005	0.049	0
ab:is used	0.049	-0.005	-0.042	-0.003
ab:is with	-0.049	-0.009	0.062	-0.004
ab:is written	-0.006	-0.001	-0.029	0.036
ab:isle of	-0.001	-0.005	-0.004	0.01
ab:issued by	0.003	-0.003	0.022	-0.022
ab:it and	0.004	-0.004	0.021	-0.021
ab:it is	0.015	0.002	0.062	-0.079
ab:it keeps	-0.016	0	0.015	0
ab:it only	-0.004	-0.014	0.021	-0.003
ab:it our	-0.011	-0.013	-0.027	0.05
ab:it sometimes	-0.059	0.001	0.057	0
ab:it under	0.023	-0.001	-0.022	0.001
ab:it with	-0.011	0.03	-0.045	0.026
ab:it works	-0.073	-0.003	0.002	0.075
ab:it ¶	0.032	0.007	0	-0.039
ab:its affiliates	0.046	-0.034	-0.03	0.018
ab:its clients	0.013	-0.009	-0.001	-0.003
ab:its customers	0.007	0.018	-0.019	-0.006
ab:its loss	-0.019	0	0.019	0
ab:its own	-0.112	0.03	0.074	0.008
ab:its registered	0.041	-0.02	-0.022	0.002
ab:its subsidiaries	0.011	-0.003	0.004	-0.012
ab:itself how	-0.017	0	0.017	0
ab:january DIGITS	-0.015	-0.002	0.017	0
ab:joint data	-0.009	0.011	-0.012	0.01
ab:keep a	0.02	-0.007	0.029	-0.042
ab:keep it	-0.005	0.015	-0.005	-0.005
ab:keep the	0.021	-0.005	-0.004	-0.012
ab:keep them	0.04	-0.001	0.004	-0.043
ab:keep up	-0.032	-0.001	0.01	0.024
ab:keep your	-0.024	0.05	-0.011	-0.015
ab:keeps its	-0.046	0.002	0.044	0
ab:keeps the	-0.012	-0.002	0.026	-0.011
ab:keeps transaction	-0.012	0	0.011	0
ab:keeps your	-0.011	-0.003	-0.006	0.02
ab:kendal and	-0.032	-0.001	-0.001	0.034
ab:kendal cumbria	-0.018	0.001	0.016	0.001
ab:kent me15	0.012	-0.002	-0.009	0
ab:kept for	-0.002	-0.002	-0.014	0.018
ab:kestrel road	-0.036	0	0.035	0
ab:kestrel wharf	-0.024	0.015	0.009	0
ab:kind and	-0.021	0	0	0.021
ab:kind or	-0.049	0	0.048	0
ab:kingdom registered	0.015	-0.005	-0.01	0
ab:kingdom ¶	-0.005	-0.009	-0.012	0.026
ab:kit for	0.03	-0.003	0.002	-0.03
ab:know as	0.062	-0.009	-0.022	-0.031
ab:know where	-0.011	-0.016	0.022	0.005
ab:known as	0.014	0.029	-0.045	0.002
ab:kop com	0.027	-0.001	-0.013	-0.013
ab:landlords letting	-0.004	0	0.02	-0.017
ab:large ones	-0.048	0	0.047	0
ab:larkfield road	-0.014	0	0.014	0
ab:last month	-0.016	-0.001	-0.013	0.03
ab:last updated	-0.088	-0.009	0.01	0.086
ab:law ¶	-0.017	-0.001	0.019	-0.001
ab:laws of	0.024	-0.005	-0.017	-0.003
ab:learning that	0.01	-0.001	-0.001	-0.007
ab:leeds and	0.094	-0.001	-0.002	-0.091
ab:legal name	0.106	-0.001	-0.002	-0.103
ab:legal notice	-0.041	-0.001	-0.001	0.042
ab:legal ¶	-0.037	0.006	0.005	0.027
ab:leicester and	-0.01	-0.001	-0.002	0.014
ab:lenders ¶	-0.029	-0.003	-0.001	0.032
ab:less and	0.009	0	0.005	-0.014
ab:letter for	0.012	-0.002	-0.011	0.001
ab:letter or	-0.019	-0.01	0.041	-0.012
ab:letting agents	-0.006	0	0.021	-0.015
ab:letting and	-0.085	0	-0.001	0.086
ab:liability partnership	0.03	-0.003	-0.027	-0.001
ab:liability ¶	0.037	-0.009	-0.028	-0.001
ab:liable for	0.035	-0.004	-0.028	-0.003
ab:licence and	0.109	-0.024	-0.085	-0.001
ab:licence ¶	-0.014	-0.002	0.007	0.009
ab:like most	-0.009	-0.006	0.016	-0.002
ab:like to	0.036	-0.009	0.006	-0.033
ab:limited by	0.034	-0.027	-0.002	-0.005
ab:limited company	0.054	-0.057	-0.028	0.031
ab:limited liability	0.046	-0.012	-0.033	0
ab:limited ¶	0.015	-0.002	-0.012	0
ab:limited’s privacy	0.025	-0.003	0.002	-0.024
ab:lincoln and	-0.07	-0.002	-0.002	0.073
ab:lines and	0.02	0	0	-0.019
ab:list of	-0.014	0.018	-0.001	-0.003
ab:little less	0.016	0	0.005	-0.021
ab:liverpool and	-0.038	-0.015	0.016	0.036
ab:located at	0.004	0.017	-0.009	-0.013
ab:log in	-0.078	-0.005	0.043	0.04
ab:london and	0.038	-0.001	-0.002	-0.035
ab:london e14	0.034	-0.022	-0.011	-0.001
ab:london ec1v	-0.054	-0.002	0.056	0
ab:london ec2a	0.011	-0.007	-0.004	0
ab:london england	0.023	-0.005	-0.014	-0.004
ab:london se1	-0.02	-0.007	0.028	0
ab:london sw1w	-0.016	0	0.015	0
ab:london united	0.039	-0.012	-0.016	-0.011
ab:london ¶	-0.033	-0.027	-0.07	0.13
ab:londonderry and	0.015	0	0	-0.014
ab:long depends	-0.001	-0.01	0.012	-0.001
ab:long it	-0.014	0	0.014	0
ab:long we	0.03	0.013	-0.001	-0.041
ab:look after	-0.003	0.099	-0.082	-0.014
ab:look out	0.014	-0.001	-0.001	-0.012
ab:looked after	0.004	-0.009	0.012	-0.007
ab:looking after	-0.034	-0.001	0	0.035
ab:looks after	0.006	0.082	-0.097	0.009
ab:loss adjusters	-0.019	0	0.019	0
ab:lottery is	-0.042	0.039	0.018	-0.015
ab:lottery manager	0.003	-0.007	0.02	-0.016
ab:m12 2az	-0.048	0.001	0.048	0
ab:made available	0.003	-0.01	0.011	-0.003
ab:made in	-0.04	-0.001	0.001	0.04
ab:made simple	0.033	-0.001	-0.001	-0.031
ab:made the	0.021	-0.014	-0.007	0
ab:made with	-0.013	-0.001	0.001	0.012
ab:made ¶	0.027	0.004	0.001	-0.032
ab:maidstone me15	-0.012	0	0.012	0
ab:mail is	-0.004	-0.012	0.016	0
ab:mail ¶	-0.003	-0.012	0.016	-0.002
ab:make an	0.022	-0.002	-0.014	-0.006
ab:makes the	-0.072	0.002	0.069	0
ab:making a	0.017	-0.001	0.001	-0.018
ab:maltings way	-0.048	0.001	0.048	0
ab:managed by	0.034	-0.026	-0.007	-0.001
ab:manager ¶	0.005	-0.003	0.043	-0.045
ab:managing agents	0.003	0	0.013	-0.016
ab:managing homes	-0.085	0	-0.001	0.086
ab:manchester m12	-0.048	0.001	0.048	0
ab:march DIGITS	-0.103	0.019	0.012	0.073
ab:march ¶	0.018	-0.002	-0.015	0
ab:mark of	0.01	-0.009	0.019	-0.02
ab:marks of	0.009	-0.007	0.011	-0.013
ab:materials ourselves	-0.043	-0.001	-0.001	0.044
ab:may DIGITS	-0.033	-0.01	0.046	-0.002
ab:may also	-0.002	0.05	-0.046	-0.002
ab:may ask	-0.014	-0.003	0.018	0
ab:may be	-0.08	-0.026	0.024	0.082
ab:may change	0.009	-0.009	-0.027	0.027
ab:may not	0.02	-0.002	-0.018	0
ab:may pass	-0.01	0	0.01	0
ab:may process	0.016	-0.009	-0.003	-0.004
ab:may receive	-0.006	-0.008	0.015	0
ab:may refuse	0.023	-0.001	-0.001	-0.021
ab:me ¶	-0.014	0	-0.001	0.015
ab:me15 7eb	-0.012	0	0.012	0
ab:mean ORG	-0.015	0	0	0.015
ab:mean SELF	0.014	-0.002	-0.012	0
ab:mean the	-0.015	0	-0.005	0.02
ab:means SELF	-0.012	-0.005	0.019	-0.002
ab:means any	0.027	0.022	-0.044	-0.005
ab:means that	-0.025	0.048	-0.032	0.009
ab:means the	-0.002	-0.015	0.015	0.002
ab:member of	0.079	-0.009	-0.023	-0.048
ab:members of	-0.054	-0.016	0.051	0.019
ab:menus for	0.02	0	0	-0.02
ab:methods ¶	0.041	-0.001	-0.002	-0.037
ab:miles of	0.026	0	-0.017	-0.01
ab:millrace road	-0.02	0	0.019	0
ab:miniatures ¶	-0.016	0	0	0.016
ab:modern teams	-0.077	0	0	0.078
ab:money on	-0.026	0.002	0.025	0
ab:month including	0.004	-0.002	-0.013	0.01
ab:months ¶	-0.027	0	0.001	0.026
ab:more than	-0.009	-0.002	0	0.011
ab:mortgage advice	0.05	-0.003	-0.038	-0.009
ab:mortgages ¶	-0.058	-0.001	-0.001	0.06
ab:most of	-0.018	-0.012	-0.003	0.033
ab:most sites	-0.009	-0.006	0.016	-0.002
ab:my own	-0.013	0	0	0.014
ab:name :	0.002	0.007	-0.03	0.021
ab:name BRAND	0.052	-0.016	-0.034	-0.002
ab:name email	-0.006	-0.008	-0.003	0.018
ab:name of	-0.108	0.079	-0.018	0.047
ab:name the	-0.038	0.001	0.037	0
ab:name used	-0.022	-0.001	0	0.023
ab:name we	0.029	-0.006	-0.025	0.002
ab:name ¶	-0.029	-0.008	0.04	-0.002
ab:names of	-0.036	0.014	-0.002	0.024
ab:names ¶	-0.023	0.054	-0.031	0
ab:near you	-0.05	-0.003	0.006	0.047
ab:necessary ones	-0.039	-0.002	-0.001	0.042
ab:need a	0.097	-0.018	-0.079	0
ab:needs us	-0.023	-0.003	-0.003	0.029
ab:network registered	-0.157	0.086	0.071	0
ab:never reaches	-0.018	0	0.018	0
ab:new in	-0.03	-0.004	-0.001	0.036
ab:new this	0.019	-0.001	0	-0.018
ab:new website	-0.032	0.001	0.03	0
ab:newcastle upon	0.037	-0.012	-0.002	-0.022
ab:newry and	0.036	0	0	-0.035
ab:news offers	0.011	-0.002	-0.011	0.002
ab:news ¶	0.063	-0.003	-0.003	-0.057
ab:night ¶	0.027	0.019	-0.016	-0.029
ab:no :	-0.013	-0.004	0.018	-0.001
ab:no DIGITS	0.066	0.042	-0.082	-0.026
ab:no NUM	-0.012	0.036	0.024	-0.048
ab:no SELF	-0.285	0.066	0.228	-0.009
ab:no contract	-0.012	-0.018	0.035	-0.005
ab:no fuss	0.033	-0.003	0.01	-0.04
ab:no investors	0.018	-0.002	-0.016	0
ab:no part	-0.013	0.001	0.012	0
ab:nobody is	-0.028	0	0.028	0
ab:nobody will	-0.017	-0.001	0.001	0.017
ab:nomofer street	-0.007	-0.005	0.011	0
ab:norfolk nr7	-0.011	0	0.011	0
ab:north east	0.062	0	0	-0.061
ab:north of	-0.027	0	-0.001	0.028
ab:north yorkshire	-0.01	-0.002	0.011	0.001
ab:northern ireland	0.042	-0.008	-0.031	-0.003
ab:norupo balloon	0.02	0	0	-0.02
ab:norupo london	0.05	-0.023	-0.026	-0.001
ab:norwich and	0.011	-0.001	-0.002	-0.008
ab:norwich norfolk	-0.024	0.001	0.013	0.009
ab:not a	-0.02	-0.008	0.013	0.015
ab:not be	0.019	-0.002	-0.018	0
ab:not incorporated	-0.012	0	0	0.012
ab:not keep	-0.032	-0.001	0.01	0.024
ab:not liable	0.035	-0.004	-0.028	-0.003
ab:not send	-0.016	0.002	0.015	-0.001
ab:not vat	-0.013	0	0	0.013
ab:not we	-0.015	0	0.015	0
ab:not ¶	0.002	0	0.02	-0.022
ab:nothing BRAND	0.034	-0.001	-0.001	-0.032
ab:nothing and	0.007	-0.003	-0.021	0.016
ab:nothing bring	0.015	0	0	-0.014
ab:nothing delivery	-0.016	0	0	0.016
ab:nothing evening	0.016	0	0	-0.016
ab:nothing every	0.019	-0.001	-0.001	-0.018
ab:nothing gift	0.028	-0.001	-0.001	-0.025
ab:nothing if	0.017	0	-0.001	-0.016
ab:nothing our	-0.051	-0.003	-0.002	0.056
ab:nothing quote	-0.024	-0.001	-0.001	0.026
ab:nothing rated	-0.066	-0.001	-0.001	0.067
ab:nothing spare	-0.041	-0.001	-0.001	0.042
ab:nothing tell	-0.011	0	0	0.012
ab:nothing there	-0.019	-0.001	0	0.02
ab:nothing to	-0.023	0.002	0.02	0.001
ab:nothing trade	0.024	0	0	-0.023
ab:nothing use	0.037	-0.001	-0.001	-0.035
ab:nothing we	0.039	-0.004	-0.004	-0.031
ab:nothing when	-0.015	0	-0.001	0.017
ab:nothing winner	0.01	-0.001	-0.001	-0.008
ab:nothing ¶	0.035	-0.014	-0.015	-0.007
ab:notice covers	-0.06	-0.017	0.026	0.051
ab:notice explains	-0.009	-0.004	-0.001	0.014
ab:notice tells	0.043	-0.007	-0.039	0.003
ab:notice terms	-0.011	-0.002	-0.017	0.03
ab:notice ¶	-0.001	0.01	-0.046	0.037
ab:nottingham and	0.07	-0.002	-0.002	-0.066
ab:nottingham ng7	-0.03	0.008	0.021	0
ab:now ¶	-0.013	-0.001	0.002	0.012
ab:number (	-0.019	-0.004	0.028	-0.004
ab:number :	-0.085	-0.06	0.059	0.087
ab:number DIGITS	0.073	0.018	-0.017	-0.074
ab:number NUM	0.041	-0.047	0.044	-0.037
ab:number SELF	-0.381	0.14	0.279	-0.037
ab:number at	0.012	-0.002	-0.01	0
ab:number is	0.065	-0.05	-0.018	0.003
ab:number never	-0.018	0	0.018	0
ab:number ¶	0.094	-0.014	-0.075	-0.004
ab:o ORG	0.051	-0.014	-0.036	-0.001
ab:of BRAND	0.021	0.095	-0.022	-0.095
ab:of DIGITS	-0.094	-0.017	0.08	0.03
ab:of ORG	-0.042	0.008	-0.065	0.099
ab:of SELF	0.101	-0.036	-0.02	-0.045
ab:of a	0.048	-0.014	-0.042	0.009
ab:of aberdeen	0.034	0	0	-0.033
ab:of aberystwyth	-0.011	0	0	0.012
ab:of birmingham	-0.017	-0.002	-0.002	0.021
ab:of brighton	-0.016	-0.001	-0.002	0.019
ab:of bristol	-0.039	-0.001	-0.002	0.041
ab:of business	0.028	0.027	-0.009	-0.046
ab:of cambridge	-0.033	-0.001	-0.002	0.036
ab:of cardiff	0.029	-0.003	-0.002	-0.024
ab:of companies	-0.003	0.043	-0.033	-0.006
ab:of contract	-0.048	0.045	-0.015	0.018
ab:of data	-0.007	-0.008	-0.001	0.016
ab:of dundee	0.015	0	0	-0.014
ab:of edinburgh	0.019	0	0	-0.018
ab:of england	0.089	-0.01	-0.043	-0.036
ab:of exeter	0.042	-0.001	-0.025	-0.016
ab:of glasgow	0.041	0	-0.001	-0.041
ab:of halifax	-0.026	-0.002	-0.002	0.03
ab:of hereford	-0.072	-0.001	0.004	0.069
ab:of ipswich	0.028	-0.001	-0.002	-0.024
ab:of its	-0.013	0.006	-0.008	0.015
ab:of kendal	-0.032	-0.001	-0.001	0.034
ab:of leeds	0.094	-0.001	-0.002	-0.091
ab:of leicester	-0.01	-0.001	-0.002	0.014
ab:of lincoln	-0.07	-0.002	-0.002	0.073
ab:of liverpool	-0.035	-0.001	-0.001	0.037
ab:of london	0.088	-0.008	-0.007	-0.073
ab:of londonderry	0.015	0	0	-0.014
ab:of newcastle	0.017	-0.002	-0.002	-0.013
ab:of newry	0.043	0	0	-0.042
ab:of nottingham	0.07	-0.002	-0.002	-0.066
ab:of onarebu	-0.002	-0.015	0.018	0
ab:of our	-0.011	0.014	-0.023	0.02
ab:of page	-0.014	-0.038	0.1	-0.047
ab:of personal	-0.005	-0.003	-0.002	0.01
ab:of reading	-0.084	-0.001	-0.001	0.086
ab:of sale	0.017	-0.002	0.004	-0.019
ab:of service	0.004	-0.005	-0.011	0.013
ab:of shrewsbury	-0.047	-0.001	-0.001	0.048
ab:of stockport	0.023	-0.001	-0.001	-0.021
ab:of swansea	0.011	-0.001	-0.001	-0.009
ab:of the	-0.178	0.091	0.137	-0.05
ab:of their	0.025	-0.009	0.002	-0.019
ab:of them	-0.029	0.012	0.018	-0.001
ab:of this	0.047	-0.008	-0.006	-0.033
ab:of truro	-0.056	-0.002	-0.003	0.061
ab:of unit	-0.021	0	0.021	0
ab:of use	-0.051	-0.007	0.077	-0.019
ab:of what	0.001	-0.012	0.001	0.01
ab:of which	-0.055	-0.004	0.058	0.001
ab:of whitby	0.027	-0.001	-0.001	-0.025
ab:of wrexham	0.03	-0.001	-0.001	-0.028
ab:of york	0.036	-0.001	-0.001	-0.034
ab:of your	0.005	-0.027	0.051	-0.029
ab:offered to	0.01	-0.001	0	-0.009
ab:offers and	0.004	-0.002	-0.011	0.009
ab:offers to	-0.06	0.048	0.017	-0.005
ab:offers ¶	0.016	0	0	-0.015
ab:office :	0.03	-0.1	0.083	-0.012
ab:office DIGITS	-0.004	-0.011	0.01	0.004
ab:office SELF	0.015	-0.003	-0.011	0
ab:office address	0.004	-0.007	-0.072	0.075
ab:office and	0.024	-0.007	-0.018	0
ab:office at	0.013	-0.013	0.007	-0.007
ab:office is	0.059	-0.005	-0.074	0.02
ab:office the	-0.037	-0.001	0.039	0
ab:office unit	0.017	-0.004	-0.013	0
ab:office with	-0.01	-0.004	0.02	-0.006
ab:office ¶	0.038	-0.006	-0.032	0
ab:offices at	0.004	-0.016	0.015	-0.003
ab:okimiletpo ¶	0.021	-0.002	0.002	-0.021
ab:on DIGITS	0	-0.014	-0.008	0.022
ab:on ORG	0.012	-0.003	-0.008	0
ab:on a	0.003	-0.009	0.014	-0.008
ab:on behalf	0.04	0.023	-0.012	-0.052
ab:on it	0.009	-0.001	0.013	-0.021
ab:on its	-0.009	-0.003	0.021	-0.009
ab:on our	0.018	0.03	-0.036	-0.011
ab:on request	-0.042	-0.009	0.052	-0.001
ab:on sale	-0.042	0	0.004	0.039
ab:on sea	-0.012	-0.001	-0.004	0.017
ab:on the	0.156	-0.02	-0.071	-0.066
ab:on these	0.013	-0.002	-0.003	-0.009
ab:on this	0.018	-0.001	0	-0.017
ab:on wednesdays	-0.021	0	-0.001	0.022
ab:on weekdays	-0.014	0	0	0.014
ab:on what	-0.003	-0.004	0.011	-0.004
ab:on working	-0.012	0	0.012	0
ab:on www	0.013	-0.013	-0.013	0.013
ab:on your	-0.067	-0.007	0.033	0.041
ab:on ¶	-0.071	-0.007	0.035	0.043
ab:onarebu georgia	-0.004	-0.015	0.019	0
ab:one of	0.008	-0.015	-0.009	0.016
ab:one person	0.02	0	0	-0.019
ab:one place	-0.018	-0.001	-0.006	0.025
ab:one sets	-0.009	-0.006	0.016	-0.002
ab:one side	0.011	0	0	-0.011
ab:ones are	-0.039	-0.001	-0.002	0.043
ab:ones by	-0.048	0	0.047	0
ab:only as	-0.057	-0.003	0.054	0.006
ab:only if	-0.023	-0.014	0.02	0.017
ab:only promotes	0.023	-0.001	-0.001	-0.021
ab:only ¶	0.023	0.017	-0.001	-0.039
ab:operated by	0.022	-0.019	-0.014	0.011
ab:operates the	0.063	-0.083	0.004	0.016
ab:or "	0.102	0.017	-0.08	-0.039
ab:or ORG	-0.017	-0.013	0.034	-0.005
ab:or a	-0.009	-0.003	0.019	-0.007
ab:or any	0.016	0.006	-0.014	-0.008
ab:or by	-0.01	-0.018	0.036	-0.009
ab:or in	0.011	-0.005	-0.011	0.005
ab:or its	0	-0.008	0.011	-0.004
ab:or not	-0.036	0	0.035	0
ab:or our	0.005	0.021	-0.01	-0.015
ab:or sent	0.026	0	-0.01	-0.016
ab:or substantially	-0.005	-0.008	0.015	-0.002
ab:or the	-0.015	-0.011	0.003	0.023
ab:or to	0.016	-0.004	-0.01	-0.002
ab:or us	-0.004	-0.004	-0.012	0.02
ab:or your	-0.01	-0.006	0.005	0.011
ab:orchard business	-0.011	0	0.01	0.001
ab:orchard terrace	-0.011	0	0.012	0
ab:order and	-0.02	-0.017	0.066	-0.029
ab:order materials	-0.043	-0.001	-0.001	0.044
ab:order placed	-0.011	-0.003	-0.003	0.017
ab:order you	-0.042	0.044	-0.014	0.012
ab:order ¶	-0.037	-0.003	0.016	0.025
ab:orders an	0.011	-0.004	-0.008	0
ab:orders ¶	-0.021	0.032	-0.022	0.011
ab:ordinary partnership	-0.029	0	0	0.029
ab:org uk	-0.004	-0.006	0.011	-0.001
ab:other countries	0.012	0	0	-0.011
ab:other names	-0.006	-0.004	0.015	-0.004
ab:our "	-0.03	-0.006	0.021	0.015
ab:our BRAND	0.011	-0.007	0.002	-0.006
ab:our accountant	-0.036	0.002	0.034	0
ab:our address	-0.013	-0.004	-0.001	0.019
ab:our and	0.026	0.032	-0.063	0.005
ab:our apprentices	-0.022	-0.002	0.01	0.014
ab:our assets	-0.005	-0.008	0.015	-0.002
ab:our behalf	-0.015	0.04	-0.04	0.015
ab:our company	-0.004	0.031	-0.031	0.003
ab:our cookies	-0.026	0	0	0.026
ab:our customer	-0.004	-0.007	0.011	0
ab:our customers	-0.009	-0.002	-0.002	0.013
ab:our data	0.018	-0.011	-0.003	-0.004
ab:our emails	-0.013	-0.003	-0.019	0.035
ab:our guarantee	-0.006	-0.001	-0.029	0.036
ab:our instructions	-0.009	-0.003	0.012	0
ab:our is	0.021	-0.011	-0.006	-0.004
ab:our letter	0.013	-0.003	-0.011	0.001
ab:our main	-0.013	-0.001	0.001	0.013
ab:our number	0.012	-0.002	-0.01	0
ab:our office	-0.042	0	0.041	0
ab:our or	-0.023	-0.014	0.021	0.017
ab:our own	0.008	-0.03	0.078	-0.055
ab:our pages	-0.003	-0.016	0.019	-0.001
ab:our payment	-0.018	0.003	0.016	0
ab:our prices	0.013	-0.002	-0.001	-0.011
ab:our profits	-0.011	-0.013	-0.027	0.05
ab:our registered	0.01	-0.022	0.007	0.005
ab:our services	-0.033	-0.014	0.031	0.015
ab:our shops	-0.01	0.042	-0.039	0.007
ab:our site	-0.016	-0.022	0.023	0.015
ab:our store	0.012	-0.002	-0.009	0
ab:our story	0.052	-0.006	-0.034	-0.012
ab:our trading	-0.009	0.034	-0.032	0.007
ab:our van	0.027	0	0	-0.026
ab:our vat	0.014	-0.001	0	-0.012
ab:our website	0.024	0.031	-0.036	-0.019
ab:our work	0.044	-0.002	-0.002	-0.04
ab:our workshop	-0.023	-0.001	0.001	0.023
ab:our ¶	-0.023	0.048	-0.012	-0.013
ab:ourselves ;	-0.048	0	-0.001	0.049
ab:ourselves and	-0.05	-0.001	-0.001	0.051
ab:out for	0.014	-0.001	-0.001	-0.012
ab:out of	0.02	-0.002	-0.011	-0.007
ab:out repairs	-0.032	0.001	0.03	0
ab:out the	-0.025	-0.01	0.03	0.006
ab:out we	0.02	0	-0.001	-0.019
ab:outside ¶	-0.024	-0.001	-0.001	0.025
ab:ovekavuvu ¶	-0.012	-0.003	0.044	-0.029
ab:own and	0.017	-0.002	0.022	-0.037
ab:own file	-0.036	0.002	0.034	0
ab:own terms	-0.008	-0.012	0.023	-0.003
ab:own van	-0.034	0	0.034	0
ab:own ¶	-0.111	0.003	0.035	0.072
ab:owned and	0.008	-0.015	0.025	-0.018
ab:owned by	0.098	-0.002	-0.072	-0.023
ab:owned subsidiary	-0.126	0.129	0.031	-0.034
ab:owns and	0.114	-0.094	-0.012	-0.008
ab:owns the	-0.024	-0.003	-0.009	0.036
ab:page of	-0.011	0	0.036	-0.025
ab:page ¶	0.008	0.009	0.046	-0.063
ab:pages are	-0.019	-0.001	0	0.02
ab:pages store	-0.002	-0.01	0.013	-0.001
ab:paid by	-0.012	-0.003	0.003	0.011
ab:parent company	-0.049	0.074	-0.019	-0.006
ab:parent of	0.054	0.059	-0.113	-0.001
ab:parking behind	-0.049	-0.002	-0.001	0.051
ab:part in	-0.013	0.001	0.012	0
ab:part of	0.056	0	-0.078	0.022
ab:part wears	-0.007	-0.001	-0.002	0.01
ab:parties to	-0.004	-0.015	0.02	-0.001
ab:partnership registered	0.024	-0.004	-0.027	0.006
ab:partnership the	-0.029	0	0	0.029
ab:parts are	0.025	-0.003	-0.015	-0.008
ab:pay a	0.016	-0.001	0.004	-0.02
ab:payment and	-0.005	-0.002	0.011	-0.004
ab:payment cards	-0.018	0.003	0.016	0
ab:payment for	-0.061	0.022	0.038	0.001
ab:payment methods	0.041	-0.001	-0.002	-0.037
ab:payment processing	-0.019	-0.002	0.002	0.018
ab:payment provider	-0.018	0.002	0.017	0
ab:payment services	-0.015	-0.001	0.017	0
ab:payment that	0.023	-0.001	-0.001	-0.021
ab:payment ¶	-0.018	-0.003	0.022	-0.001
ab:payments and	-0.015	-0.003	0.003	0.014
ab:payments are	-0.009	-0.015	0.026	-0.001
ab:payments ¶	-0.011	0.029	-0.017	-0.001
ab:payroll without	-0.048	0	-0.001	0.05
ab:pensioners pay	0.01	-0.001	0.004	-0.013
ab:people choose	-0.014	0.001	0.013	0
ab:people who	0.044	-0.003	-0.014	-0.027
ab:people ¶	0.017	0	0	-0.017
ab:periods ¶	-0.002	-0.01	0.012	-0.001
ab:person who	0.013	-0.001	-0.006	-0.006
ab:personal data	0.161	0.022	-0.198	0.015
ab:personal details	-0.034	-0.008	0.054	-0.012
ab:personal information	0.086	0.026	-0.093	-0.019
ab:personal training	-0.013	0	0	0.013
ab:phone number	-0.009	0	0	0.01
ab:pick up	0.016	-0.001	-0.001	-0.014
ab:pier ¶	-0.024	-0.002	-0.001	0.027
ab:places to	-0.018	-0.001	0.008	0.01
ab:placing an	-0.084	0.018	0.002	0.064
ab:platform (	-0.02	-0.001	0	0.021
ab:platform ¶	-0.051	-0.002	-0.001	0.054
ab:please read	-0.008	-0.018	0.061	-0.035
ab:please take	0.032	-0.011	-0.001	-0.019
ab:po box	-0.024	0.015	-0.019	0.028
ab:police or	-0.004	-0.013	0.019	-0.003
ab:policies are	-0.001	0.001	0.014	-0.015
ab:policy BRAND	0.018	0.007	-0.01	-0.015
ab:policy applies	-0.002	0.062	-0.059	-0.001
ab:policy contact	-0.05	0.022	0.028	0.001
ab:policy for	0.004	-0.003	0.018	-0.019
ab:policy from	-0.005	-0.008	-0.026	0.038
ab:policy of	-0.03	0.054	-0.009	-0.015
ab:policy terms	-0.015	-0.002	0.007	0.01
ab:policy ¶	0.035	0.043	0.013	-0.091
ab:portal that	-0.066	0.049	0.017	0.001
ab:possible on	0.011	0	-0.001	-0.009
ab:postal address	0.026	-0.006	-0.009	-0.011
ab:posted the	0.033	0	-0.001	-0.032
ab:powered by	-0.036	-0.041	0.072	0.005
ab:price and	0.032	-0.002	0.002	-0.032
ab:price does	0.028	0	0	-0.028
ab:prices are	-0.009	0	0.02	-0.011
ab:prices ¶	-0.018	-0.001	0.019	-0.001
ab:pricing log	-0.01	0	0	0.01
ab:pricing ¶	0.069	-0.001	-0.001	-0.067
ab:privacy &	0.028	-0.007	0.004	-0.024
ab:privacy @	0	-0.004	-0.008	0.012
ab:privacy BRAND	-0.003	0.046	-0.043	0
ab:privacy and	0.012	0.057	-0.057	-0.013
ab:privacy is	0.007	-0.01	-0.002	0.004
ab:privacy notice	0.049	0.001	-0.16	0.111
ab:privacy of	-0.001	-0.009	-0.001	0.011
ab:privacy policy	-0.13	0.022	0.119	-0.012
ab:privacy statement	0.062	-0.03	-0.024	-0.008
ab:privacy ¶	0.009	-0.042	0.107	-0.074
ab:private and	-0.016	0.049	-0.012	-0.021
ab:private company	0.045	-0.019	-0.027	0.001
ab:private limited	0.046	-0.038	-0.004	-0.004
ab:process your	-0.004	-0.006	0.012	-0.002
ab:processed by	-0.003	-0.009	0.013	0
ab:product ¶	-0.017	0	0	0.017
ab:products ¶	0.011	-0.002	-0.005	-0.004
ab:profits ¶	-0.011	-0.013	-0.027	0.05
ab:project is	0.012	0	0	-0.012
ab:promotes the	0.021	0.03	-0.03	-0.021
ab:properly first	-0.019	-0.001	-0.001	0.02
ab:property of	0.005	-0.002	-0.011	0.008
ab:property on	0.032	-0.004	-0.012	-0.017
ab:protecting and	-0.033	-0.032	0.062	0.004
ab:protection officer	0	-0.018	0.027	-0.01
ab:protection regulation	-0.013	-0.001	0	0.014
ab:protection ¶	0.011	0.041	-0.042	-0.011
ab:proudly created	0.027	-0.001	-0.013	-0.013
ab:provided by	-0.016	-0.028	0.037	0.007
ab:provider and	-0.018	0.003	0.016	0
ab:provides this	0.018	-0.001	-0.006	-0.011
ab:published whether	-0.069	0.001	0.068	0
ab:purposes of	0.008	0.032	-0.039	-0.001
ab:put together	0.017	0	0.001	-0.018
ab:question ¶	-0.005	-0.006	0.011	-0.001
ab:questions are	0.06	-0.001	0.004	-0.063
ab:quote reference	-0.014	-0.001	0	0.015
ab:quote ¶	-0.021	-0.001	0	0.022
ab:range for	0.013	0	0	-0.012
ab:rapa ¶	0.021	-0.003	0.004	-0.021
ab:rated DIGITS	0.012	-0.002	-0.011	0
ab:read more	-0.012	0	0	0.013
ab:read them	-0.02	-0.017	0.066	-0.029
ab:read what	-0.022	-0.002	-0.013	0.037
ab:reading and	-0.084	-0.001	-0.001	0.086
ab:reading rg30	-0.015	0.008	0.007	0
ab:receive our	-0.004	-0.007	0.011	0
ab:receives the	-0.038	0.001	0.037	0
ab:receives your	-0.003	0.024	-0.004	-0.017
ab:records the	-0.002	-0.006	0.019	-0.011
ab:records ¶	-0.036	0.015	0.011	0.01
ab:recycle what	-0.02	-0.001	0.001	0.019
ab:refer to	0.035	-0.011	-0.035	0.011
ab:reference web	-0.014	-0.001	0	0.015
ab:references :	0.018	-0.002	-0.001	-0.015
ab:referred to	0.026	0.01	-0.043	0.007
ab:refers to	-0.015	0.038	-0.019	-0.004
ab:refuse a	0.023	-0.001	-0.001	-0.021
ab:refuse the	-0.012	0	0.012	0
ab:reg SELF	0.019	-0.004	-0.015	0
ab:reg in	0.018	-0.001	-0.017	0
ab:reg no	0.045	0.033	-0.08	0.002
ab:register number	-0.048	-0.005	0.057	-0.005
ab:registered address	0.023	0.005	-0.035	0.007
ab:registered and	-0.037	0.005	0.031	0
ab:registered at	-0.114	0.026	0.096	-0.008
ab:registered charity	0.082	-0.007	0.041	-0.115
ab:registered company	0.028	0.018	-0.043	-0.003
ab:registered in	-0.063	0.113	0.054	-0.104
ab:registered no	-0.068	0.037	0.029	0.002
ab:registered number	-0.06	0.036	0.01	0.014
ab:registered office	0.087	-0.021	-0.147	0.082
ab:registered offices	0.019	-0.008	-0.01	0
ab:registered under	0.017	-0.002	-0.002	-0.013
ab:registered with	-0.002	-0.017	0.01	0.009
ab:registered ¶	0.012	-0.003	-0.021	0.013
ab:registration SELF	-0.008	-0.023	0.032	-0.001
ab:registration no	0.083	-0.03	-0.049	-0.004
ab:registration number	-0.021	-0.087	0.054	0.054
ab:regulated by	-0.047	0.036	-0.078	0.09
ab:rely on	-0.032	0.001	0.014	0.017
ab:remembers your	-0.015	0.008	-0.003	0.01
ab:remove a	-0.015	0	0.015	0
ab:rented unit	0.043	-0.037	-0.045	0.038
ab:repair it	0.014	0	-0.001	-0.013
ab:repairs what	-0.017	0	0.016	0
ab:repairs ¶	-0.015	0	0.015	0
ab:repossessed if	-0.038	-0.005	0.019	0.024
ab:representative of	0.127	-0.033	-0.046	-0.048
ab:request ¶	-0.042	-0.009	0.052	-0.001
ab:require all	-0.005	-0.016	0.023	-0.001
ab:reserved DIGITS	-0.012	0	0	0.013
ab:reserved SELF	0.011	-0.001	-0.007	-0.004
ab:reserved home	-0.035	-0.007	0.044	-0.002
ab:reserved ¶	0.048	0.018	0.003	-0.068
ab:respect the	-0.004	-0.015	0.02	-0.001
ab:respect your	0.033	-0.004	-0.016	-0.012
ab:respecting your	-0.04	-0.025	0.058	0.007
ab:respects your	0.013	-0.008	-0.011	0.006
ab:responsible for	-0.003	-0.026	0.017	0.012
ab:retention ¶	-0.002	-0.008	0.011	-0.001
ab:returns policy	0.005	-0.002	-0.01	0.007
ab:returns ¶	0.052	-0.002	-0.001	-0.049
ab:reviewed january	-0.014	-0.002	0.016	0
ab:rhif cofrestru’r	0.012	-0.005	-0.008	0.001
ab:richmond upon	-0.055	0.006	0.049	0
ab:right to	-0.012	0.039	-0.057	0.029
ab:rights reserved	-0.049	0.065	0.042	-0.058
ab:rights ¶	-0.004	-0.009	0.013	0
ab:ring before	0.015	-0.002	0.001	-0.015
ab:rita street	0.011	-0.007	-0.004	0
ab:road birmingham	0.061	-0.012	-0.048	0
ab:road halifax	-0.017	0	0.017	0
ab:road ipswich	-0.054	0.001	0.053	0
ab:road london	-0.032	-0.016	0.054	-0.006
ab:road norwich	-0.016	0	0.006	0.01
ab:road stockport	-0.02	0.005	0.015	0
ab:road worthing	-0.03	-0.008	0.019	0.02
ab:roasted posted	0.033	0	-0.001	-0.032
ab:robotovuro daezal	-0.016	0	0.015	0
ab:rog s	-0.013	0	0.013	0
ab:rooms and	0.051	-0.008	0.023	-0.066
ab:royal charter	0.017	-0.001	-0.013	-0.003
ab:rules ¶	0.017	-0.002	0.002	-0.018
ab:run by	0.001	0.04	-0.017	-0.025
ab:run it	-0.038	0.022	0.015	0
ab:running it	-0.013	0.003	0.01	0
ab:runs the	-0.041	0.052	-0.007	-0.004
ab:runs this	0.079	-0.026	-0.088	0.034
ab:s c	-0.033	-0.002	-0.006	0.041
ab:said about	0.004	-0.002	-0.013	0.011
ab:said yesterday	-0.018	0	0.017	0
ab:sale ¶	-0.016	-0.001	-0.002	0.019
ab:sales and	-0.022	0	-0.001	0.024
ab:sales ¶	-0.023	0	-0.001	0.024
ab:same day	0.031	0	0	-0.031
ab:school head	-0.015	0	0	0.015
ab:schools ¶	-0.01	-0.007	0.011	0.006
ab:scotland (	0.01	-0.001	-0.009	0.001
ab:scotland no	0.015	-0.007	-0.007	0
ab:scotland our	0.036	-0.019	-0.018	0.001
ab:scotland with	-0.013	0.048	-0.032	-0.003
ab:sea ¶	-0.028	-0.001	-0.004	0.034
ab:season :	0.045	-0.001	0	-0.044
ab:second sort	-0.012	0	0.012	0
ab:second visit	0.029	-0.036	-0.026	0.032
ab:section DIGITS	-0.029	-0.014	0.035	0.007
ab:security of	-0.007	0.053	-0.04	-0.006
ab:security ¶	-0.025	0	0	0.025
ab:see the	0.017	0.045	-0.053	-0.009
ab:see which	-0.019	-0.001	0.001	0.019
ab:seen at	-0.042	0	0.041	0
ab:self employed	-0.012	0	0	0.012
ab:sell the	-0.007	-0.01	0.017	0
ab:sell tickets	-0.02	-0.008	0.01	0.017
ab:seller has	-0.004	0.001	0.02	-0.018
ab:selling letting	-0.085	0	-0.001	0.086
ab:send invoices	0.03	-0.006	-0.025	0
ab:send us	-0.033	0.001	0.015	0.016
ab:sent by	0.016	0	0	-0.016
ab:sent through	-0.006	-0.012	0.018	0
ab:separate company	-0.011	0.004	0.007	0
ab:september DIGITS	0.014	-0.005	0.004	-0.013
ab:seriously and	0.024	-0.001	-0.001	-0.022
ab:service (	-0.012	0	0.006	0.007
ab:service ¶	-0.052	-0.01	0.017	0.045
ab:services "	0.077	-0.019	-0.075	0.017
ab:services (	-0.02	-0.002	0.01	0.013
ab:services for	-0.03	-0.005	0.012	0.023
ab:services register	-0.041	-0.009	0.041	0.01
ab:services ¶	0.019	0.023	0.03	-0.071
ab:sets cookies	-0.009	-0.006	0.016	-0.002
ab:sets out	-0.005	0.029	-0.012	-0.012
ab:sets ¶	-0.037	-0.001	-0.001	0.04
ab:seven who	-0.001	0	0.011	-0.01
ab:sexton road	-0.019	0	0.018	0.001
ab:sheffield south	-0.012	0	0.012	0
ab:shelves ¶	0.02	-0.001	-0.002	-0.017
ab:shop with	-0.047	-0.001	-0.001	0.048
ab:shop ¶	-0.011	-0.005	0.005	0.011
ab:shops ¶	-0.059	-0.001	-0.001	0.061
ab:should not	-0.016	0.002	0.015	-0.001
ab:shrewsbury and	-0.047	-0.001	-0.001	0.048
ab:shrewsbury sy3	-0.024	0.014	0.01	0
ab:sign in	0	-0.004	-0.01	0.014
ab:similar technologies	0	0.048	-0.043	-0.005
ab:similar technology	-0.001	-0.012	0.014	-0.001
ab:since DIGITS	0.095	-0.012	-0.063	-0.02
ab:site :	0.02	0	0	-0.02
ab:site by	-0.02	-0.009	0.014	0.015
ab:site is	0.011	-0.014	0.015	-0.012
ab:site means	0.015	-0.003	-0.001	-0.011
ab:site remembers	-0.016	0.008	-0.001	0.01
ab:site the	0.036	-0.032	0.014	-0.019
ab:site uses	-0.04	-0.001	-0.002	0.044
ab:site will	-0.012	0	0.012	0
ab:site you	-0.006	0	-0.005	0.012
ab:site ¶	0.092	-0.123	-0.007	0.038
ab:sites this	-0.009	-0.006	0.016	-0.002
ab:slavery statement	0.019	-0.001	-0.005	-0.013
ab:small firms	-0.012	0	0.001	0.011
ab:small shop	-0.024	-0.001	-0.001	0.025
ab:smaller range	0.012	0	0.001	-0.012
ab:so nobody	-0.024	-0.001	0.001	0.024
ab:so that	-0.043	-0.02	0.045	0.018
ab:software and	0.012	-0.015	0.019	-0.017
ab:software for	-0.028	0	0	0.029
ab:software from	0.013	-0.001	0.001	-0.013
ab:software that	-0.075	0.002	0.006	0.067
ab:sold by	0.011	-0.001	-0.003	-0.007
ab:sole trader	-0.093	-0.002	0.002	0.093
ab:some of	-0.003	0.033	-0.03	0
ab:somebody else	-0.03	0	0.005	0.025
ab:someone who	0.04	-0.001	0	-0.039
ab:something ¶	0.042	0	0	-0.041
ab:sometimes has	-0.059	0.001	0.057	0
ab:sort the	-0.012	0	0.012	0
ab:sorted ¶	0.027	-0.001	-0.001	-0.026
ab:south yorkshire	-0.012	0	0.012	0
ab:spare parts	0.024	-0.003	-0.014	-0.008
ab:statement ¶	0.034	-0.008	-0.017	-0.009
ab:status ;	-0.032	0	0.032	0
ab:statutory rate	-0.028	0	0	0.028
ab:stay :	-0.004	-0.002	0.01	-0.005
ab:stay chosen	-0.02	-0.001	0.009	0.012
ab:stay with	-0.057	0	0.005	0.052
ab:stockport and	0.023	-0.001	-0.001	-0.021
ab:stockport cheshire	-0.02	0.005	0.015	0
ab:stops at	0.012	-0.001	0	-0.01
ab:storage periods	-0.002	-0.01	0.012	-0.001
ab:store a	-0.002	-0.01	0.013	-0.001
ab:store is	0.012	-0.002	-0.009	0
ab:store ¶	-0.011	-0.012	0.025	-0.001
ab:stories worth	0.023	0.003	0.001	-0.026
ab:story ¶	0.014	-0.004	-0.009	-0.001
ab:straightforward help	-0.011	-0.002	0	0.013
ab:street abosdi	-0.008	-0.005	0.012	0
ab:street birmingham	-0.011	-0.022	-0.055	0.088
ab:street dublin	-0.011	-0.001	0.013	-0.001
ab:street edinburgh	0.034	-0.001	0.015	-0.048
ab:street london	-0.07	-0.033	0.122	-0.019
ab:stripe ¶	-0.006	-0.003	0.015	-0.006
ab:students and	0.01	-0.001	0.004	-0.013
ab:studio at	-0.012	0	0	0.012
ab:stuttgart germany	-0.041	0.033	0.007	0.001
ab:style of	-0.032	-0.011	-0.038	0.081
ab:subject to	-0.023	-0.007	0.031	-0.001
ab:subscribe to	-0.003	-0.011	-0.046	0.061
ab:subsidiaries and	0.034	-0.013	-0.021	0
ab:subsidiary of	-0.092	0.074	0.059	-0.041
ab:substantially all	-0.005	-0.008	0.015	-0.002
ab:such as	0.021	-0.008	-0.021	0.008
ab:suffolk ip4	-0.045	0	0.045	0
ab:suite DIGITS	-0.032	0.063	-0.024	-0.007
ab:supplied by	0.005	-0.013	0.041	-0.033
ab:suppliers ¶	0.038	0	0	-0.037
ab:supply the	-0.066	0.049	0.017	0.001
ab:support @	-0.034	-0.004	0.027	0.011
ab:support ¶	-0.009	0.037	-0.01	-0.018
ab:surrey tw9	-0.055	0.006	0.049	0
ab:suvo road	0.038	-0.011	-0.027	0
ab:swansea and	0.011	-0.001	-0.001	-0.009
ab:swansea west	-0.012	0.007	0.005	0
ab:swyddfa :	0.012	-0.005	-0.008	0.001
ab:t &	0.011	-0.002	0	-0.008
ab:t a	0.042	-0.023	-0.033	0.014
ab:tafapon ¶	-0.05	-0.008	0	0.058
ab:tailor made	0.03	0	0	-0.029
ab:take the	-0.119	0.056	0.062	0.001
ab:taken by	0.005	-0.01	0.008	-0.003
ab:takes no	-0.013	0.003	0.01	0
ab:takes the	-0.073	0	0.033	0.04
ab:takes your	0.036	-0.003	0.003	-0.036
ab:tasting evenings	0.011	0.001	0.002	-0.014
ab:team meets	0.02	0.002	0.001	-0.022
ab:team ¶	0.014	-0.002	-0.002	-0.01
ab:technology ¶	-0.001	-0.012	0.014	-0.001
ab:tel :	-0.069	0.097	-0.059	0.031
ab:telephone (	0.015	-0.003	-0.012	0
ab:telephone DIGITS	0.041	-0.007	-0.028	-0.007
ab:telephone by	-0.034	-0.008	0.054	-0.012
ab:telephone number	0.029	-0.006	-0.019	-0.003
ab:telephone ourselves	-0.009	-0.001	-0.001	0.011
ab:tell us	0.004	-0.017	-0.012	0.025
ab:tell you	0.011	0	0.002	-0.012
ab:tells you	0.058	-0.013	-0.048	0.003
ab:ten and	0.036	-0.002	0.001	-0.036
ab:ten miles	0.034	0	-0.017	-0.018
ab:terms &	0	-0.054	0.057	-0.004
ab:terms BRAND	-0.008	-0.008	0.018	-0.003
ab:terms and	0.046	0.064	0.005	-0.115
ab:terms apply	-0.01	-0.003	0	0.013
ab:terms contact	0.044	-0.01	-0.009	-0.025
ab:terms for	-0.013	0.055	-0.041	0
ab:terms of	-0.015	0.041	-0.018	-0.009
ab:terms privacy	0.051	-0.007	0.006	-0.049
ab:terms ¶	-0.02	-0.056	-0.043	0.119
ab:terrace cambridge	-0.02	0	0.02	0
ab:thames surrey	-0.055	0.006	0.049	0
ab:that BRAND	-0.066	0.049	0.017	0.001
ab:that are	-0.018	0.038	-0.028	0.008
ab:that does	-0.101	-0.001	-0.001	0.104
ab:that is	-0.003	-0.005	-0.012	0.021
ab:that it	-0.018	-0.002	0.003	0.017
ab:that takes	-0.056	0.002	0.006	0.048
ab:that the	-0.021	0.034	-0.021	0.008
ab:that travels	0.01	-0.001	-0.001	-0.007
ab:that we	-0.058	-0.03	0.069	0.019
ab:that works	0.019	-0.001	0	-0.019
ab:that you	-0.021	0.025	-0.057	0.053
ab:that your	0.007	-0.01	-0.002	0.004
ab:the "	-0.045	0.085	-0.035	-0.004
ab:the BRAND	0.033	-0.066	0.043	-0.011
ab:the ORG	-0.015	0.037	0.006	-0.028
ab:the address	-0.058	-0.002	0.052	0.007
ab:the admin	-0.041	0.003	0.011	0.028
ab:the advice	-0.018	-0.006	0.023	0
ab:the app	-0.015	-0.001	0.001	0.015
ab:the booking	-0.078	0.031	0.048	-0.001
ab:the building	0.011	-0.015	-0.007	0.011
ab:the business	0.003	-0.023	-0.016	0.036
ab:the buyer	-0.006	-0.009	0.016	-0.001
ab:the card	0.026	-0.01	0.007	-0.023
ab:the case	-0.014	-0.003	-0.017	0.034
ab:the certificate	-0.057	-0.002	0.063	-0.004
ab:the charity	0.046	-0.031	0.001	-0.017
ab:the client	-0.012	-0.001	-0.008	0.021
ab:the club	-0.029	-0.005	0.041	-0.007
ab:the company	-0.092	0.065	-0.023	0.05
ab:the context	0.013	-0.006	0.012	-0.02
ab:the contract	0.01	-0.012	-0.005	0.008
ab:the controller	0.006	-0.014	-0.04	0.049
ab:the cookie	-0.029	-0.021	0.05	-0.001
ab:the counter	0.015	-0.001	-0.01	-0.004
ab:the country	0.037	-0.009	-0.009	-0.019
ab:the customer	0.008	-0.017	-0.029	0.038
ab:the data	0.054	-0.043	-0.045	0.034
ab:the day	-0.019	0	0.002	0.017
ab:the decision	-0.072	0.002	0.069	0
ab:the details	-0.026	-0.003	0.012	0.017
ab:the edge	0.127	-0.038	-0.049	-0.041
ab:the financial	0.001	0	-0.047	0.046
ab:the first	0.034	0.04	-0.042	-0.032
ab:the following	-0.008	-0.022	0.037	-0.007
ab:the form	0.032	-0.003	-0.008	-0.022
ab:the gambling	0.012	0.012	0.032	-0.055
ab:the gaps	-0.026	0	0.005	0.022
ab:the garden	0.035	-0.001	0.002	-0.036
ab:the general	0.013	-0.003	-0.039	0.028
ab:the gift	-0.042	-0.006	0.036	0.012
ab:the hospice	-0.019	0.034	-0.012	-0.003
ab:the information	-0.035	-0.039	0.097	-0.023
ab:the laws	-0.017	0.051	-0.032	-0.002
ab:the lottery	-0.029	0.019	-0.003	0.014
ab:the money	-0.007	0.001	0.026	-0.02
ab:the name	0.007	-0.018	-0.005	0.015
ab:the national	-0.007	-0.011	0.024	-0.006
ab:the network	-0.157	0.086	0.071	0
ab:the new	-0.012	-0.013	0.012	0.013
ab:the north	0.013	0	-0.001	-0.011
ab:the number	0.039	-0.011	-0.02	-0.008
ab:the office	0.013	-0.001	0	-0.012
ab:the online	0.021	-0.009	-0.01	-0.002
ab:the other	0.024	-0.001	0	-0.023
ab:the owner	-0.016	-0.006	-0.009	0.031
ab:the parent	0.038	0.099	-0.131	-0.006
ab:the partners	-0.029	0	0	0.029
ab:the payment	-0.076	0.02	0.058	-0.002
ab:the person	0.02	-0.009	-0.001	-0.01
ab:the personal	0.084	-0.01	-0.077	0.003
ab:the phone	0.017	-0.001	-0.001	-0.016
ab:the pier	-0.034	-0.002	-0.001	0.036
ab:the platform	-0.027	-0.005	0.005	0.027
ab:the police	-0.004	-0.013	0.019	-0.003
ab:the policy	-0.015	0.106	-0.086	-0.004
ab:the portal	-0.066	0.049	0.017	0.001
ab:the price	0.024	-0.002	0.013	-0.035
ab:the privacy	-0.004	0.034	-0.035	0.005
ab:the promotion	-0.008	-0.006	0.016	-0.002
ab:the property	0.04	-0.008	-0.03	-0.002
ab:the purpose	0.018	-0.003	0.01	-0.024
ab:the purposes	-0.007	0.051	-0.041	-0.003
ab:the registered	-0.012	0.009	-0.008	0.01
ab:the right	0.011	-0.002	-0.009	0
ab:the sale	0.022	-0.001	-0.001	-0.02
ab:the same	0.063	-0.006	-0.009	-0.048
ab:the sea	-0.041	-0.002	-0.005	0.047
ab:the second	0.027	-0.036	-0.014	0.023
ab:the security	-0.003	-0.01	0.015	-0.001
ab:the seller	0.003	-0.001	0.019	-0.02
ab:the service	-0.032	-0.002	0	0.034
ab:the services	-0.008	-0.018	-0.012	0.038
ab:the seven	-0.009	0	0.011	-0.001
ab:the shop	0.037	-0.025	-0.011	-0.001
ab:the site	0.112	-0.132	0.021	-0.001
ab:the statutory	-0.028	0	0	0.028
ab:the supplier	0.009	-0.002	0.019	-0.025
ab:the telephone	-0.022	0	0.02	0.002
ab:the terms	0.003	-0.01	0.023	-0.017
ab:the trade	-0.023	-0.001	0	0.024
ab:the trading	0.034	-0.002	-0.028	-0.004
ab:the trust	0.026	0.088	-0.1	-0.014
ab:the uk	-0.056	0.029	0.045	-0.018
ab:the united	0.039	0.018	-0.101	0.044
ab:the website	0.127	0.012	-0.121	-0.018
ab:the work	-0.042	0.003	0.038	0.001
ab:their details	-0.016	0.002	0.015	-0.001
ab:their own	-0.061	0.073	-0.048	0.037
ab:them act	-0.01	-0.002	0.013	0
ab:them before	-0.02	-0.017	0.066	-0.029
ab:them nothing	0.039	-0.036	-0.03	0.026
ab:them safe	0.013	0	0.004	-0.017
ab:them to	-0.015	0	0.005	0.011
ab:them ¶	-0.02	-0.004	0.008	0.015
ab:theme by	0.02	0	0	-0.02
ab:there is	-0.058	-0.005	-0.012	0.075
ab:these terms	-0.006	-0.068	-0.005	0.078
ab:they are	-0.031	-0.015	0.039	0.007
ab:they said	-0.012	0	0.006	0.005
ab:thimble industrial	-0.02	0	0.019	0
ab:things sent	0.027	-0.006	0.009	-0.03
ab:third parties	-0.004	-0.015	0.02	-0.001
ab:third party	-0.002	-0.012	0.015	-0.001
ab:thirteen should	-0.016	0.002	0.015	-0.001
ab:thirty days	0.01	-0.001	0.007	-0.016
ab:this agreement	-0.007	-0.012	0.023	-0.004
ab:this notice	0.017	-0.028	0.018	-0.008
ab:this one	-0.005	-0.006	0.016	-0.004
ab:this page	0.086	0.027	-0.128	0.015
ab:this policy	0.039	-0.001	-0.045	0.008
ab:this privacy	-0.015	-0.008	-0.013	0.036
ab:this season	0.019	-0.001	0	-0.018
ab:this site	0.005	-0.027	0.011	0.011
ab:this web	0.012	-0.004	0.001	-0.009
ab:this website	-0.036	0.062	-0.043	0.017
ab:this your	-0.033	-0.005	0.038	0
ab:three of	0.02	-0.001	-0.001	-0.018
ab:through ORG	-0.002	-0.009	0.013	-0.002
ab:through this	-0.027	-0.014	0.069	-0.028
ab:throughout the	0.041	-0.032	-0.002	-0.007
ab:tickets are	-0.073	-0.002	0.003	0.072
ab:time by	-0.005	-0.008	-0.026	0.038
ab:time to	0.038	-0.033	-0.041	0.037
ab:time ¶	0.034	-0.003	-0.01	-0.021
ab:timetable ¶	0.049	0	-0.001	-0.048
ab:to "	0.005	0.018	-0.02	-0.004
ab:to :	0.02	-0.009	-0.009	-0.002
ab:to BRAND	-0.029	-0.006	0.008	0.027
ab:to DIGITS	-0.05	-0.004	0.002	0.053
ab:to ORG	-0.054	0.008	0.015	0.031
ab:to SELF	0.06	-0.009	-0.036	-0.015
ab:to a	0.031	-0.017	-0.026	0.012
ab:to addresses	-0.021	-0.006	0.036	-0.009
ab:to as	0.012	0.021	-0.04	0.008
ab:to be	0.001	-0.006	-0.007	0.012
ab:to cancel	-0.008	0.044	-0.035	-0.001
ab:to carry	-0.025	-0.008	0.046	-0.014
ab:to contact	-0.024	0.035	-0.006	-0.005
ab:to do	-0.049	-0.004	-0.008	0.06
ab:to every	-0.025	0.002	0.006	0.017
ab:to in	0.023	-0.004	-0.018	0
ab:to it	0.022	-0.008	-0.01	-0.004
ab:to its	-0.081	0.045	0.041	-0.006
ab:to keep	0.013	0.043	-0.014	-0.043
ab:to our	-0.006	-0.016	-0.052	0.075
ab:to pay	0.013	0	0.011	-0.024
ab:to protecting	-0.027	0.028	0.004	-0.004
ab:to provide	-0.017	-0.005	0.028	-0.006
ab:to respect	-0.004	-0.015	0.02	-0.001
ab:to see	0.043	-0.01	-0.045	0.012
ab:to speak	0.01	-0.001	0	-0.009
ab:to status	-0.032	0	0.032	0
ab:to stay	0.003	-0.001	0.009	-0.011
ab:to the	0.008	-0.03	0.099	-0.077
ab:to them	-0.002	-0.006	-0.003	0.011
ab:to these	0.043	-0.012	-0.031	0
ab:to this	0.03	-0.001	-0.001	-0.028
ab:to time	0.038	-0.033	-0.042	0.037
ab:to us	-0.014	-0.016	0.024	0.006
ab:to use	0.011	-0.01	-0.005	0.004
ab:to visitors	0.014	0	0.002	-0.015
ab:to which	0.024	-0.015	-0.007	-0.002
ab:to whom	-0.027	-0.01	0.041	-0.005
ab:to you	0.069	-0.022	-0.015	-0.033
ab:to your	-0.002	-0.01	0.056	-0.044
ab:together "	-0.048	0.061	-0.013	-0.001
ab:together by	0.011	0.001	0.006	-0.018
ab:together with	0.081	-0.044	-0.041	0.004
ab:top of	0.026	0	0	-0.025
ab:touch about	0.017	0	0	-0.017
ab:touch who	-0.029	-0.001	0	0.03
ab:touch ¶	0.061	-0.002	-0.009	-0.05
ab:trade customers	0.037	-0.001	-0.001	-0.036
ab:trade mark	-0.016	-0.011	0.022	0.005
ab:trade marks	0.009	-0.007	0.011	-0.013
ab:trade ¶	0.029	-0.004	-0.009	-0.016
ab:trader we	-0.013	0	0	0.013
ab:trader ¶	-0.026	0	0	0.026
ab:trades as	0.023	-0.018	-0.006	0.001
ab:trading address	-0.001	0.01	-0.007	-0.002
ab:trading as	-0.062	0.079	0.026	-0.044
ab:trading company	0.081	-0.024	-0.045	-0.012
ab:trading name	-0.083	0.088	-0.025	0.02
ab:trading names	-0.035	0.014	-0.002	0.024
ab:trading style	-0.03	-0.012	-0.039	0.08
ab:trained here	-0.001	0	0.011	-0.01
ab:transaction records	-0.012	0	0.011	0
ab:travels with	0.02	-0.001	-0.001	-0.018
ab:treat your	0.029	-0.01	-0.014	-0.004
ab:tree for	0.026	-0.001	-0.001	-0.025
ab:truro and	-0.056	-0.002	-0.003	0.061
ab:truro tr1	0.012	-0.001	-0.011	0
ab:try to	0.02	-0.012	-0.005	-0.002
ab:tw9 8qe	-0.055	0.006	0.049	0
ab:twenty years	0.014	-0.001	-0.014	0.001
ab:two chairs	-0.024	-0.001	-0.001	0.025
ab:uk DIGITS	-0.011	-0.008	0.012	0.007
ab:uk and	0.038	-0.031	0.004	-0.012
ab:uk company	0.04	-0.011	-0.024	-0.005
ab:uk ¶	-0.02	-0.015	-0.01	0.045
ab:under SELF	-0.045	0.027	0.017	0
ab:under account	0.008	-0.005	0.007	-0.01
ab:under company	0.03	-0.021	-0.035	0.026
ab:under firm	0.023	-0.004	-0.017	-0.002
ab:under licence	0.099	-0.026	-0.08	0.007
ab:under number	-0.036	-0.031	0.061	0.006
ab:under registration	0.051	-0.024	-0.025	-0.002
ab:under the	0.103	-0.04	-0.013	-0.05
ab:under thirteen	-0.016	0.002	0.015	-0.001
ab:understands that	0.007	-0.01	-0.002	0.004
ab:underwritten by	0.045	-0.003	-0.012	-0.03
ab:unit DIGITS	-0.092	-0.002	0.093	0.001
ab:unit on	0.046	-0.037	-0.047	0.038
ab:united kingdom	0.092	0.023	-0.146	0.031
ab:unless you	-0.017	-0.008	0.028	-0.003
ab:unpaid after	-0.028	0	0	0.028
ab:up and	-0.054	-0.003	-0.002	0.059
ab:up the	0.015	-0.002	0.002	-0.016
ab:up to	-0.036	-0.001	0.004	0.033
ab:up ¶	-0.073	-0.001	-0.001	0.075
ab:updated :	-0.074	-0.007	0.004	0.076
ab:updating this	-0.005	-0.008	-0.026	0.038
ab:upon thames	-0.055	0.006	0.049	0
ab:upon tyne	0.026	-0.011	0.008	-0.022
ab:url :	-0.007	-0.002	-0.009	0.018
ab:us "	0.127	-0.007	-0.077	-0.043
ab:us and	-0.029	0.005	0.042	-0.018
ab:us at	-0.012	-0.002	-0.004	0.018
ab:us for	0.01	0.039	-0.039	-0.009
ab:us is	0.045	-0.013	-0.02	-0.012
ab:us last	-0.009	-0.001	-0.013	0.023
ab:us or	0.04	0.012	-0.042	-0.01
ab:us our	0.048	0.097	-0.115	-0.03
ab:us their	-0.016	0.002	0.015	-0.001
ab:us to	0.025	0	-0.031	0.006
ab:us we	-0.057	0.006	0.031	0.02
ab:us what	0.052	-0.003	-0.056	0.007
ab:us ¶	0.05	-0.035	0.093	-0.108
ab:use BRAND	0.012	-0.007	-0.007	0.002
ab:use of	0.01	-0.013	0.009	-0.006
ab:use the	0.044	-0.007	-0.012	-0.024
ab:use ¶	-0.055	0.039	0.041	-0.025
ab:used by	-0.029	-0.001	0	0.031
ab:used for	-0.007	-0.006	0.017	-0.005
ab:used the	0.047	-0.016	-0.02	-0.01
ab:users in	-0.02	-0.014	0.034	0
ab:uses and	0.014	-0.007	-0.024	0.017
ab:uses cookies	0.002	-0.004	-0.012	0.013
ab:uses data	0.018	0	0	-0.018
ab:uses it	0.023	-0.001	-0.022	0.001
ab:uses the	-0.005	-0.009	-0.001	0.016
ab:using the	0.065	-0.003	-0.027	-0.035
ab:usually answers	0.008	-0.001	-0.021	0.015
ab:van if	-0.018	0	0.018	0
ab:van in	0.02	0	0	-0.019
ab:van ¶	-0.016	0	0.016	0
ab:vat DIGITS	0.013	-0.001	-0.011	0
ab:vat no	0.035	-0.005	-0.029	-0.001
ab:vat number	-0.097	-0.003	0.082	0.018
ab:vat registered	-0.011	-0.002	0	0.013
ab:vat registration	0.044	-0.009	-0.022	-0.014
ab:vat ¶	0.018	-0.008	-0.009	-0.001
ab:venues ¶	0.033	-0.005	0.009	-0.036
ab:via the	0.05	-0.016	-0.056	0.022
ab:views my	-0.031	0	0	0.031
ab:visit costs	0.029	-0.036	-0.026	0.032
ab:visit the	0.018	0	-0.001	-0.016
ab:visit us	-0.022	0	-0.001	0.023
ab:visitors to	0.016	-0.001	0	-0.015
ab:visitors ¶	0.037	0	-0.001	-0.036
ab:voluntary aided	-0.015	0	0	0.015
ab:volunteer ¶	0.024	-0.001	-0.001	-0.022
ab:vouchers can	0.048	-0.002	-0.013	-0.033
ab:vududka ¶	0.021	-0.001	0	-0.021
ab:wales (	0.047	-0.014	-0.018	-0.015
ab:wales as	0.029	-0.025	-0.009	0.005
ab:wales company	-0.034	-0.008	0.047	-0.005
ab:wales no	-0.28	0.068	0.218	-0.005
ab:wales number	0.061	-0.005	-0.056	0
ab:wales our	-0.014	-0.006	-0.008	0.027
ab:wales registered	0.015	0.011	-0.026	0
ab:wales registration	0.01	-0.004	-0.007	0
ab:wales under	0.034	-0.049	-0.009	0.024
ab:wales with	0.081	0.003	-0.033	-0.051
ab:wales ¶	0.051	-0.027	-0.023	0
ab:wall london	-0.016	0.03	-0.013	0
ab:want to	0.001	0.079	-0.064	-0.017
ab:was incorporated	-0.041	0.001	0.04	0
ab:way manchester	-0.048	0.001	0.047	0
ab:we "	0.047	0.022	-0.025	-0.043
ab:we act	-0.018	-0.004	0.023	0
ab:we also	0.044	-0.006	-0.005	-0.033
ab:we and	0.011	-0.029	0.016	0.002
ab:we are	0.047	-0.088	-0.068	0.109
ab:we collect	0.022	-0.03	0.002	0.006
ab:we disclose	-0.007	-0.018	0.028	-0.003
ab:we do	0.01	0.028	-0.002	-0.035
ab:we end	-0.018	0	0.004	0.013
ab:we ever	-0.007	-0.01	0.017	0
ab:we gather	0.019	-0.003	-0.017	0.001
ab:we give	0.032	-0.007	0.024	-0.05
ab:we have	-0.031	-0.008	0.004	0.035
ab:we hold	0.076	-0.063	-0.044	0.031
ab:we keep	0.024	0.011	0.025	-0.06
ab:we look	0.033	-0.012	-0.014	-0.007
ab:we may	0.026	-0.002	0.008	-0.032
ab:we mean	-0.024	-0.006	0.027	0.003
ab:we never	-0.01	-0.004	0.014	0
ab:we or	0.006	-0.022	0.015	0.001
ab:we order	-0.043	-0.001	-0.001	0.044
ab:we our	-0.01	0.043	-0.031	-0.002
ab:we own	-0.028	0.004	0.028	-0.004
ab:we process	-0.008	-0.004	-0.011	0.023
ab:we recycle	-0.017	-0.001	0.001	0.017
ab:we refer	0.054	-0.01	-0.04	-0.004
ab:we rely	0.009	0.001	0.014	-0.024
ab:we remove	-0.036	0	0.035	0
ab:we repair	0.014	0	-0.001	-0.013
ab:we require	-0.005	-0.016	0.023	-0.001
ab:we respect	0.033	-0.004	-0.016	-0.013
ab:we run	0.005	0.018	-0.01	-0.014
ab:we supply	-0.073	0.049	0.023	0.001
ab:we take	-0.061	0.064	-0.004	0
ab:we tell	-0.029	0	0.003	0.026
ab:we treat	0.03	-0.011	-0.015	-0.005
ab:we try	0.02	-0.012	-0.005	-0.002
ab:we us	0.025	0.128	-0.134	-0.02
ab:we use	-0.002	-0.011	0.014	-0.001
ab:we want	0.031	-0.005	-0.008	-0.018
ab:we will	-0.027	-0.008	0.012	0.024
ab:we would	-0.021	-0.012	0.015	0.018
ab:wears out	0.014	-0.001	-0.001	-0.012
ab:web DIGITS	-0.01	-0.001	0.001	0.011
ab:web form	-0.002	-0.009	0.012	-0.001
ab:web site	0.052	-0.011	-0.043	0.002
ab:web sites	0.023	-0.006	-0.005	-0.012
ab:website "	-0.068	-0.003	0.037	0.034
ab:website (	-0.029	-0.002	-0.001	0.032
ab:website :	0.074	-0.018	-0.036	-0.021
ab:website ;	0.024	-0.003	-0.039	0.018
ab:website and	0.03	-0.005	-0.006	-0.018
ab:website because	-0.028	0	0	0.028
ab:website by	0.019	-0.018	0.059	-0.06
ab:website design	-0.005	-0.01	0.033	-0.018
ab:website including	-0.077	0.088	-0.004	-0.007
ab:website is	0.031	0.013	-0.021	-0.024
ab:website it	-0.012	0.01	0.004	-0.001
ab:website www	0.045	-0.016	-0.027	-0.002
ab:website ¶	0.039	-0.02	-0.047	0.027
ab:websites ¶	0.015	-0.006	-0.015	0.007
ab:weddings and	0.001	-0.002	0.012	-0.011
ab:wednesdays by	-0.021	0	-0.001	0.022
ab:weekdays and	-0.014	0	0	0.014
ab:welcome to	-0.043	-0.004	0.044	0.003
ab:west glamorgan	-0.012	0.007	0.005	0
ab:west sussex	-0.027	0.002	0.028	-0.002
ab:west yorkshire	-0.032	0.001	0.03	0.001
ab:wharf birmingham	-0.011	0.007	0.004	0
ab:wharf maidstone	-0.012	0	0.012	0
ab:wharf shrewsbury	-0.017	0.006	0.01	0
ab:what customers	-0.022	-0.002	-0.013	0.037
ab:what follows	0.015	-0.002	0.002	-0.015
ab:what happens	0.025	-0.002	-0.004	-0.019
ab:what information	-0.003	0.003	-0.016	0.016
ab:what is	0.018	-0.001	0	-0.017
ab:what it	-0.03	0.005	-0.018	0.043
ab:what the	-0.033	-0.011	0.044	0
ab:what this	-0.076	-0.008	0.006	0.077
ab:what we	0.079	-0.028	-0.021	-0.03
ab:what you	0.024	-0.029	-0.026	0.031
ab:what's on	-0.05	-0.006	0.029	0.026
ab:when a	-0.057	0.047	0.009	0.001
ab:when they	-0.012	0	0.006	0.005
ab:when we	0.003	-0.012	0.026	-0.016
ab:when you	0.064	-0.016	-0.016	-0.032
ab:where a	-0.007	0.021	-0.009	-0.006
ab:where the	0.015	-0.008	-0.01	0.004
ab:where you	0.005	-0.006	0.021	-0.02
ab:wherry wharf	-0.011	0	0.011	0
ab:whether they	-0.069	0.001	0.068	0
ab:which all	0.021	-0.014	-0.007	0
ab:which are	0.001	0.016	0.016	-0.033
ab:which decides	0.019	-0.016	-0.003	0
ab:which has	-0.012	0.028	-0.011	-0.004
ab:which hosts	-0.062	0.03	0.032	0
ab:which is	-0.051	0.026	0.059	-0.033
ab:which makes	-0.072	0.002	0.069	0
ab:which only	0.023	-0.001	-0.001	-0.021
ab:which pages	-0.019	-0.001	0.001	0.019
ab:which receives	-0.038	0.001	0.037	0
ab:which runs	-0.001	0.019	0.002	-0.02
ab:which takes	-0.013	0.003	0.01	0
ab:which the	-0.018	0.002	0.014	0.002
ab:which trades	0.022	-0.015	-0.005	-0.002
ab:which we	-0.021	-0.023	0.046	-0.002
ab:whitby and	0.027	-0.001	-0.001	-0.025
ab:who are	0.011	-0.039	0.037	-0.009
ab:who have	0.017	0	-0.038	0.021
ab:who is	0.016	-0.002	-0.024	0.01
ab:who need	0.028	-0.013	0.006	-0.02
ab:who needs	-0.023	-0.003	-0.003	0.029
ab:who owns	-0.034	-0.002	-0.001	0.036
ab:who pick	0.021	-0.002	-0.002	-0.018
ab:who receives	0.009	0	0.004	-0.013
ab:who trained	-0.001	0	0.011	-0.01
ab:who we	-0.036	-0.006	0.001	0.04
ab:wholly owned	-0.184	0.206	0.025	-0.046
ab:whom we	-0.017	-0.007	0.028	-0.003
ab:whose name	0.029	-0.006	-0.025	0.002
ab:whose registered	0.08	-0.03	-0.024	-0.026
ab:wi fi	0.051	-0.022	0.026	-0.055
ab:will carry	-0.043	0	0.033	0.01
ab:will collect	0.02	-0.007	-0.01	-0.003
ab:will go	-0.012	0	0.012	0
ab:will speak	0.019	0	0.003	-0.022
ab:will talk	-0.017	-0.001	0.001	0.017
ab:win your	0.033	0	-0.001	-0.033
ab:wins an	-0.011	0	0.011	0
ab:with ORG	0.041	-0.018	-0.007	-0.017
ab:with a	0.143	-0.012	0.015	-0.147
ab:with an	-0.028	-0.001	0.001	0.028
ab:with company	0.075	0.023	-0.036	-0.063
ab:with cookies	-0.015	0.008	-0.003	0.01
ab:with its	0.036	0.008	-0.027	-0.017
ab:with kop	0.027	-0.001	-0.013	-0.013
ab:with money	-0.025	-0.001	0.003	0.022
ab:with number	0.077	-0.02	-0.076	0.019
ab:with our	0.066	-0.01	-0.047	-0.008
ab:with registered	-0.042	0.003	-0.066	0.105
ab:with registration	0.024	-0.015	-0.003	-0.007
ab:with the	-0.004	0.023	0.034	-0.054
ab:with two	-0.03	-0.003	0.012	0.02
ab:with us	-0.057	-0.01	0.049	0.018
ab:with what	0.001	-0.015	-0.012	0.026
ab:with you	0.034	-0.001	-0.001	-0.032
ab:with your	-0.02	-0.004	0.023	0
ab:within ten	0.04	0	-0.017	-0.024
ab:within the	-0.023	-0.004	-0.005	0.032
ab:without the	0.04	-0.001	-0.002	-0.036
ab:work for	0.004	0	0.02	-0.024
ab:work ¶	0.071	-0.002	-0.002	-0.068
ab:works with	0.037	-0.01	-0.008	-0.019
ab:works ¶	-0.033	-0.002	0.003	0.033
ab:workshop is	-0.016	-0.001	0.001	0.016
ab:worth opening	-0.072	0	0.005	0.066
ab:worth your	0.04	0.003	0.001	-0.044
ab:would like	0.045	-0.009	0.005	-0.041
ab:would rather	-0.018	0	0	0.018
ab:wrexham and	0.03	-0.001	-0.001	-0.028
ab:wrexham clwyd	0.006	0.007	-0.014	0.001
ab:write to	0.071	-0.02	-0.063	0.013
ab:written price	0.046	0	0	-0.045
ab:www BRAND	0.006	-0.005	-0.065	0.064
ab:years which	0.028	-0.001	-0.013	-0.014
ab:yesterday that	-0.018	0	0.017	0
ab:york and	0.017	-0.001	-0.001	-0.016
ab:york north	-0.02	0.007	0.012	0.001
ab:yorkshire hx1	-0.016	0.001	0.014	0.001
ab:yorkshire hx3	-0.023	0	0.022	0
ab:you "	0.028	-0.006	-0.02	-0.002
ab:you (	0.05	-0.007	-0.025	-0.018
ab:you a	0.013	-0.006	-0.006	-0.002
ab:you accept	-0.024	0.047	-0.032	0.008
ab:you agree	0.012	-0.014	-0.017	0.018
ab:you and	0.034	-0.009	0.017	-0.043
ab:you are	0.006	-0.023	-0.033	0.05
ab:you buy	0.016	-0.002	-0.004	-0.009
ab:you can	-0.08	-0.029	0.027	0.082
ab:you choose	0.01	-0.006	0.02	-0.024
ab:you claim	-0.013	0	0.013	0
ab:you do	-0.064	-0.004	0.027	0.041
ab:you give	-0.003	-0.01	-0.025	0.038
ab:you have	0.032	-0.001	0.013	-0.044
ab:you how	0.046	-0.01	-0.047	0.01
ab:you look	-0.022	-0.001	-0.002	0.025
ab:you may	-0.038	-0.017	0.097	-0.042
ab:you need	0.086	-0.021	-0.068	0.004
ab:you or	-0.009	-0.006	0.005	0.01
ab:you order	-0.036	-0.017	0.066	-0.013
ab:you refuse	-0.012	0	0.012	0
ab:you tell	0.004	-0.016	-0.011	0.023
ab:you the	0.056	-0.003	-0.023	-0.03
ab:you use	0.093	-0.035	-0.05	-0.008
ab:you want	-0.011	-0.015	0.026	0
ab:you when	0.026	-0.01	-0.016	0
ab:you will	0.042	-0.006	-0.01	-0.026
ab:you would	0.026	-0.001	-0.001	-0.024
ab:you ¶	-0.004	-0.026	-0.04	0.07
ab:young people	0.011	0	0	-0.01
ab:your account	-0.024	-0.011	0.019	0.016
ab:your booking	-0.016	-0.002	0.019	0
ab:your business	-0.014	-0.006	0.021	0
ab:your choices	-0.015	0.007	-0.002	0.01
ab:your contract	-0.033	-0.008	0.044	-0.003
ab:your data	-0.005	0.061	-0.022	-0.034
ab:your delivery	0.012	0	0	-0.012
ab:your details	0.082	-0.027	-0.02	-0.035
ab:your home	-0.053	-0.025	0.04	0.037
ab:your information	-0.025	0.013	-0.009	0.021
ab:your order	0.023	-0.008	-0.002	-0.012
ab:your own	-0.019	-0.001	0.001	0.019
ab:your personal	0.035	0.032	-0.055	-0.011
ab:your privacy	0.056	-0.047	0.001	-0.01
ab:your questions	0.056	-0.001	0.004	-0.059
ab:your records	-0.018	0.043	-0.018	-0.007
ab:your right	0.001	0.043	-0.043	-0.001
ab:your rights	0.011	-0.009	0.012	-0.014
ab:your statement	-0.002	-0.008	0.011	0
ab:your time	0.065	0.003	0.001	-0.069
ab:your use	-0.002	-0.007	0.016	-0.007
ab:yw BRAND	0.013	-0.005	-0.008	-0.001
ab:© BRAND	-0.022	-0.025	0.123	-0.076
ab:© DIGITS	-0.07	0.066	0.125	-0.121
ab:© ORG	-0.125	0.129	-0.005	0.001
ab:¶ "	0.181	-0.031	-0.112	-0.038
ab:¶ (	-0.044	-0.005	0.062	-0.013
ab:¶ :	0.012	0	-0.001	-0.011
ab:¶ BRAND	-0.259	0.025	0.163	0.071
ab:¶ DIGITS	0.025	-0.017	-0.077	0.069
ab:¶ ORG	-0.196	-0.002	0.209	-0.011
ab:¶ SELF	0.122	-0.055	-0.031	-0.036
ab:¶ a	-0.05	0.009	-0.084	0.126
ab:¶ about	-0.006	0.018	0.01	-0.021
ab:¶ accounts	-0.03	-0.001	-0.001	0.031
ab:¶ address	0.088	-0.039	-0.056	0.007
ab:¶ advertise	-0.037	-0.007	-0.007	0.05
ab:¶ advertising	0.021	0	0	-0.02
ab:¶ all	0.009	0.04	-0.029	-0.02
ab:¶ american	0.021	-0.001	0.001	-0.021
ab:¶ anti	0.012	-0.001	-0.004	-0.008
ab:¶ areas	0.014	0	-0.001	-0.013
ab:¶ ask	0.014	-0.006	-0.016	0.008
ab:¶ b	-0.005	-0.006	0.01	0.001
ab:¶ book	-0.021	0	-0.001	0.022
ab:¶ booking	0.011	-0.01	0.011	-0.012
ab:¶ bottles	-0.039	0.001	0.003	0.035
ab:¶ bottom	-0.045	-0.042	0.106	-0.018
ab:¶ built	-0.03	0	0	0.031
ab:¶ business	0.069	-0.003	0	-0.066
ab:¶ buy	-0.034	0	0	0.035
ab:¶ by	-0.041	0.007	-0.017	0.051
ab:¶ calls	0.03	0	0	-0.029
ab:¶ card	-0.027	-0.003	0.044	-0.014
ab:¶ care	-0.011	0.046	-0.001	-0.035
ab:¶ careers	0.028	-0.002	-0.002	-0.025
ab:¶ cart	0.099	-0.004	-0.026	-0.068
ab:¶ changes	0.029	-0.001	0.008	-0.036
ab:¶ charity	0.015	0	-0.013	-0.002
ab:¶ children	-0.022	0.001	0.015	0.006
ab:¶ clear	0.021	-0.001	-0.001	-0.019
ab:¶ company	-0.081	-0.041	0.121	0.002
ab:¶ compare	0.069	0	-0.001	-0.068
ab:¶ complaints	-0.029	-0.004	0.003	0.031
ab:¶ conditions	-0.01	-0.001	0	0.011
ab:¶ contact	-0.09	0.056	-0.096	0.129
ab:¶ cookie	0.026	-0.003	0.015	-0.038
ab:¶ cookies	-0.099	0.031	0.016	0.052
ab:¶ copyright	-0.017	-0.025	0.047	-0.005
ab:¶ cottages	0.045	-0.002	-0.002	-0.04
ab:¶ credit	0.045	-0.005	-0.018	-0.021
ab:¶ data	-0.035	-0.023	-0.002	0.061
ab:¶ definitions	0.031	-0.043	-0.008	0.02
ab:¶ domogo	-0.002	-0.013	0.016	-0.001
ab:¶ each	-0.052	0.051	0.005	-0.004
ab:¶ email	-0.031	-0.008	0.006	0.033
ab:¶ engineer	-0.023	0.003	0.02	0
ab:¶ events	-0.031	-0.001	0.001	0.031
ab:¶ every	-0.025	-0.008	0.002	0.031
ab:¶ everything	0.037	0	0.007	-0.044
ab:¶ family	-0.052	0	0	0.053
ab:¶ faqs	-0.022	0	0	0.023
ab:¶ features	0.067	0	0	-0.066
ab:¶ fees	0.038	-0.004	-0.003	-0.031
ab:¶ finance	0.048	-0.001	0	-0.047
ab:¶ find	0.067	-0.001	0.001	-0.067
ab:¶ for	0.038	-0.012	0.025	-0.051
ab:¶ four	0.012	-0.002	-0.003	-0.006
ab:¶ from	0.046	-0.003	0.002	-0.044
ab:¶ full	0.009	-0.003	-0.014	0.008
ab:¶ gallery	0.011	-0.003	-0.019	0.01
ab:¶ gb	0.028	-0.001	-0.026	0
ab:¶ get	0.027	0.004	-0.01	-0.022
ab:¶ gift	0.002	0.039	-0.043	0.002
ab:¶ gifts	-0.029	0	0	0.03
ab:¶ good	0.042	-0.002	0	-0.039
ab:¶ help	0.053	-0.002	0.001	-0.052
ab:¶ here	0.013	-0.002	0.001	-0.013
ab:¶ hire	-0.006	-0.005	0.05	-0.038
ab:¶ home	-0.048	0	0.027	0.021
ab:¶ how	-0.04	0.077	0.012	-0.049
ab:¶ i	-0.022	-0.003	0.032	-0.007
ab:¶ ico	-0.011	-0.001	-0.001	0.013
ab:¶ identity	0.008	-0.012	0.003	0
ab:¶ if	0.044	-0.1	0.022	0.034
ab:¶ in	-0.028	-0.008	-0.013	0.049
ab:¶ independent	0.047	0	-0.001	-0.047
ab:¶ information	-0.004	-0.032	0.027	0.009
ab:¶ installed	0.046	-0.001	0	-0.045
ab:¶ insurance	-0.001	-0.001	0.018	-0.015
ab:¶ international	-0.003	0.021	-0.016	-0.002
ab:¶ introduction	0.003	-0.01	-0.006	0.014
ab:¶ it	0.017	-0.006	0.014	-0.025
ab:¶ keep	0.005	0.01	-0.037	0.023
ab:¶ know	-0.012	0	-0.001	0.013
ab:¶ last	-0.096	-0.006	0.019	0.083
ab:¶ legal	0.094	0	-0.006	-0.087
ab:¶ like	-0.009	-0.006	0.016	-0.002
ab:¶ local	0.06	0	-0.001	-0.058
ab:¶ log	-0.036	-0.006	0.048	-0.007
ab:¶ looking	-0.034	-0.001	0	0.035
ab:¶ making	0.063	0	0.001	-0.064
ab:¶ means	-0.012	0.029	-0.003	-0.014
ab:¶ miniatures	0.027	0	0	-0.027
ab:¶ mortgages	-0.079	-0.001	-0.001	0.081
ab:¶ most	-0.042	-0.005	0.009	0.039
ab:¶ move	0.048	0	0	-0.048
ab:¶ my	-0.03	0	-0.001	0.031
ab:¶ name	-0.055	0.008	0.012	0.035
ab:¶ new	-0.102	-0.001	0	0.104
ab:¶ news	0.128	-0.001	-0.003	-0.124
ab:¶ nobody	-0.014	-0.001	0.002	0.013
ab:¶ offers	0.016	0	0	-0.015
ab:¶ office	0.014	-0.002	-0.012	0
ab:¶ okimiletpo	0.021	-0.002	0.003	-0.021
ab:¶ one	0.014	0.03	-0.001	-0.042
ab:¶ open	0.017	-0.005	-0.002	-0.011
ab:¶ orders	0.03	-0.005	-0.026	0
ab:¶ our	-0.076	-0.019	0.046	0.049
ab:¶ payment	0.021	0	0.017	-0.037
ab:¶ payroll	0.041	-0.002	0.001	-0.04
ab:¶ people	0.029	0	0.013	-0.042
ab:¶ personal	0.025	0.021	-0.006	-0.04
ab:¶ pictures	0.034	-0.003	-0.005	-0.026
ab:¶ play	0.014	-0.001	0.02	-0.033
ab:¶ please	-0.017	0.008	0.015	-0.006
ab:¶ postal	0.033	-0.006	-0.016	-0.011
ab:¶ powered	-0.012	-0.013	0.013	0.012
ab:¶ privacy	0.157	0.112	-0.078	-0.191
ab:¶ property	0.014	0	-0.001	-0.013
ab:¶ questions	-0.039	0.065	0.012	-0.038
ab:¶ quote	0.01	-0.001	0.001	-0.01
ab:¶ rapa	0.022	-0.003	0.004	-0.022
ab:¶ rated	0.067	-0.001	-0.01	-0.056
ab:¶ read	-0.027	-0.002	-0.012	0.04
ab:¶ ref	0.018	-0.002	-0.016	0
ab:¶ registered	-0.022	0.035	-0.021	0.007
ab:¶ retention	-0.002	-0.008	0.01	-0.001
ab:¶ reviewed	-0.035	-0.001	0.01	0.026
ab:¶ sales	0.013	-0.004	-0.027	0.018
ab:¶ search	0.019	-0.002	0.003	-0.021
ab:¶ security	-0.022	0	0	0.022
ab:¶ seed	0.011	-0.005	-0.006	0
ab:¶ sell	-0.024	-0.004	-0.001	0.028
ab:¶ selling	-0.043	0	-0.001	0.044
ab:¶ send	-0.036	-0.001	-0.001	0.038
ab:¶ services	-0.016	-0.01	0.011	0.015
ab:¶ shop	0.022	-0.014	0.018	-0.025
ab:¶ software	-0.065	-0.006	0.009	0.062
ab:¶ some	-0.012	-0.002	0.011	0.003
ab:¶ spare	0.057	-0.002	-0.013	-0.042
ab:¶ subscribe	-0.006	-0.009	-0.042	0.057
ab:¶ t	-0.035	-0.001	-0.001	0.037
ab:¶ team	0.028	-0.002	-0.002	-0.024
ab:¶ tel	-0.077	0.104	-0.058	0.031
ab:¶ terms	-0.044	0.023	0.028	-0.007
ab:¶ the	-0.132	0.117	-0.006	0.021
ab:¶ there	-0.025	0.005	-0.008	0.028
ab:¶ these	-0.023	-0.012	0.012	0.023
ab:¶ they	-0.016	0.082	-0.063	-0.003
ab:¶ this	0.031	-0.014	-0.059	0.041
ab:¶ three	0.05	-0.002	-0.002	-0.045
ab:¶ tickets	-0.029	-0.001	-0.008	0.038
ab:¶ timetable	0.049	0	0	-0.048
ab:¶ top	-0.045	-0.001	-0.002	0.048
ab:¶ trade	-0.051	0.072	-0.038	0.018
ab:¶ train	-0.011	0	0	0.012
ab:¶ two	-0.095	-0.004	0.029	0.07
ab:¶ uk	-0.047	-0.007	0.007	0.047
ab:¶ unit	-0.035	-0.001	0.036	0
ab:¶ use	-0.01	-0.001	-0.009	0.02
ab:¶ vat	0.055	-0.003	-0.023	-0.029
ab:¶ volunteer	0.024	-0.001	-0.001	-0.022
ab:¶ we	0.147	-0.063	0.016	-0.1
ab:¶ web	0.032	-0.007	-0.015	-0.011
ab:¶ website	0.012	-0.006	0.003	-0.009
ab:¶ websites	0.029	-0.006	-0.016	-0.007
ab:¶ welcome	-0.034	-0.004	0.044	-0.006
ab:¶ well	-0.013	0	0.006	0.007
ab:¶ what	0.049	-0.037	-0.009	-0.004
ab:¶ when	0.014	-0.005	-0.006	-0.004
ab:¶ where	-0.003	-0.01	0.034	-0.02
ab:¶ who	0.02	-0.044	0.049	-0.025
ab:¶ work	-0.002	-0.004	0.012	-0.006
ab:¶ you	-0.074	-0.016	0.046	0.045
ab:¶ your	-0.09	-0.037	0.081	0.046
ab:¶ ©	-0.032	0.083	0.08	-0.131
aloneInBlock	0.407	-0.084	0.239	-0.561
aw:"	-0.056	0.086	-0.113	0.083
aw:&	-0.014	-0.061	0.001	0.074
aw:(	0.103	-0.041	-0.133	0.071
aw:1st	-0.048	0.012	0.02	0.017
aw:2az	-0.048	0.001	0.048	0
aw:2nd	-0.05	-0.012	0.063	-0.001
aw:3gt	-0.019	0	0.018	0
aw:3rd	0.034	-0.015	-0.019	0
aw:5qz	-0.01	0	0.01	0
aw:5ul	-0.036	0	0.035	0
aw:7eb	-0.012	0	0.012	0
aw:7th	-0.011	0	0.007	0.004
aw:8qe	-0.055	0.006	0.049	0
aw::	0.149	0.066	-0.28	0.066
aw:;	-0.185	-0.045	0.163	0.067
aw:@	0.001	-0.034	-0.035	0.068
aw:BRAND	0.034	0.121	0.11	-0.265
aw:DIGITS	0.099	0.022	-0.065	-0.056
aw:NUM	-0.049	-0.008	0.115	-0.058
aw:ORG	-0.255	0.129	0.132	-0.006
aw:SELF	0.199	-0.069	0.116	-0.246
aw:a	-0.145	-0.153	0.328	-0.031
aw:aberdeen	0.034	-0.001	-0.004	-0.028
aw:aberystwyth	-0.011	-0.001	0	0.012
aw:abosdi	-0.008	-0.005	0.012	0
aw:about	-0.069	0.031	0.083	-0.044
aw:abroad	0.037	-0.004	0.008	-0.04
aw:accept	-0.007	0.04	-0.04	0.007
aw:accepts	-0.014	0.005	0.009	0
aw:accessing	0.002	-0.023	0.017	0.004
aw:account	-0.053	-0.014	0.049	0.017
aw:accountant	-0.036	0.002	0.034	0
aw:accountants	0.072	-0.01	0.006	-0.068
aw:accounts	0.066	0.023	-0.128	0.039
aw:acquired	-0.008	-0.01	0.02	-0.002
aw:across	0.049	0.036	-0.034	-0.051
aw:act	-0.084	0.006	0.076	0.002
aw:acting	-0.015	-0.013	0.014	0.014
aw:active	-0.05	-0.01	0.011	0.048
aw:acts	-0.049	-0.025	0.042	0.032
aw:add	-0.002	-0.001	-0.011	0.014
aw:address	0.162	-0.11	-0.174	0.122
aw:addresses	-0.047	0.044	0.014	-0.011
aw:adjusters	-0.019	0	0.019	0
aw:admin	-0.041	0.003	0.011	0.028
aw:administrator	0.012	-0.005	0.014	-0.022
aw:advertise	0.032	-0.01	-0.019	-0.004
aw:advertising	0.019	0	0.001	-0.02
aw:advice	0.011	0.04	-0.044	-0.008
aw:affiliated	-0.027	-0.013	0.053	-0.012
aw:affiliates	0.078	-0.047	-0.048	0.018
aw:after	-0.106	0.173	-0.157	0.09
aw:again	-0.005	-0.003	-0.002	0.01
aw:against	-0.001	-0.008	0.025	-0.015
aw:agency	-0.042	-0.039	0.084	-0.004
aw:agent	0.01	-0.026	0.038	-0.022
aw:agents	0.015	-0.038	0.053	-0.031
aw:agree	0.039	-0.02	-0.035	0.016
aw:agreed	-0.018	-0.004	0.034	-0.011
aw:agreement	-0.021	-0.02	0.059	-0.019
aw:ai	0.084	-0.005	-0.013	-0.065
aw:aided	-0.015	0	0	0.015
aw:akevafifo	-0.007	-0.007	0.015	-0.001
aw:alarms	-0.039	0	0	0.04
aw:all	0.071	0.085	-0.04	-0.115
aw:alma	-0.015	0	0	0.015
aw:almoner	0.016	0.002	-0.017	0
aw:already	0.039	-0.007	-0.027	-0.005
aw:also	-0.125	0.182	-0.042	-0.015
aw:alter	0.017	-0.001	-0.013	-0.002
aw:always	-0.046	-0.001	-0.001	0.047
aw:am	-0.006	-0.005	0.012	-0.001
aw:america	-0.004	0.051	-0.045	-0.002
aw:american	0.021	-0.001	0.001	-0.021
aw:aml	0.01	-0.001	-0.009	0
aw:amount	0.015	-0.007	-0.011	0.003
aw:an	-0.069	-0.037	0.096	0.01
aw:and	0.015	0.114	0.022	-0.152
aw:another	-0.006	-0.002	0.011	-0.002
aw:answer	-0.006	-0.003	-0.004	0.012
aw:answered	0.045	-0.001	0.006	-0.049
aw:answers	0.008	-0.007	-0.03	0.029
aw:anti	0.021	-0.001	-0.007	-0.014
aw:any	0.053	-0.03	-0.003	-0.021
aw:anyone	-0.03	-0.008	0.024	0.013
aw:anything	0.002	0.021	-0.027	0.004
aw:anywhere	-0.025	0.031	0	-0.006
aw:app	-0.15	0.048	-0.019	0.121
aw:appear	0.014	-0.008	-0.005	-0.001
aw:application	0.054	-0.002	-0.019	-0.034
aw:applies	0.012	0.053	-0.073	0.007
aw:apply	0.041	-0.023	-0.005	-0.013
aw:appointed	0.1	-0.041	-0.008	-0.05
aw:appointment	-0.032	-0.001	0	0.032
aw:appointments	0.015	-0.001	-0.001	-0.014
aw:apprentices	-0.022	-0.002	0.01	0.014
aw:apps	0.037	0	-0.001	-0.036
aw:april	-0.017	0	0.008	0.009
aw:apumbe	-0.002	-0.009	0.011	-0.001
aw:are	0.146	0.047	-0.172	-0.021
aw:areas	0.01	-0.003	-0.006	-0.001
aw:arrangement	-0.026	-0.006	0.011	0.02
aw:arranges	0.046	-0.026	0.008	-0.028
aw:article	0.022	-0.014	-0.003	-0.005
aw:as	-0.003	-0.025	0.042	-0.013
aw:asia	0.023	-0.003	0.027	-0.047
aw:ask	0.002	-0.03	0.003	0.024
aw:assessment	0.071	0	-0.001	-0.07
aw:assets	-0.005	-0.008	0.015	-0.002
aw:association	-0.088	-0.022	0.092	0.018
aw:at	0.183	-0.074	-0.082	-0.027
aw:authorised	-0.088	-0.022	0.127	-0.017
aw:authority	0.062	-0.014	-0.088	0.04
aw:available	-0.009	0.048	-0.04	0.001
aw:avenue	-0.021	0.05	-0.027	-0.003
aw:award	-0.016	0	0.002	0.014
aw:away	-0.066	-0.005	0.038	0.032
aw:azusi	0.005	-0.011	0.007	-0.001
aw:b	-0.032	0	-0.006	0.038
aw:b18	-0.011	0.007	0.004	0
aw:back	0.034	-0.013	0.008	-0.029
aw:balloon	0.02	0	0	-0.02
aw:bar	0.035	-0.004	-0.001	-0.03
aw:bars	-0.037	-0.008	0.013	0.032
aw:based	0.062	-0.034	-0.059	0.031
aw:batch	-0.032	0.001	0.003	0.028
aw:battery	0.034	-0.001	0.002	-0.035
aw:be	0.061	-0.073	-0.024	0.035
aw:because	0.03	-0.054	-0.002	0.026
aw:become	0.028	-0.002	0.001	-0.027
aw:beds	-0.049	0	0.006	0.044
aw:been	0.033	-0.019	-0.064	0.051
aw:before	0.032	-0.024	0.071	-0.079
aw:began	0.054	-0.038	-0.046	0.031
aw:behalf	-0.016	0.059	-0.004	-0.039
aw:behind	-0.026	-0.008	-0.014	0.049
aw:being	0.02	-0.01	-0.005	-0.005
aw:belfast	0.022	-0.008	-0.075	0.061
aw:bellfounder	-0.016	0.022	-0.008	0.002
aw:belong	-0.033	0.015	0.016	0.002
aw:belongs	-0.065	0.022	0.041	0.002
aw:below	0.032	0.001	0.01	-0.043
aw:berkshire	0.012	-0.006	-0.006	0
aw:best	0.049	0	-0.001	-0.048
aw:beyond	-0.035	-0.018	0.028	0.025
aw:birmingham	0.004	-0.033	-0.102	0.13
aw:blend	0.019	0	0	-0.018
aw:board	0.067	-0.001	0.001	-0.066
aw:boards	0.012	0	0	-0.012
aw:body	-0.015	-0.019	0.047	-0.013
aw:book	-0.042	-0.002	-0.001	0.045
aw:booking	-0.128	-0.012	0.146	-0.006
aw:bookings	0.008	-0.02	-0.003	0.014
aw:books	-0.021	-0.002	0.031	-0.008
aw:both	0.094	-0.021	-0.1	0.027
aw:bottles	-0.064	0	0.005	0.058
aw:bottom	-0.075	-0.042	0.105	0.012
aw:bought	0.022	0.045	-0.064	-0.003
aw:bouquet	0.016	0	0	-0.016
aw:box	0.002	0.01	-0.03	0.017
aw:boxes	-0.049	0	0	0.05
aw:branch	0.012	-0.019	0.017	-0.01
aw:brand	0.015	0.032	-0.016	-0.031
aw:brands	0.069	0.012	-0.056	-0.025
aw:brewing	0.02	0	-0.001	-0.019
aw:bring	0.036	-0.001	-0.001	-0.034
aw:britain	0.027	-0.009	0.014	-0.032
aw:british	-0.165	-0.011	0.067	0.109
aw:broadband	0.04	0	-0.001	-0.039
aw:broker	0.004	-0.02	-0.016	0.031
aw:brought	-0.028	0	0	0.028
aw:browse	0.012	0	0	-0.011
aw:building	-0.035	0.009	0.004	0.022
aw:buildings	0.073	-0.005	-0.01	-0.057
aw:built	-0.075	-0.006	0.035	0.046
aw:bundles	-0.036	-0.001	-0.001	0.037
aw:bus	0.071	-0.008	-0.001	-0.062
aw:business	0.042	0.014	-0.022	-0.034
aw:businesses	0.048	0.055	-0.09	-0.013
aw:but	0.026	-0.009	0.014	-0.032
aw:buy	-0.024	-0.003	-0.003	0.03
aw:buyer	-0.005	-0.01	0.016	-0.001
aw:buyers	0.027	0.057	-0.045	-0.04
aw:buying	-0.019	0.017	0.016	-0.014
aw:buys	-0.007	-0.001	-0.007	0.016
aw:by	-0.049	-0.068	0.22	-0.104
aw:c	0.047	-0.015	-0.07	0.039
aw:cake	0.018	-0.003	0.004	-0.019
aw:california	-0.007	-0.003	-0.01	0.021
aw:called	0.002	-0.011	-0.008	0.016
aw:calls	-0.024	-0.016	0.04	0
aw:cambridge	-0.06	-0.004	0.019	0.045
aw:came	-0.027	-0.02	0.025	0.022
aw:campaign	0.018	0	0	-0.018
aw:campaigns	0.019	-0.001	-0.008	-0.011
aw:can	-0.046	-0.067	0.104	0.01
aw:cancel	0.006	0.03	-0.011	-0.025
aw:cannot	0.011	-0.005	-0.002	-0.004
aw:capital	0.023	-0.002	-0.002	-0.019
aw:car	-0.05	-0.002	-0.009	0.061
aw:card	-0.041	0.014	0.098	-0.07
aw:cardholder	0.01	-0.001	-0.004	-0.005
aw:cardiff	0.031	-0.004	-0.004	-0.023
aw:cards	-0.034	-0.017	0.04	0.011
aw:care	0.064	0.004	-0.066	-0.001
aw:cares	0.074	-0.024	-0.058	0.009
aw:carried	-0.045	0	-0.003	0.048
aw:carriers	-0.036	-0.003	0.003	0.035
aw:carry	-0.126	-0.008	0.078	0.056
aw:carrying	-0.006	-0.008	0.012	0.003
aw:cars	-0.071	-0.001	0	0.072
aw:cart	0.099	-0.004	-0.026	-0.068
aw:case	-0.023	-0.004	-0.016	0.043
aw:cash	0.024	-0.008	-0.021	0.005
aw:cask	0.029	0	0	-0.029
aw:catering	-0.029	-0.001	0	0.03
aw:cb1	-0.02	-0.001	0.02	0.001
aw:central	-0.006	-0.01	-0.032	0.048
aw:centre	0.013	-0.034	-0.022	0.042
aw:certain	0.022	-0.013	-0.016	0.007
aw:certificate	-0.057	-0.002	0.063	-0.004
aw:cf10	-0.011	0	0.011	0
aw:chairs	-0.024	-0.001	0.001	0.025
aw:change	0.021	-0.025	0.023	-0.02
aw:changes	0.041	-0.007	-0.007	-0.027
aw:changing	0.041	-0.003	-0.009	-0.029
aw:channel	-0.02	0	0	0.02
aw:charge	0.044	-0.005	-0.039	-0.001
aw:charitable	-0.011	-0.008	0.019	0.001
aw:charity	0.153	-0.017	0.013	-0.149
aw:charter	0.017	-0.001	-0.013	-0.003
aw:chat	0.003	-0.005	-0.025	0.026
aw:check	-0.011	-0.019	0.03	0
aw:checks	0.007	-0.01	0.033	-0.029
aw:cheshire	-0.026	0	0.019	0.006
aw:children	0.037	-0.001	0.017	-0.053
aw:choose	-0.027	-0.018	0.063	-0.017
aw:church	-0.012	-0.002	-0.002	0.016
aw:city	0.014	-0.001	0.011	-0.024
aw:claim	-0.017	-0.006	0.023	0
aw:claims	-0.006	-0.002	-0.004	0.012
aw:classic	-0.017	-0.002	0.002	0.017
aw:clear	0.039	-0.006	0.005	-0.037
aw:clearance	0.013	-0.001	-0.017	0.005
aw:click	0.052	-0.007	-0.035	-0.011
aw:client	0.025	-0.005	-0.036	0.016
aw:clients	0.062	-0.013	-0.001	-0.048
aw:clinic	0.009	-0.013	-0.001	0.004
aw:close	-0.015	0.011	0.035	-0.031
aw:club	-0.051	-0.034	0.081	0.004
aw:clubs	0	-0.007	0.03	-0.024
aw:clwyd	0.006	0.007	-0.014	0.001
aw:co	-0.1	0.089	-0.015	0.026
aw:code	0.042	-0.029	-0.034	0.021
aw:coffee	-0.043	0	-0.001	0.044
aw:cofrestru’r	0.012	-0.005	-0.008	0.001
aw:collect	0.038	-0.046	0.009	-0.001
aw:collected	0.026	-0.027	0.012	-0.011
aw:collectively	0.044	0.007	-0.06	0.009
aw:collects	-0.085	-0.004	0.053	0.036
aw:com	0.014	0.011	0.001	-0.026
aw:come	-0.012	-0.003	0.024	-0.009
aw:comes	0.046	-0.015	0.007	-0.038
aw:commercial	-0.004	-0.003	-0.017	0.024
aw:commission	0.01	0.006	0.039	-0.054
aw:commissioner’s	-0.007	-0.006	0.022	-0.009
aw:committed	-0.036	0.021	-0.003	0.018
aw:committee	-0.038	-0.02	0.098	-0.039
aw:communications	0.012	-0.011	0.028	-0.028
aw:community	-0.121	-0.011	0.054	0.078
aw:companies	0.032	0.165	-0.157	-0.039
aw:company	-0.196	0.1	-0.032	0.129
aw:compare	0.075	-0.002	-0.01	-0.063
aw:competition	0.019	-0.003	-0.017	0
aw:competitions	0.02	-0.014	-0.009	0.003
aw:complain	-0.036	-0.002	0.037	0
aw:complaint	-0.012	0.008	0.005	-0.001
aw:complaints	-0.027	-0.001	0.008	0.02
aw:conditions	-0.022	0.006	0.115	-0.098
aw:conduct	0.04	-0.015	-0.061	0.036
aw:connected	0.01	0.009	-0.012	-0.007
aw:connections	0.02	0	0	-0.019
aw:consent	-0.016	0	0.014	0.002
aw:consultants	-0.02	-0.001	-0.001	0.023
aw:consultations	-0.03	0.05	-0.02	-0.001
aw:contact	0.072	0.033	-0.163	0.058
aw:contains	-0.034	-0.013	0.031	0.016
aw:content	0.052	-0.035	-0.003	-0.014
aw:context	0.013	-0.006	0.012	-0.02
aw:contract	-0.072	-0.006	0.062	0.016
aw:contracting	-0.025	-0.009	-0.015	0.049
aw:contractors	-0.002	-0.01	-0.001	0.013
aw:contracts	-0.037	-0.004	-0.019	0.061
aw:control	0.034	-0.011	-0.013	-0.009
aw:controller	0.049	-0.042	-0.098	0.091
aw:controllers	-0.034	0.023	0.007	0.004
aw:conversation	-0.026	-0.002	-0.021	0.049
aw:cookie	0.033	-0.039	0.09	-0.083
aw:cookies	-0.046	0.015	0.019	0.013
aw:cooper	0	0.016	-0.018	0.001
aw:copy	-0.105	-0.019	0.15	-0.025
aw:copyright	0.001	-0.03	0.023	0.007
aw:cornwall	0.056	-0.032	0	-0.023
aw:corporation	0.06	-0.093	0.031	0.002
aw:cost	-0.042	-0.002	0.003	0.042
aw:costs	0.036	-0.037	-0.046	0.047
aw:cottages	0.045	-0.002	-0.002	-0.04
aw:council	-0.044	-0.012	0.051	0.005
aw:councillors	-0.025	0	0	0.026
aw:counter	0.015	-0.001	-0.01	-0.004
aw:countries	-0.007	0.057	-0.045	-0.005
aw:country	-0.026	-0.03	0.068	-0.012
aw:county	-0.032	0	0.028	0.004
aw:course	-0.012	0	0	0.012
aw:courses	0.064	-0.002	-0.001	-0.061
aw:court	0.039	-0.001	-0.024	-0.014
aw:courts	-0.021	-0.001	0.03	-0.007
aw:cover	0.017	-0.02	0.016	-0.013
aw:covers	-0.066	-0.029	0.045	0.05
aw:cqc	0.022	-0.005	0.007	-0.025
aw:created	0.044	-0.002	-0.014	-0.028
aw:creative	0.073	-0.003	-0.048	-0.022
aw:credit	0.028	-0.042	0.012	0.001
aw:crescent	-0.001	0.041	-0.038	-0.002
aw:cricket	0.061	0	-0.001	-0.06
aw:croydon	-0.01	-0.005	0.021	-0.005
aw:cs	-0.018	-0.002	0	0.021
aw:cumbria	0.04	0.001	0.016	-0.056
aw:customer	-0.01	0.024	-0.018	0.004
aw:customers	0.042	-0.012	-0.042	0.012
aw:customs	-0.007	-0.007	0.016	-0.003
aw:cwmni	0.014	-0.006	-0.01	0.001
aw:cyber	-0.019	0	0	0.019
aw:daezal	-0.016	0	0.015	0
aw:dan	-0.003	-0.015	0.018	0
aw:data	0.155	0.113	-0.304	0.036
aw:database	-0.009	-0.013	0.01	0.011
aw:date	-0.007	0.054	-0.03	-0.017
aw:day	-0.035	-0.006	-0.005	0.046
aw:days	-0.027	-0.007	0.002	0.033
aw:de	0.067	-0.032	-0.046	0.01
aw:deal	-0.033	-0.002	0.006	0.029
aw:deals	-0.066	-0.006	-0.028	0.1
aw:debits	-0.029	-0.004	0.035	-0.002
aw:decides	0.058	-0.013	-0.062	0.017
aw:decision	-0.072	0.002	0.069	0
aw:defined	0.035	-0.014	-0.008	-0.013
aw:definitions	0.041	-0.018	-0.044	0.021
aw:delaware	0.028	-0.026	0.023	-0.024
aw:delivered	-0.055	0.03	0.001	0.025
aw:delivery	0.038	-0.031	0.005	-0.012
aw:dental	0.016	-0.003	0.011	-0.024
aw:depends	-0.002	-0.01	0.012	-0.001
aw:deposit	0.002	-0.005	-0.008	0.011
aw:described	-0.039	-0.001	0.025	0.015
aw:design	0.045	-0.017	0.005	-0.033
aw:designed	-0.083	0.002	0.022	0.059
aw:details	0.09	-0.083	0.032	-0.038
aw:developed	0.02	-0.003	-0.015	-0.002
aw:development	0.006	-0.011	0.01	-0.006
aw:devon	0.015	0	0.008	-0.023
aw:digital	0.025	-0.005	0.027	-0.047
aw:direct	-0.083	-0.013	0.098	-0.001
aw:directors	0.016	0.06	-0.073	-0.004
aw:directory	-0.021	-0.001	0.002	0.02
aw:disclose	-0.007	-0.018	0.028	-0.003
aw:disputes	0.016	-0.004	0.004	-0.015
aw:division	0.006	-0.048	0.072	-0.03
aw:do	-0.097	0.059	0.024	0.015
aw:document	0.01	-0.002	-0.005	-0.003
aw:does	-0.113	-0.007	0.062	0.058
aw:dog	0.033	0	0	-0.033
aw:domestic	0	-0.007	-0.019	0.025
aw:domogo	-0.002	-0.013	0.016	-0.001
aw:donate	0.041	0	0	-0.04
aw:done	-0.012	-0.01	0.012	0.01
aw:door	-0.008	-0.004	0.024	-0.013
aw:drink	0.033	-0.004	-0.011	-0.017
aw:drive	-0.034	0.106	-0.113	0.041
aw:driving	-0.029	-0.004	0.004	0.029
aw:drover	-0.032	0	0.031	0.001
aw:dublin	0.105	-0.015	-0.072	-0.018
aw:due	0.016	-0.003	-0.01	-0.002
aw:dundee	0.015	0	0	-0.014
aw:duty	-0.037	0.035	0.004	-0.002
aw:e	-0.044	-0.063	0.058	0.048
aw:e14	0.043	-0.023	-0.019	-0.001
aw:each	-0.033	-0.006	0.029	0.009
aw:east	0.1	-0.033	-0.007	-0.06
aw:eat	-0.019	0	0	0.019
aw:ec1v	-0.024	-0.012	0.036	0
aw:ec2a	0.011	-0.007	-0.004	0
aw:edge	0.127	0.011	-0.097	-0.041
aw:edinburgh	0.079	-0.003	0.014	-0.09
aw:effective	0.021	-0.005	-0.008	-0.008
aw:eh3	0.039	-0.002	-0.001	-0.036
aw:eight	-0.026	0.057	-0.04	0.008
aw:either	-0.006	-0.003	0.011	-0.002
aw:electricity	0.065	-0.006	-0.017	-0.043
aw:electronic	-0.028	-0.014	0.047	-0.005
aw:else	-0.035	-0.001	0.004	0.032
aw:email	0.08	-0.026	-0.088	0.034
aw:emails	-0.021	-0.003	-0.019	0.044
aw:employed	-0.012	0	0	0.012
aw:employee	0.02	-0.002	-0.006	-0.012
aw:employers	0.069	-0.004	0.002	-0.068
aw:end	-0.018	-0.006	0.001	0.023
aw:energy	0.004	-0.015	0.007	0.004
aw:enfield	0.017	-0.004	-0.009	-0.004
aw:engagement	-0.011	0	0	0.012
aw:engine	0.021	-0.001	0.001	-0.021
aw:engineer	-0.023	0.003	0.02	0
aw:england	0.109	-0.068	0.064	-0.105
aw:english	0.033	-0.026	0.004	-0.011
aw:enquiry	-0.026	-0.001	0.027	0.001
aw:enterprise	0.075	-0.012	-0.051	-0.013
aw:entity	0.042	0.049	-0.049	-0.042
aw:entry	-0.026	-0.004	-0.007	0.037
aw:equipment	-0.024	0	-0.001	0.026
aw:essex	-0.009	0.017	-0.015	0.007
aw:established	-0.024	0.024	-0.017	0.016
aw:estate	-0.032	-0.016	0.038	0.01
aw:et	-0.013	0	0.013	0
aw:etc	0.032	-0.003	-0.008	-0.021
aw:eu	0.061	-0.049	-0.004	-0.008
aw:ev	0.045	-0.001	-0.001	-0.043
aw:evening	0.015	0	-0.001	-0.014
aw:evenings	0.011	0.001	0.002	-0.014
aw:event	-0.036	-0.002	-0.011	0.049
aw:events	-0.092	-0.002	-0.001	0.095
aw:ever	-0.007	-0.01	0.017	0
aw:every	-0.012	-0.018	0	0.03
aw:everyone	-0.037	-0.003	-0.003	0.043
aw:everything	0.034	-0.005	-0.015	-0.014
aw:ex4	-0.016	0.001	0.015	0
aw:examples	0.018	-0.003	-0.012	-0.003
aw:exeter	0.03	-0.001	-0.014	-0.016
aw:expects	0.014	-0.004	-0.008	-0.002
aw:explains	0.023	-0.007	0.003	-0.019
aw:fair	-0.022	-0.001	0	0.023
aw:family	-0.017	-0.01	-0.021	0.048
aw:faq	0.025	-0.001	-0.001	-0.023
aw:faqs	-0.02	-0.007	0.008	0.019
aw:farm	-0.063	-0.005	0.007	0.061
aw:fashion	-0.02	0	-0.001	0.022
aw:fast	0.05	0	0	-0.049
aw:fca	-0.005	-0.029	0.045	-0.012
aw:features	-0.031	-0.001	-0.001	0.033
aw:fee	0.069	-0.004	-0.037	-0.028
aw:fees	-0.015	-0.012	0.033	-0.005
aw:fefatned	-0.016	0	0.016	0
aw:few	0	-0.023	0.019	0.004
aw:fi	0.051	-0.022	0.026	-0.055
aw:fields	-0.005	-0.016	0.022	-0.001
aw:file	-0.02	-0.001	0.036	-0.016
aw:files	0.012	-0.014	0.016	-0.014
aw:filter	0.019	0	0	-0.018
aw:finance	-0.017	-0.029	0.03	0.016
aw:financial	-0.083	-0.024	0.027	0.079
aw:find	0.081	-0.01	0.005	-0.077
aw:finds	0.012	-0.001	-0.003	-0.008
aw:fine	-0.015	0.008	-0.003	0.01
aw:firm	0.031	-0.028	0.012	-0.015
aw:firms	-0.009	-0.023	0.011	0.021
aw:first	0.012	0.03	-0.085	0.042
aw:fit	0.019	0	0	-0.019
aw:five	-0.038	-0.007	0.037	0.008
aw:fixed	0.008	-0.006	0.013	-0.016
aw:floor	-0.1	0.024	0.089	-0.014
aw:follow	-0.002	-0.023	0.03	-0.005
aw:following	-0.008	-0.022	0.037	-0.007
aw:follows	0.015	-0.002	0.002	-0.015
aw:food	0.111	-0.006	-0.024	-0.081
aw:football	0.056	-0.014	0.02	-0.062
aw:for	0.01	-0.117	-0.084	0.191
aw:form	0.067	-0.03	-0.012	-0.026
aw:formations	0.003	-0.02	-0.021	0.037
aw:formed	0.085	-0.019	-0.049	-0.017
aw:formerly	-0.009	0	-0.001	0.01
aw:found	-0.002	0.014	-0.015	0.003
aw:foundation	-0.012	0.034	-0.005	-0.017
aw:foundry	-0.016	-0.003	0.018	0.001
aw:four	-0.014	-0.01	0.036	-0.012
aw:fourteen	-0.026	0	0	0.026
aw:franchise	-0.028	-0.015	0.063	-0.019
aw:franchisees	-0.021	-0.002	-0.001	0.024
aw:fraud	-0.005	-0.004	0.01	-0.001
aw:free	0.002	0.024	-0.014	-0.012
aw:freshly	0.038	-0.001	-0.001	-0.037
aw:friendly	-0.026	0	-0.001	0.027
aw:frn	-0.001	-0.011	0.011	0.001
aw:from	0.144	-0.002	0.006	-0.148
aw:fsa	0.041	-0.007	-0.03	-0.005
aw:full	0.035	-0.009	-0.03	0.003
aw:fuller	-0.011	-0.001	0.012	0
aw:fund	0.056	-0.023	0.032	-0.064
aw:funded	-0.017	-0.004	0.005	0.016
aw:funeral	-0.046	0.1	-0.051	-0.003
aw:further	-0.054	0.044	0.014	-0.004
aw:fuss	0.021	-0.003	0.01	-0.028
aw:gallery	0.062	-0.003	-0.02	-0.04
aw:gambling	-0.011	0.003	0.051	-0.043
aw:game	0.037	-0.001	0.001	-0.037
aw:gaps	-0.026	0	0.005	0.022
aw:garden	0.005	-0.008	0.02	-0.016
aw:gardens	-0.109	0.063	-0.002	0.047
aw:gas	0.09	-0.009	-0.038	-0.043
aw:gather	0.021	-0.005	-0.018	0.001
aw:gathered	0.016	-0.008	0.01	-0.018
aw:gathers	-0.006	-0.002	-0.002	0.01
aw:gb	0.05	-0.005	-0.044	-0.001
aw:gdpr	-0.012	-0.006	-0.006	0.024
aw:general	0.082	-0.032	-0.074	0.023
aw:generated	-0.029	-0.021	0.05	-0.001
aw:georgia	-0.004	-0.015	0.019	0
aw:germany	-0.129	0.047	-0.002	0.084
aw:get	0.042	-0.006	-0.078	0.042
aw:gift	0.023	0.022	0.011	-0.056
aw:gifts	-0.059	0	0	0.06
aw:give	0.004	-0.047	0.002	0.042
aw:given	-0.021	-0.012	0.059	-0.025
aw:gives	-0.019	0.003	0.019	-0.003
aw:gizorelzi	-0.055	0.006	0.049	0
aw:glamorgan	-0.017	0.007	0.01	0
aw:glasgow	0.091	-0.018	-0.008	-0.065
aw:global	0.035	0.045	-0.043	-0.038
aw:go	-0.062	-0.038	0.1	0
aw:goes	-0.009	-0.02	0.036	-0.008
aw:good	0.041	-0.004	0.013	-0.05
aw:goods	0.102	0.012	-0.073	-0.04
aw:governing	-0.032	-0.013	0.047	-0.002
aw:government	-0.031	-0.007	0.012	0.026
aw:grants	0.017	0.003	0.026	-0.047
aw:great	-0.057	0.035	0.026	-0.004
aw:green	0.004	-0.006	-0.025	0.028
aw:groceries	0.014	0	0	-0.013
aw:ground	0.043	-0.004	-0.024	-0.015
aw:grounds	-0.026	-0.001	-0.001	0.028
aw:group	0.055	0.069	-0.22	0.096
aw:groups	0.034	-0.001	0.001	-0.035
aw:grove	-0.009	-0.002	0	0.012
aw:guarantee	-0.014	-0.047	0.003	0.057
aw:guernsey	-0.033	0.045	-0.017	0.005
aw:guest	-0.02	-0.002	0.004	0.019
aw:guests	0.029	-0.004	0.028	-0.053
aw:guides	-0.024	-0.001	-0.001	0.026
aw:had	-0.011	-0.001	-0.004	0.016
aw:hair	0.013	-0.011	0.004	-0.006
aw:half	0.012	-0.006	-0.01	0.004
aw:halifax	-0.067	-0.001	0.037	0.031
aw:hall	-0.039	-0.011	0.054	-0.004
aw:hampshire	-0.006	0.047	-0.041	-0.001
aw:handled	-0.026	-0.001	0.02	0.007
aw:handles	-0.064	-0.025	0.057	0.032
aw:happens	0.025	-0.002	-0.004	-0.019
aw:harbour	-0.008	-0.003	-0.012	0.023
aw:has	0.019	-0.06	0.09	-0.05
aw:have	0.01	0.014	-0.026	0.002
aw:having	0.083	-0.043	-0.043	0.002
aw:head	-0.019	-0.002	-0.001	0.022
aw:health	-0.012	-0.015	-0.049	0.076
aw:hear	-0.03	-0.004	0.022	0.011
aw:heart	-0.005	-0.001	0.043	-0.037
aw:held	-0.035	-0.005	0.04	-0.001
aw:hello	-0.007	-0.008	0.032	-0.017
aw:help	-0.031	-0.005	0.017	0.02
aw:here	-0.066	0.1	-0.107	0.073
aw:hereford	-0.099	-0.001	0.03	0.069
aw:herefordshire	-0.026	0.001	0.025	0
aw:hereinafter	-0.012	0.087	-0.107	0.032
aw:heron	-0.019	0	0.019	0
aw:high	-0.022	-0.006	-0.013	0.04
aw:hill	0.014	0.015	-0.022	-0.007
aw:hire	-0.037	-0.008	0.061	-0.015
aw:hmrc	0.034	-0.006	0	-0.028
aw:hold	0.028	-0.042	-0.011	0.024
aw:holding	0.043	-0.062	0.04	-0.022
aw:holds	0.017	-0.006	-0.008	-0.003
aw:holiday	-0.001	-0.002	-0.01	0.013
aw:holidays	0.03	-0.01	0.015	-0.035
aw:home	0.011	-0.113	0.041	0.062
aw:homes	-0.089	-0.006	-0.006	0.101
aw:hospice	0.061	0.085	-0.084	-0.062
aw:host	-0.01	-0.004	0.006	0.008
aw:hosted	-0.011	-0.006	-0.005	0.022
aw:hosting	-0.045	-0.034	0.068	0.011
aw:hosts	-0.102	0.028	0.066	0.008
aw:hours	0.011	-0.004	0	-0.007
aw:house	0.06	-0.051	-0.015	0.006
aw:houses	0.039	-0.001	-0.038	0
aw:housing	0.028	-0.001	0.012	-0.039
aw:how	0.026	0.029	-0.096	0.042
aw:however	0.005	-0.016	0.02	-0.009
aw:hr4	-0.016	0	0.016	0
aw:https	-0.033	0.02	-0.012	0.025
aw:hx1	-0.018	0.001	0.016	0.001
aw:hx3	-0.03	0.001	0.029	0
aw:i	-0.045	0.115	-0.019	-0.051
aw:ico	-0.047	-0.019	0.043	0.024
aw:id	0.012	-0.018	-0.016	0.022
aw:identity	0.05	-0.017	0.013	-0.046
aw:if	-0.002	-0.182	0.143	0.041
aw:ii	0.023	-0.013	-0.001	-0.008
aw:important	-0.008	-0.014	0.009	0.013
aw:imprint	0.003	-0.002	0.011	-0.011
aw:in	0.192	-0.004	-0.252	0.063
aw:include	-0.01	-0.001	-0.02	0.03
aw:includes	0.071	-0.01	-0.062	0.001
aw:including	0.018	0.072	-0.087	-0.003
aw:incorporated	-0.021	0.064	-0.063	0.019
aw:incorporating	-0.032	0.022	0.004	0.006
aw:independent	0.067	0.078	-0.063	-0.082
aw:independently	-0.018	-0.011	0.038	-0.009
aw:industrial	0.036	0.069	-0.073	-0.033
aw:info	0.044	-0.016	-0.055	0.026
aw:information	-0.004	0.103	-0.032	-0.067
aw:installation	-0.032	-0.004	-0.021	0.057
aw:installed	0.016	-0.001	-0.001	-0.015
aw:instructions	-0.007	-0.004	0.01	0.001
aw:insurance	0.007	-0.02	0.051	-0.038
aw:interest	-0.091	-0.002	0.026	0.067
aw:intermediary	-0.017	-0.002	0.02	-0.001
aw:international	-0.01	0.016	-0.025	0.019
aw:internet	0.011	-0.002	-0.006	-0.002
aw:interpretation	-0.023	-0.004	-0.008	0.035
aw:into	-0.045	-0.005	0.02	0.031
aw:introducer	0.07	-0.04	-0.028	-0.003
aw:introduction	0.088	-0.037	-0.013	-0.039
aw:inverness	0.013	0	0	-0.013
aw:investors	0.018	-0.003	-0.015	0
aw:invoices	0.054	-0.023	-0.029	-0.003
aw:ip4	-0.053	-0.001	0.051	0.003
aw:ipswich	-0.011	-0.003	0.045	-0.031
aw:ireland	0.196	-0.046	-0.133	-0.017
aw:irish	0.022	-0.009	-0.003	-0.01
aw:is	0.282	-0.123	-0.053	-0.106
aw:islands	-0.036	0.069	-0.064	0.032
aw:isle	-0.001	-0.005	-0.004	0.01
aw:issued	-0.012	-0.004	0.042	-0.026
aw:it	-0.18	-0.009	0.144	0.044
aw:its	0.106	0.055	-0.048	-0.114
aw:itself	-0.03	-0.001	0.032	-0.001
aw:jersey	-0.051	0.068	-0.048	0.031
aw:job	0.034	-0.001	-0.001	-0.032
aw:jobs	0.038	0.049	-0.033	-0.055
aw:join	-0.046	-0.004	0.061	-0.011
aw:joint	0.015	-0.013	0.035	-0.038
aw:journal	0.014	-0.001	-0.001	-0.012
aw:keep	0.037	0.037	0.014	-0.088
aw:keeps	-0.048	-0.007	0.08	-0.025
aw:kendal	-0.043	-0.002	0.01	0.035
aw:kent	0.055	-0.012	-0.026	-0.017
aw:kept	-0.025	-0.015	0.025	0.015
aw:kestrel	-0.089	0.019	0.069	0.001
aw:kind	-0.085	0	0.049	0.036
aw:kingdom	0.092	0.023	-0.146	0.031
aw:kit	0.032	-0.004	0.001	-0.03
aw:knitwear	-0.057	0	0	0.057
aw:know	0.07	-0.029	0.006	-0.047
aw:known	-0.049	0.093	-0.045	0.002
aw:kop	0.027	-0.001	-0.013	-0.013
aw:la9	-0.018	0.001	0.016	0.001
aw:lancashire	0.018	-0.001	-0.016	-0.001
aw:landlords	0.014	0	0.02	-0.034
aw:lane	0.055	-0.026	-0.011	-0.017
aw:language	0.038	-0.012	-0.005	-0.021
aw:lantern	-0.025	0.005	0.018	0.001
aw:large	-0.048	0	0.047	0
aw:larkfield	-0.067	0.008	0.056	0.003
aw:last	-0.105	0.042	-0.018	0.081
aw:latest	-0.048	0	0	0.049
aw:law	-0.014	-0.013	0.016	0.01
aw:laws	-0.037	0.049	-0.009	-0.003
aw:le3	-0.016	0.002	0.014	0
aw:learning	0.021	-0.001	-0.002	-0.018
aw:leasing	-0.045	-0.004	0.012	0.037
aw:leeds	0.045	0.04	0.01	-0.094
aw:legal	0.039	0.02	-0.073	0.013
aw:leicester	-0.026	0	0.012	0.014
aw:lender	-0.023	-0.002	0.01	0.015
aw:lenders	-0.037	0.025	-0.018	0.03
aw:less	-0.026	-0.001	0.001	0.027
aw:lessons	-0.009	-0.006	-0.001	0.017
aw:let	-0.076	-0.004	-0.042	0.123
aw:lets	0.019	-0.015	-0.006	0.002
aw:letter	-0.021	-0.013	0.03	0.004
aw:letters	-0.006	-0.004	0	0.01
aw:letting	-0.088	0	0.02	0.069
aw:lettings	-0.045	0.019	-0.005	0.031
aw:liability	0.092	-0.024	-0.066	-0.002
aw:liable	0.035	-0.004	-0.028	-0.003
aw:licence	0.116	-0.033	-0.104	0.021
aw:licences	-0.014	0.054	-0.04	0.001
aw:license	-0.013	-0.007	0.01	0.01
aw:licensed	-0.046	0.045	0.049	-0.048
aw:like	0.102	-0.017	0.018	-0.104
aw:limited	0.147	-0.11	-0.047	0.01
aw:limited’s	0.015	-0.013	0.039	-0.041
aw:lincoln	-0.059	-0.002	-0.018	0.079
aw:lincolnshire	0.027	-0.007	-0.019	0
aw:line	-0.041	-0.001	-0.001	0.043
aw:linen	-0.035	0	0.004	0.03
aw:lines	0.023	-0.006	0.017	-0.034
aw:links	-0.01	0.04	-0.035	0.006
aw:list	-0.009	0.042	-0.006	-0.027
aw:listed	0.062	-0.02	-0.04	-0.001
aw:lists	-0.012	-0.005	0.008	0.009
aw:little	-0.001	-0.004	0.024	-0.019
aw:liverpool	-0.045	-0.015	0.024	0.036
aw:ln6	0.019	-0.001	-0.019	0
aw:local	-0.006	0.002	0.027	-0.022
aw:located	0.004	0.017	-0.009	-0.013
aw:log	-0.064	-0.007	0.048	0.024
aw:london	-0.074	-0.098	0.153	0.019
aw:londonderry	0.015	0	0	-0.014
aw:long	-0.004	-0.015	0.026	-0.007
aw:look	-0.033	0.093	-0.082	0.023
aw:looked	-0.016	-0.012	0.014	0.014
aw:looking	-0.096	0.026	0.021	0.049
aw:looks	0.007	0.081	-0.097	0.009
aw:loss	0.016	-0.003	-0.009	-0.003
aw:lost	0.05	-0.004	-0.029	-0.017
aw:lottery	-0.049	0.102	0.043	-0.096
aw:loughborough	0.025	0	0	-0.024
aw:ltd	-0.065	-0.008	0.029	0.043
aw:ltd’s	0.073	-0.011	-0.048	-0.014
aw:m12	-0.049	0.001	0.049	0
aw:made	-0.049	-0.036	0.004	0.081
aw:maidstone	-0.066	-0.002	0.016	0.053
aw:mail	0.003	-0.025	0.034	-0.012
aw:mails	-0.009	-0.024	0.031	0.003
aw:main	-0.059	-0.005	0.059	0.005
aw:maintenance	-0.033	-0.002	0.004	0.03
aw:make	0.022	-0.007	0.02	-0.035
aw:makes	-0.034	-0.017	0.042	0.009
aw:making	0.069	0	0.005	-0.073
aw:maltings	-0.049	0.004	0.043	0.002
aw:man	0.018	-0.004	-0.006	-0.008
aw:managed	0.027	-0.034	0.008	-0.001
aw:management	-0.034	-0.034	0.002	0.067
aw:manager	0.016	-0.018	0.079	-0.077
aw:managing	-0.082	0	0.012	0.07
aw:manchester	-0.053	-0.005	0.057	0.001
aw:manor	0.015	-0.02	0.002	0.003
aw:march	-0.086	0.016	-0.003	0.073
aw:mark	-0.017	-0.012	0.024	0.004
aw:marketing	0.055	-0.03	-0.006	-0.018
aw:marketplace	-0.026	-0.001	-0.007	0.034
aw:marks	-0.029	-0.008	0.05	-0.013
aw:matching	0.013	0.032	-0.025	-0.02
aw:materials	-0.043	-0.001	0	0.044
aw:may	-0.04	-0.053	0.098	-0.005
aw:me	-0.028	-0.009	0.024	0.013
aw:me14	-0.016	0	0.015	0
aw:mean	-0.004	-0.009	0.01	0.003
aw:means	-0.036	0.044	-0.055	0.047
aw:media	-0.017	-0.001	-0.005	0.024
aw:meets	0.02	0.002	0.001	-0.022
aw:member	0.079	-0.018	-0.012	-0.049
aw:members	-0.039	-0.028	0.046	0.021
aw:membership	0.011	-0.008	0.019	-0.021
aw:menu	-0.025	-0.006	0.006	0.025
aw:menus	0.033	0	0	-0.032
aw:merchant	0.009	-0.002	0.02	-0.028
aw:message	-0.052	-0.003	0.039	0.016
aw:messages	-0.013	-0.006	0.008	0.011
aw:methods	0.041	-0.001	-0.002	-0.037
aw:midlands	0.022	-0.001	0.001	-0.022
aw:miles	0.034	0	-0.017	-0.018
aw:mill	-0.071	0.029	0.001	0.041
aw:millrace	-0.021	0	0.021	0
aw:mind	0.017	-0.003	-0.006	-0.007
aw:miniatures	0.022	-0.009	-0.003	-0.01
aw:mobile	0.034	-0.006	0.003	-0.03
aw:modern	-0.077	0	0	0.078
aw:mofodo	-0.031	0.012	0.017	0.002
aw:money	-0.013	0.04	-0.023	-0.004
aw:month	-0.058	-0.003	-0.012	0.073
aw:months	-0.017	0.038	-0.039	0.018
aw:more	-0.039	-0.01	0.004	0.046
aw:morning	0.021	0	-0.005	-0.016
aw:mortgage	0.012	-0.004	-0.017	0.009
aw:mortgages	-0.114	-0.004	-0.003	0.121
aw:most	-0.042	-0.017	0.037	0.023
aw:move	0.023	0.004	0.012	-0.038
aw:my	-0.096	-0.005	0.004	0.097
aw:n12	-0.016	-0.028	0	0.045
aw:name	-0.133	0.029	-0.073	0.176
aw:named	-0.069	0.06	0.006	0.003
aw:names	-0.099	0.054	0.026	0.019
aw:national	-0.005	-0.015	0.026	-0.006
aw:ne1	0.017	-0.01	-0.007	0
aw:ne4	-0.013	0.001	0.013	0
aw:near	-0.028	-0.024	0.018	0.034
aw:necessary	-0.04	-0.008	0.006	0.042
aw:need	0.093	-0.03	-0.086	0.024
aw:needs	-0.014	-0.003	-0.002	0.02
aw:neither	-0.015	-0.005	0.014	0.006
aw:netherlands	0.054	0.017	-0.07	-0.001
aw:network	-0.15	0.083	0.063	0.004
aw:never	0.021	-0.01	0.016	-0.027
aw:new	-0.054	0.057	-0.004	0.001
aw:newcastle	0.031	-0.012	-0.003	-0.016
aw:newry	0.043	0	0	-0.042
aw:news	0.101	-0.006	-0.014	-0.081
aw:newsletter	-0.029	0.039	-0.002	-0.008
aw:next	0.028	-0.004	0.003	-0.026
aw:ng7	-0.051	0.006	0.024	0.021
aw:night	0.046	0.01	0.014	-0.07
aw:nine	0.042	-0.003	-0.02	-0.019
aw:nizurifo	-0.002	-0.01	0.015	-0.004
aw:no	-0.246	0.091	0.304	-0.149
aw:nobody	-0.057	-0.003	0.034	0.026
aw:noda	-0.047	0.102	-0.051	-0.004
aw:nomofer	-0.007	-0.005	0.011	0
aw:non	-0.011	0	0.005	0.006
aw:nor	-0.014	-0.004	0.013	0.005
aw:norfolk	-0.024	0.001	0.013	0.009
aw:north	0.004	0.068	-0.052	-0.02
aw:northern	0.056	-0.013	-0.038	-0.005
aw:norupo	0.141	-0.049	-0.065	-0.028
aw:norwich	0.002	-0.038	0.031	0.005
aw:not	-0.106	-0.102	0.153	0.055
aw:note	0.007	0.026	0.005	-0.038
aw:notes	-0.014	-0.004	-0.019	0.037
aw:nothing	0.03	-0.038	-0.046	0.054
aw:notice	0.031	-0.041	-0.11	0.121
aw:notices	0.015	-0.004	-0.028	0.016
aw:nottingham	0.041	0.003	0.024	-0.069
aw:now	-0.081	0.056	-0.039	0.064
aw:nr7	-0.016	-0.001	0.017	0
aw:number	0.021	-0.104	0.143	-0.061
aw:numbers	-0.019	-0.001	0.021	-0.001
aw:nursing	-0.006	0.061	-0.002	-0.053
aw:nuvara	0.013	-0.012	0.003	-0.004
aw:o	0.117	-0.019	-0.086	-0.011
aw:oak	-0.005	0.065	-0.061	0
aw:of	-0.083	0.098	0.24	-0.255
aw:off	0.044	-0.005	-0.016	-0.023
aw:offer	-0.025	-0.002	-0.006	0.033
aw:offered	0.013	-0.001	-0.001	-0.01
aw:offers	-0.06	0.106	-0.028	-0.018
aw:office	0.106	-0.085	-0.114	0.093
aw:officer	0	-0.018	0.027	-0.01
aw:offices	0.019	-0.028	-0.033	0.042
aw:official	-0.005	-0.002	-0.008	0.015
aw:okimiletpo	0.009	-0.009	0.022	-0.022
aw:old	-0.073	0.046	0.004	0.024
aw:on	-0.04	-0.083	0.161	-0.038
aw:onarebu	-0.004	-0.015	0.019	0
aw:once	0.028	-0.006	-0.021	-0.002
aw:one	-0.004	0.064	-0.036	-0.024
aw:ones	-0.087	-0.002	0.047	0.042
aw:online	-0.017	0.013	-0.035	0.038
aw:only	-0.04	0.005	0.063	-0.027
aw:open	0.044	-0.014	0.012	-0.042
aw:opening	-0.123	0.001	0.015	0.107
aw:operate	-0.001	0.017	0.025	-0.041
aw:operated	-0.002	-0.008	0.024	-0.014
aw:operates	0.21	-0.11	-0.069	-0.031
aw:operating	-0.026	0.023	-0.019	0.022
aw:operative	0.029	0.046	-0.045	-0.029
aw:operator	0.038	-0.021	-0.015	-0.002
aw:or	0.314	-0.195	-0.089	-0.029
aw:order	-0.054	-0.001	0.027	0.029
aw:orders	-0.002	0.002	0.016	-0.016
aw:ordinary	-0.029	0	0	0.029
aw:org	-0.015	-0.012	0.019	0.008
aw:organisations	-0.046	0.021	0.026	-0.001
aw:organisers	-0.054	-0.001	0	0.055
aw:other	0.049	-0.044	0.005	-0.011
aw:others	0.042	-0.026	0.004	-0.02
aw:otherwise	0.014	-0.012	0.015	-0.018
aw:our	0.136	0.059	-0.168	-0.027
aw:ours	0	-0.009	0.011	-0.002
aw:ourselves	-0.052	-0.001	-0.002	0.055
aw:out	-0.025	0.005	0.065	-0.045
aw:outside	-0.03	-0.005	-0.006	0.041
aw:ovekavuvu	-0.012	-0.003	0.044	-0.029
aw:over	0.023	-0.013	0.016	-0.026
aw:own	-0.227	0.061	0.151	0.015
aw:owned	-0.018	0.125	-0.054	-0.053
aw:owner	-0.018	-0.006	-0.01	0.034
aw:owners	-0.033	-0.018	-0.005	0.056
aw:ownership	0.046	-0.008	-0.016	-0.022
aw:owns	0.093	-0.099	-0.022	0.028
aw:packs	-0.011	0.033	-0.025	0.003
aw:page	0.088	-0.015	0.021	-0.094
aw:pages	-0.036	-0.02	0.05	0.006
aw:paid	0.096	0.018	-0.046	-0.068
aw:pakar	-0.015	0.082	-0.045	-0.022
aw:pallets	-0.001	0.044	-0.041	-0.001
aw:panel	0.018	-0.003	0.01	-0.025
aw:papers	0.058	0	0.008	-0.066
aw:parcel	-0.021	-0.014	0.019	0.015
aw:parcels	-0.016	0.038	-0.02	-0.002
aw:parent	-0.017	0.126	-0.132	0.022
aw:park	-0.073	0.037	0.014	0.021
aw:parking	-0.045	-0.002	-0.001	0.048
aw:part	0.033	-0.004	-0.053	0.024
aw:particular	0.024	-0.002	-0.003	-0.018
aw:parties	0.064	-0.016	0.019	-0.067
aw:partner	-0.017	0.035	-0.031	0.013
aw:partners	-0.012	0.09	-0.084	0.006
aw:partnership	-0.05	-0.015	0.051	0.014
aw:parts	0.04	-0.008	-0.008	-0.023
aw:party	0.04	-0.024	0.066	-0.081
aw:pass	-0.024	0.001	0.014	0.009
aw:passes	-0.007	0.003	0.029	-0.025
aw:patient	-0.042	-0.004	0.001	0.045
aw:patients	-0.013	-0.012	0.003	0.022
aw:pay	0.013	-0.006	0.018	-0.025
aw:payment	-0.103	-0.002	0.166	-0.061
aw:payments	-0.044	0.004	0.034	0.005
aw:payroll	0.016	-0.003	-0.001	-0.013
aw:pays	-0.022	-0.002	0	0.024
aw:pc	0.035	-0.018	-0.002	-0.015
aw:pensioners	0.01	-0.001	0.004	-0.013
aw:people	0.041	-0.013	-0.02	-0.008
aw:per	0.034	-0.004	-0.019	-0.011
aw:periods	-0.002	-0.01	0.012	-0.001
aw:person	0.071	-0.017	-0.013	-0.041
aw:personal	0.121	0.028	-0.206	0.057
aw:pet	0.031	0.044	-0.038	-0.038
aw:peterborough	0.019	-0.002	-0.002	-0.014
aw:pharmacy	-0.043	-0.001	0	0.044
aw:phone	0.051	-0.027	-0.023	-0.001
aw:photograph	0.01	-0.001	-0.001	-0.008
aw:photographer	-0.027	-0.003	0.036	-0.006
aw:photographs	0.013	-0.004	-0.009	0
aw:photography	-0.052	0.006	0.03	0.016
aw:pick	-0.063	-0.01	-0.048	0.12
aw:pictures	0.1	-0.007	-0.012	-0.082
aw:piece	-0.015	0	-0.001	0.017
aw:pier	-0.034	-0.002	-0.001	0.036
aw:place	-0.144	0.031	0.055	0.057
aw:placed	-0.024	-0.004	-0.001	0.029
aw:placement	-0.011	0	0	0.011
aw:places	0.033	-0.003	0.012	-0.042
aw:placing	-0.062	0.014	-0.015	0.064
aw:plan	0.012	-0.007	-0.004	-0.001
aw:planning	-0.04	-0.009	0.016	0.033
aw:plans	0.034	-0.005	-0.016	-0.012
aw:plant	-0.006	-0.006	-0.016	0.028
aw:platform	-0.093	0.021	-0.016	0.088
aw:play	0.004	-0.008	0.061	-0.057
aw:plays	0.038	-0.003	0.002	-0.036
aw:please	0.005	-0.009	0.063	-0.059
aw:plymouth	-0.012	-0.001	-0.002	0.015
aw:po	-0.024	0.015	-0.019	0.028
aw:police	-0.004	-0.014	0.02	-0.003
aw:policies	-0.055	0	0.013	0.042
aw:policy	-0.103	0.117	0.067	-0.08
aw:portal	-0.099	0.034	0.098	-0.033
aw:posena	0.015	-0.004	0.002	-0.013
aw:possible	0.015	-0.001	-0.001	-0.014
aw:post	0.009	-0.008	0.033	-0.034
aw:postal	0.037	-0.009	-0.015	-0.013
aw:posted	0.026	-0.002	0.009	-0.033
aw:pounds	-0.006	0	0.022	-0.015
aw:powered	-0.036	-0.041	0.072	0.005
aw:practice	-0.054	-0.012	0.03	0.036
aw:practices	-0.052	-0.008	0.008	0.052
aw:pre	-0.026	-0.001	0.042	-0.015
aw:prepaid	-0.045	-0.007	0.02	0.033
aw:price	0.105	-0.008	0.003	-0.101
aw:prices	-0.012	-0.012	0.017	0.007
aw:print	0.064	-0.001	-0.002	-0.061
aw:prints	0.087	-0.002	-0.001	-0.083
aw:privacy	0.098	-0.027	-0.04	-0.031
aw:private	0.057	0.042	-0.068	-0.031
aw:process	0.007	-0.025	0.001	0.017
aw:processed	-0.003	-0.009	0.013	0
aw:processing	0.004	0.037	-0.041	0
aw:processor	-0.032	-0.011	-0.002	0.045
aw:product	-0.004	-0.005	0.014	-0.006
aw:products	0.046	-0.034	-0.013	0.002
aw:profit	0.047	-0.006	-0.025	-0.016
aw:profits	-0.02	0.011	-0.029	0.038
aw:programme	-0.012	0.089	-0.089	0.012
aw:programmes	0.047	-0.002	-0.006	-0.039
aw:project	0.04	-0.004	0.003	-0.04
aw:promotes	0.021	0.03	-0.03	-0.021
aw:promotion	-0.008	-0.006	0.016	-0.002
aw:properly	0.003	-0.01	0.01	-0.004
aw:property	0.084	-0.022	-0.05	-0.012
aw:protect	0.042	-0.032	-0.008	-0.002
aw:protecting	-0.027	0.028	0.004	-0.004
aw:protection	-0.123	-0.002	0.089	0.036
aw:protects	0.019	-0.006	-0.029	0.016
aw:proudly	0.027	-0.001	-0.013	-0.013
aw:provide	-0.025	0.031	0.001	-0.007
aw:provided	-0.016	-0.028	0.037	0.007
aw:provider	0.038	-0.009	0.016	-0.045
aw:provides	0.032	0.06	-0.093	0.001
aw:published	-0.069	0.001	0.068	0
aw:publishing	-0.038	0.026	0.041	-0.029
aw:pubs	0.035	-0.017	0.021	-0.039
aw:purchase	0.009	-0.008	0.05	-0.05
aw:purpose	0.084	-0.011	-0.029	-0.044
aw:purposes	0.012	0.093	-0.094	-0.011
aw:put	0.094	-0.008	0.01	-0.096
aw:quality	-0.027	-0.003	0.024	0.006
aw:question	-0.017	-0.005	0.022	-0.001
aw:questions	0.005	0.055	0.025	-0.085
aw:quick	-0.019	0.042	-0.039	0.017
aw:quiet	-0.024	-0.003	0.001	0.026
aw:quote	-0.016	-0.003	0.001	0.018
aw:range	0.024	0	0.001	-0.024
aw:rapa	0.021	-0.003	0.004	-0.021
aw:rate	-0.014	-0.002	0.004	0.012
aw:rated	0.006	-0.002	-0.011	0.006
aw:rather	-0.018	0	0	0.018
aw:reaches	0.04	-0.002	-0.038	0
aw:read	-0.036	-0.02	0.048	0.008
aw:reading	-0.122	-0.011	0.047	0.086
aw:receive	-0.012	-0.012	0.025	-0.001
aw:receives	-0.039	0.021	0.037	-0.019
aw:record	0.05	-0.015	-0.023	-0.011
aw:records	-0.001	0.023	0.014	-0.036
aw:recycle	-0.017	-0.001	0.001	0.017
aw:ref	0.013	-0.008	-0.005	0
aw:refer	0.003	-0.011	-0.036	0.044
aw:reference	0.009	-0.021	0.001	0.01
aw:references	0.001	0.016	-0.021	0.005
aw:referred	0.028	0.008	-0.042	0.006
aw:refers	-0.015	0.038	-0.019	-0.004
aw:refuse	0.01	-0.001	0.012	-0.021
aw:reg	0.079	0.02	-0.094	-0.005
aw:register	-0.038	-0.052	0.106	-0.016
aw:registered	0.04	0.135	-0.01	-0.165
aw:registration	0.064	-0.089	-0.003	0.029
aw:regulated	-0.088	0.023	-0.031	0.095
aw:regulation	-0.016	-0.003	0.007	0.012
aw:regulatory	0.015	0	0	-0.015
aw:related	-0.012	-0.007	0.007	0.013
aw:release	-0.029	0.001	0.005	0.022
aw:rely	-0.008	0.001	0.014	-0.006
aw:remembers	-0.016	0.008	-0.001	0.01
aw:remove	-0.036	0	0.035	0
aw:rented	0.079	-0.038	-0.046	0.004
aw:repairs	-0.004	-0.004	0.014	-0.006
aw:reports	0.08	0.031	-0.099	-0.012
aw:repossessed	-0.051	-0.007	0.019	0.039
aw:representative	0.147	-0.069	-0.015	-0.063
aw:request	-0.021	-0.009	0.051	-0.021
aw:require	-0.005	-0.016	0.023	-0.001
aw:res	0.029	-0.005	-0.023	-0.001
aw:reserved	-0.049	0.065	0.042	-0.058
aw:residential	-0.019	0.034	-0.025	0.011
aw:resources	0.013	-0.002	-0.001	-0.009
aw:respect	0.035	-0.02	0	-0.014
aw:respecting	-0.041	-0.031	0.066	0.005
aw:respects	0.026	-0.019	-0.015	0.008
aw:responsible	-0.004	-0.045	0.039	0.01
aw:responsibly	0.009	-0.006	0.007	-0.011
aw:restaurants	-0.014	0	0	0.014
aw:retail	-0.013	-0.025	-0.007	0.044
aw:retailers	-0.036	-0.021	0.007	0.051
aw:retention	-0.011	-0.008	0.011	0.008
aw:returns	0.062	-0.005	-0.015	-0.041
aw:revenue	-0.022	0.018	0.011	-0.008
aw:review	-0.037	0.059	-0.013	-0.009
aw:reviewed	-0.042	-0.004	0.021	0.025
aw:reviews	0.053	-0.02	-0.009	-0.024
aw:rhif	0.015	-0.006	-0.01	0.001
aw:richmond	-0.055	0.006	0.049	0
aw:right	-0.028	0.064	-0.075	0.039
aw:rights	0.008	0.022	0.039	-0.069
aw:ring	0.02	-0.011	-0.003	-0.006
aw:risk	-0.007	0.03	-0.001	-0.022
aw:road	-0.174	0.075	0.074	0.024
aw:roasted	0.021	-0.001	-0.001	-0.02
aw:robotovuro	-0.016	0	0.015	0
aw:rog	-0.013	0	0.013	0
aw:role	0.016	-0.002	-0.002	-0.012
aw:roof	-0.017	-0.001	0.003	0.015
aw:rookery	-0.026	-0.002	0.028	0
aw:rooms	0.003	-0.024	0.019	0.002
aw:ropewalk	-0.013	-0.002	0.015	0
aw:rova	-0.007	-0.026	0.035	-0.002
aw:row	0.025	-0.006	-0.01	-0.01
aw:royal	0.015	-0.013	0.001	-0.004
aw:rules	0.006	-0.01	0.007	-0.003
aw:run	-0.054	0.023	0.045	-0.015
aw:running	-0.027	-0.005	0.043	-0.011
aw:runs	-0.007	0.103	-0.141	0.045
aw:s	-0.042	-0.022	0.077	-0.013
aw:s3	-0.011	0	0.011	0
aw:sa1	-0.011	0.007	0.003	0
aw:saas	0.006	-0.006	-0.017	0.017
aw:saddler	0.032	-0.006	-0.026	0.001
aw:safe	0.037	-0.005	-0.018	-0.014
aw:safety	0.017	-0.005	0.011	-0.022
aw:said	-0.036	-0.013	0.026	0.022
aw:sale	-0.087	-0.005	0.008	0.084
aw:sales	-0.078	-0.011	-0.055	0.144
aw:same	0.018	-0.005	0.016	-0.03
aw:saturday	-0.01	-0.015	0.033	-0.008
aw:say	-0.053	0.018	-0.019	0.053
aw:says	0.006	-0.034	-0.019	0.047
aw:scheme	-0.043	-0.009	0.051	0.001
aw:school	-0.073	0.028	0.066	-0.022
aw:schools	-0.004	-0.011	0.026	-0.011
aw:science	-0.028	0.028	0.011	-0.01
aw:scotland	0.112	0.011	-0.091	-0.033
aw:se1	-0.02	-0.007	0.028	0
aw:sea	-0.053	-0.003	-0.008	0.064
aw:search	0.043	-0.003	0.004	-0.045
aw:second	0.022	-0.043	0.01	0.011
aw:section	-0.029	-0.015	0.037	0.007
aw:security	-0.061	0.052	-0.041	0.049
aw:see	0.057	0.073	-0.137	0.007
aw:seed	0.034	-0.007	-0.008	-0.02
aw:seen	-0.038	0	0.04	-0.002
aw:self	0.049	-0.002	0	-0.048
aw:sell	-0.077	-0.024	0.013	0.088
aw:seller	0	-0.003	0.01	-0.007
aw:sellers	0.026	-0.008	0.014	-0.032
aw:selling	-0.083	0.017	0.01	0.057
aw:sells	0.032	-0.008	-0.016	-0.008
aw:send	-0.051	-0.007	-0.006	0.064
aw:sending	0.007	-0.025	0.017	0.002
aw:sent	0.046	-0.021	0.022	-0.046
aw:seo	0.012	-0.003	-0.005	-0.004
aw:separate	-0.011	0.004	0.007	0
aw:september	0.014	-0.005	0.004	-0.013
aw:seriously	0.041	0.041	-0.042	-0.039
aw:servers	-0.024	-0.01	0.036	-0.002
aw:service	-0.107	0.005	-0.007	0.11
aw:services	0.111	-0.013	-0.071	-0.027
aw:session	0.013	-0.009	0.011	-0.015
aw:set	0.014	-0.005	0.033	-0.042
aw:sets	-0.016	0.019	0.008	-0.011
aw:seven	-0.009	0	0.011	-0.001
aw:several	0.027	-0.003	-0.002	-0.022
aw:sexton	-0.02	-0.001	0.021	0.001
aw:share	-0.041	0.019	0.05	-0.028
aw:shared	-0.03	-0.007	0.011	0.026
aw:shareholders	0.03	-0.026	0.011	-0.015
aw:shares	0.017	-0.003	-0.014	0
aw:sheffield	-0.044	-0.001	0.018	0.027
aw:shipping	0.028	-0.002	0.001	-0.027
aw:shirts	-0.027	-0.001	-0.001	0.028
aw:shop	-0.025	-0.049	0.018	0.056
aw:shopquay	0.012	-0.001	-0.01	0
aw:shops	-0.067	0.041	-0.034	0.06
aw:short	-0.013	-0.006	0.022	-0.003
aw:should	0.014	-0.001	-0.012	0
aw:shown	-0.023	0.047	-0.023	-0.001
aw:shows	0.059	-0.001	0	-0.058
aw:shrewsbury	-0.082	0.011	0.016	0.055
aw:side	0.006	-0.001	0.007	-0.012
aw:sign	0	-0.004	-0.01	0.014
aw:similar	-0.007	0.069	-0.056	-0.006
aw:simple	0.023	-0.001	-0.001	-0.021
aw:since	0.061	0.044	-0.073	-0.031
aw:single	-0.003	-0.009	0.044	-0.032
aw:site	0.019	-0.223	0.088	0.115
aw:sites	0.056	-0.02	-0.01	-0.027
aw:six	-0.01	-0.001	0.001	0.01
aw:sixty	-0.005	-0.021	0.031	-0.006
aw:size	0.035	-0.005	-0.014	-0.016
aw:sk4	0.021	-0.002	-0.019	0
aw:sketch	0.013	0	0	-0.012
aw:slate	0.016	0	0	-0.016
aw:slavery	0.019	-0.001	-0.005	-0.013
aw:sluice	-0.015	0.004	0.011	0
aw:small	-0.015	-0.008	0.01	0.012
aw:sn5	-0.019	-0.006	0.026	-0.001
aw:so	-0.027	-0.032	0.034	0.026
aw:social	0.043	-0.001	0	-0.042
aw:society	0.081	-0.004	0.026	-0.103
aw:software	-0.135	-0.051	0.082	0.104
aw:solar	0.065	0	0	-0.064
aw:sold	-0.033	-0.011	0.017	0.027
aw:sole	-0.088	-0.006	0.017	0.078
aw:solutions	-0.079	0.059	0.001	0.019
aw:some	-0.022	0.022	0.013	-0.013
aw:someone	0.016	-0.001	0	-0.015
aw:something	-0.004	-0.003	-0.005	0.012
aw:sometimes	-0.068	0.012	0.057	-0.001
aw:sort	-0.01	-0.001	0.011	0
aw:sorted	0.062	-0.001	-0.001	-0.06
aw:source	0.007	-0.001	-0.026	0.02
aw:south	0.042	-0.037	0.011	-0.016
aw:spare	0.024	-0.003	-0.014	-0.008
aw:speak	0.046	-0.001	0.003	-0.047
aw:specialists	-0.025	-0.007	0.002	0.03
aw:sports	0.024	-0.001	0.001	-0.024
aw:spread	-0.018	0.031	0	-0.013
aw:st	0.068	0.083	-0.133	-0.018
aw:staff	0.017	-0.013	-0.026	0.022
aw:standard	0.015	-0.012	-0.047	0.044
aw:start	0.024	-0.004	0.009	-0.029
aw:starts	-0.012	-0.001	0.001	0.011
aw:statement	0.115	-0.046	-0.047	-0.023
aw:status	-0.051	-0.011	0.046	0.016
aw:statutory	-0.028	-0.001	0.001	0.028
aw:stay	-0.033	-0.011	0.041	0.003
aw:still	-0.001	0	0.011	-0.01
aw:stock	-0.013	-0.002	0.005	0.009
aw:stockport	0.016	0.009	0.01	-0.034
aw:stop	-0.016	0.036	-0.009	-0.011
aw:stops	0.012	-0.001	0	-0.01
aw:storage	0.029	-0.011	0.005	-0.023
aw:store	0.008	-0.032	0.029	-0.006
aw:stored	-0.011	0.032	-0.002	-0.018
aw:stores	0.026	-0.005	-0.013	-0.007
aw:stories	0.012	0.003	0.001	-0.015
aw:story	0.052	-0.006	-0.034	-0.012
aw:straight	0.041	-0.001	-0.001	-0.04
aw:street	-0.069	-0.032	0.013	0.088
aw:strictly	-0.019	-0.002	0.023	-0.002
aw:stripe	-0.008	-0.011	0.025	-0.006
aw:students	-0.039	-0.017	0.083	-0.027
aw:studio	0.024	-0.007	0.003	-0.02
aw:stuttgart	-0.041	0.033	0.007	0.001
aw:style	-0.03	-0.012	-0.039	0.08
aw:styles	-0.012	0	0	0.013
aw:subject	-0.054	-0.006	0.062	-0.002
aw:subscribe	0	-0.011	-0.05	0.061
aw:subscriptions	0.026	-0.02	0.015	-0.021
aw:subsidiaries	0.03	-0.008	-0.013	-0.009
aw:subsidiary	-0.097	0.086	0.026	-0.015
aw:substantially	-0.005	-0.008	0.015	-0.002
aw:such	0.058	-0.036	-0.029	0.007
aw:suffolk	-0.044	0	0.043	0
aw:suite	0.006	0.109	-0.106	-0.009
aw:supplied	0.042	-0.023	0.014	-0.033
aw:supplier	0.009	-0.003	0.019	-0.025
aw:suppliers	0.032	-0.008	0.014	-0.039
aw:supplies	0.064	-0.003	-0.018	-0.043
aw:supply	-0.048	0.043	0.007	-0.002
aw:support	-0.117	0.051	0.031	0.035
aw:supported	0.066	0.034	-0.038	-0.062
aw:surrey	-0.031	-0.01	0.055	-0.014
aw:sussex	-0.017	0.001	0.031	-0.015
aw:suvo	0.04	-0.01	-0.034	0.003
aw:sw1w	-0.016	0	0.015	0
aw:swansea	0.022	-0.003	0.007	-0.027
aw:swindon	-0.019	-0.006	0.026	-0.001
aw:swyddfa	0.012	-0.005	-0.008	0.001
aw:sy3	-0.028	0.014	0.014	0
aw:system	0.026	-0.019	-0.016	0.008
aw:systems	0.044	0.03	-0.048	-0.027
aw:t	0.035	-0.019	-0.031	0.015
aw:tables	-0.036	0	0.006	0.031
aw:tafapon	-0.056	0.021	-0.022	0.057
aw:tailor	0.03	0	0	-0.029
aw:take	-0.082	0.085	0.046	-0.049
aw:taken	-0.005	-0.015	0.019	0
aw:takes	-0.031	-0.012	0.05	-0.008
aw:talk	-0.064	-0.005	0.038	0.032
aw:tallinn	0.04	-0.019	-0.048	0.027
aw:tannery	0.013	-0.001	-0.012	0
aw:tasting	0.011	0.001	0.002	-0.014
aw:tax	-0.011	-0.002	0	0.014
aw:tea	-0.071	0.057	-0.032	0.046
aw:teams	-0.051	0	-0.001	0.052
aw:technologies	0	0.048	-0.043	-0.005
aw:technology	-0.001	-0.012	0.014	-0.001
aw:tel	-0.063	0.093	-0.061	0.031
aw:telephone	0.058	-0.033	-0.006	-0.019
aw:tell	-0.023	-0.018	-0.01	0.051
aw:tells	0.055	-0.013	-0.048	0.006
aw:ten	0.077	-0.002	-0.016	-0.059
aw:tenancy	-0.019	0	0	0.019
aw:term	0.079	-0.002	-0.038	-0.039
aw:terms	-0.035	-0.007	0.112	-0.07
aw:terrace	-0.04	-0.003	0.045	-0.002
aw:testing	0.047	-0.004	0.005	-0.048
aw:text	0.018	-0.011	-0.004	-0.004
aw:texts	-0.004	-0.006	0.012	-0.002
aw:thames	-0.055	0.005	0.049	0
aw:than	-0.016	-0.003	0	0.019
aw:that	-0.161	0.155	-0.1	0.106
aw:the	-0.005	0.122	-0.179	0.063
aw:theatre	-0.006	-0.009	0.054	-0.039
aw:their	-0.043	-0.005	0.08	-0.031
aw:them	0.025	-0.062	0.066	-0.029
aw:theme	0.015	-0.007	0.015	-0.022
aw:there	-0.001	-0.018	-0.028	0.047
aw:these	0.023	-0.04	-0.061	0.078
aw:they	-0.085	0.054	0.027	0.004
aw:things	-0.024	-0.007	0.008	0.024
aw:third	-0.013	-0.03	0.046	-0.003
aw:thirteen	0.001	0.001	0.015	-0.018
aw:thirty	0.015	-0.001	0.002	-0.016
aw:this	-0.038	0.003	-0.052	0.086
aw:those	-0.032	0.032	-0.03	0.03
aw:though	-0.003	-0.006	0.01	-0.001
aw:thoughtful	0.012	-0.007	0.008	-0.012
aw:thousand	-0.021	-0.001	0	0.022
aw:three	0.045	0.042	-0.002	-0.085
aw:through	-0.038	0.021	0.103	-0.086
aw:throughout	0.034	-0.032	-0.002	0.001
aw:ticket	-0.016	0.038	-0.017	-0.004
aw:tickets	-0.082	-0.02	0.03	0.072
aw:time	0.07	-0.034	-0.035	-0.002
aw:timetable	0.073	0	-0.001	-0.072
aw:to	-0.111	-0.022	0.043	0.091
aw:tobedi	0.072	-0.012	-0.059	0
aw:today	0.012	0	-0.001	-0.011
aw:together	0.032	0.057	-0.052	-0.037
aw:too	-0.018	0.001	0.017	0
aw:tools	-0.081	0.084	0.008	-0.012
aw:top	-0.054	-0.001	-0.003	0.058
aw:touch	-0.001	0.002	-0.011	0.009
aw:tours	0.075	0	-0.001	-0.074
aw:town	0.012	-0.004	-0.006	-0.002
aw:trade	-0.044	0.201	-0.084	-0.072
aw:trader	-0.057	-0.021	-0.004	0.082
aw:trades	0.034	-0.022	-0.022	0.01
aw:trading	-0.203	0.173	-0.145	0.174
aw:train	-0.023	-0.002	0.014	0.011
aw:trained	-0.001	0	0.011	-0.01
aw:training	0.045	-0.002	-0.002	-0.042
aw:transaction	-0.011	0	0.011	0
aw:transfer	0.015	-0.01	0.014	-0.019
aw:transfers	0.033	0.019	-0.026	-0.027
aw:travel	0.042	-0.011	0.035	-0.066
aw:travels	0.01	-0.001	-0.001	-0.007
aw:treat	0.049	-0.016	-0.023	-0.009
aw:treatment	0.021	0	0	-0.02
aw:treatments	0.028	-0.002	-0.022	-0.004
aw:treats	0.01	-0.002	-0.017	0.008
aw:tree	-0.001	-0.01	0.028	-0.017
aw:truro	-0.039	-0.01	-0.004	0.052
aw:trust	0.061	0.08	-0.114	-0.027
aw:try	0.02	-0.012	-0.005	-0.002
aw:tw9	-0.055	0.006	0.049	0
aw:twenty	0.014	-0.001	-0.013	0.001
aw:two	-0.13	-0.021	0.065	0.086
aw:tyne	0.026	-0.011	0.008	-0.022
aw:uk	0.068	-0.104	0.067	-0.031
aw:ularbo	-0.004	0.044	-0.039	0
aw:under	0.079	-0.055	-0.009	-0.015
aw:understands	0.007	-0.01	-0.002	0.004
aw:underwritten	0.045	-0.003	-0.012	-0.03
aw:unit	0.009	-0.05	0.015	0.026
aw:united	0.041	0.046	-0.118	0.031
aw:university	0.015	0.039	-0.036	-0.018
aw:unless	0.042	-0.013	-0.004	-0.026
aw:unpaid	-0.028	0	0	0.028
aw:until	0.011	-0.002	-0.003	-0.006
aw:up	-0.168	-0.01	0.021	0.157
aw:updated	-0.087	-0.021	0.043	0.065
aw:updates	-0.009	-0.013	0.023	0
aw:updating	-0.005	-0.008	-0.026	0.038
aw:upon	-0.007	-0.011	0.041	-0.024
aw:ups	-0.025	-0.003	0.002	0.025
aw:url	-0.019	-0.003	-0.01	0.032
aw:us	0.141	0.039	-0.195	0.015
aw:usa	0.034	0.023	-0.034	-0.023
aw:use	0.075	-0.042	0.028	-0.061
aw:used	0.056	-0.031	-0.037	0.012
aw:user	-0.003	-0.003	-0.024	0.03
aw:users	-0.022	-0.017	0.031	0.008
aw:uses	0.06	-0.022	-0.068	0.031
aw:using	0.04	-0.025	-0.029	0.013
aw:usually	0.004	-0.001	-0.021	0.018
aw:valuations	0.068	0	0	-0.067
aw:van	0.011	-0.001	0.033	-0.044
aw:vans	-0.065	-0.005	0.012	0.059
aw:vat	0.069	-0.043	-0.045	0.018
aw:vehicles	-0.061	-0.002	0.04	0.023
aw:venues	0.033	-0.007	0.011	-0.037
aw:version	0.005	0.043	-0.045	-0.004
aw:vet	0.042	-0.002	-0.001	-0.039
aw:via	0.086	-0.03	-0.06	0.004
aw:view	-0.029	-0.017	0.06	-0.014
aw:views	-0.031	0	0	0.031
aw:village	0.015	-0.013	0.033	-0.036
aw:visit	-0.008	-0.045	-0.024	0.077
aw:visitor	-0.018	-0.017	0.025	0.011
aw:visitors	0.063	-0.005	0.015	-0.073
aw:visits	-0.028	-0.006	0.006	0.028
aw:voip	0.028	0	0	-0.028
aw:voluntary	-0.015	0	0	0.015
aw:volunteer	0.037	-0.001	-0.001	-0.035
aw:vouchers	-0.021	-0.004	-0.012	0.037
aw:vozato	0.018	-0.006	-0.004	-0.009
aw:vududka	0.022	-0.001	0	-0.021
aw:wales	0.06	-0.068	0.022	-0.014
aw:walk	0.012	-0.006	0.012	-0.019
aw:wall	-0.016	0.03	-0.013	0
aw:want	0.013	0.089	-0.082	-0.02
aw:was	-0.033	-0.008	0.058	-0.017
aw:way	0.058	-0.038	-0.053	0.033
aw:wc2h	-0.014	0.037	-0.024	0.001
aw:we	0.075	-0.024	0.129	-0.18
aw:wear	-0.019	0	0.007	0.012
aw:wears	-0.007	-0.001	-0.002	0.01
aw:web	0.063	-0.039	-0.021	-0.003
aw:website	0.07	0.067	-0.146	0.009
aw:websites	0.045	-0.016	-0.021	-0.008
aw:weddings	0.054	-0.002	0.012	-0.064
aw:wednesdays	-0.021	0	-0.001	0.022
aw:week	-0.01	-0.001	0	0.011
aw:weekdays	-0.014	0	0	0.014
aw:weekends	-0.016	-0.005	0.032	-0.011
aw:weeks	-0.013	-0.002	0.002	0.013
aw:weighbridge	-0.023	-0.002	0.022	0.002
aw:welcome	-0.056	-0.006	0.047	0.016
aw:well	0.008	-0.01	0.013	-0.01
aw:west	-0.057	-0.005	0.054	0.009
aw:wharf	-0.049	0.036	0.014	0
aw:what	0.001	-0.112	-0.027	0.138
aw:what's	-0.05	-0.006	0.029	0.026
aw:whatever	-0.015	-0.001	0.003	0.013
aw:when	-0.101	0.009	0.047	0.045
aw:where	0.029	-0.002	-0.022	-0.006
aw:wherry	-0.033	0.002	0.03	0.001
aw:whether	-0.084	0	0.068	0.016
aw:which	-0.174	0.117	0.157	-0.1
aw:whichever	0.05	-0.02	-0.043	0.012
aw:while	0.037	-0.002	-0.016	-0.018
aw:whitby	0.021	-0.002	0.005	-0.024
aw:who	0.171	-0.141	-0.033	0.004
aw:whole	0.023	-0.004	-0.039	0.021
aw:wholly	-0.242	0.261	0.028	-0.047
aw:whom	-0.038	-0.026	0.073	-0.009
aw:whose	0.032	0.091	-0.143	0.021
aw:why	0.008	-0.015	0.012	-0.004
aw:wi	0.051	-0.022	0.026	-0.055
aw:will	-0.011	-0.03	0.009	0.031
aw:win	-0.028	0.011	0.035	-0.019
aw:winner	0.012	-0.003	-0.003	-0.006
aw:wins	-0.015	0	0.015	0
aw:winter	-0.044	-0.002	0.006	0.04
aw:with	0.396	-0.199	-0.211	0.014
aw:within	-0.018	0.02	-0.026	0.024
aw:without	0.089	0.041	-0.063	-0.067
aw:work	0.041	0.072	0.013	-0.126
aw:working	0.028	-0.003	0.036	-0.06
aw:works	-0.048	-0.01	0	0.058
aw:workshop	-0.049	0.011	0.064	-0.026
aw:workshops	-0.004	-0.003	0.03	-0.023
aw:world	-0.031	-0.004	0.031	0.004
aw:worth	-0.051	0.001	0.011	0.039
aw:worthing	-0.048	-0.014	0.049	0.013
aw:would	-0.008	-0.013	0.021	0.001
aw:wrexham	0.028	0.004	-0.012	-0.021
aw:write	0.048	-0.026	-0.066	0.044
aw:writing	0.04	-0.007	-0.016	-0.017
aw:written	0.091	-0.026	-0.05	-0.014
aw:www	-0.04	0.025	-0.046	0.061
aw:yard	-0.115	0.009	0.105	0.001
aw:year	0.016	-0.007	0.026	-0.034
aw:years	0.067	-0.021	-0.013	-0.033
aw:yesterday	-0.018	0	0.017	0
aw:yo10	-0.01	0	0.01	0
aw:york	0.039	0.041	-0.018	-0.062
aw:yorkshire	-0.058	0	0.059	-0.001
aw:you	0.189	-0.257	-0.111	0.178
aw:your	-0.033	-0.052	0.15	-0.065
aw:yw	0.013	-0.005	-0.008	-0.001
aw:zivipit	0.036	-0.009	-0.014	-0.014
aw:©	-0.099	0.059	0.233	-0.194
aw:¶	-0.271	0.096	0.22	-0.045
b1:"	-0.099	-0.139	0.019	0.219
b1:(	-0.122	0.052	0.082	-0.012
b1::	0.092	-0.196	0.106	-0.002
b1:;	-0.019	0.058	0	-0.039
b1:BRAND	-0.032	-0.12	-0.094	0.246
b1:DIGITS	0.088	0.03	-0.283	0.165
b1:NUM	-0.274	-0.022	0.282	0.014
b1:ORG	-0.321	0.296	-0.055	0.08
b1:SELF	0.165	-0.01	-0.038	-0.117
b1:a	-0.065	0.045	-0.266	0.286
b1:about	-0.09	0.106	-0.035	0.019
b1:accept	-0.022	-0.001	-0.003	0.025
b1:add	0.034	-0.001	-0.033	-0.001
b1:afternoon	0.082	-0.004	-0.044	-0.034
b1:agreement	0.085	-0.027	-0.006	-0.052
b1:all	-0.028	-0.001	-0.001	0.03
b1:aml	-0.02	0.001	0.018	0
b1:an	-0.03	0.071	-0.062	0.021
b1:and	-0.153	0.083	0.19	-0.12
b1:app	0.066	-0.001	-0.001	-0.064
b1:are	-0.182	0.042	0.151	-0.01
b1:arrangement	-0.035	-0.001	-0.002	0.037
b1:as	-0.02	-0.008	-0.182	0.21
b1:ask	0.062	-0.002	-0.014	-0.046
b1:at	0.13	-0.159	0.101	-0.072
b1:authority	0.027	-0.025	0.02	-0.022
b1:behind	-0.03	-0.001	0	0.032
b1:between	0.039	-0.018	-0.016	-0.005
b1:business	0.065	-0.031	-0.017	-0.017
b1:but	-0.183	0.004	0.178	0.001
b1:by	-0.149	0.194	-0.027	-0.018
b1:cake	-0.042	-0.002	-0.001	0.045
b1:called	0.083	-0.003	-0.022	-0.059
b1:cannot	0.04	-0.003	-0.004	-0.032
b1:centre	-0.146	0.06	0.07	0.017
b1:charity	-0.041	-0.004	0.048	-0.003
b1:choose	0.212	-0.064	-0.067	-0.082
b1:co	-0.015	0.003	0.014	-0.003
b1:company	0.119	-0.194	0.106	-0.031
b1:competitions	-0.045	-0.001	0	0.046
b1:complaints	-0.024	-0.001	-0.003	0.028
b1:conditions	-0.153	0.172	-0.079	0.06
b1:contact	0.106	-0.056	-0.055	0.005
b1:content	-0.075	-0.009	0.051	0.033
b1:contract	0.047	-0.001	0	-0.045
b1:controller	0.074	-0.014	-0.089	0.029
b1:cookies	0.162	-0.005	-0.015	-0.142
b1:copyright	0.027	0	-0.001	-0.025
b1:cost	-0.014	-0.002	-0.002	0.018
b1:councillors	-0.036	0	-0.001	0.037
b1:covers	-0.039	-0.006	-0.005	0.049
b1:data	0.189	-0.014	-0.115	-0.061
b1:day	-0.01	-0.003	-0.002	0.014
b1:delivery	0.058	-0.012	-0.019	-0.027
b1:details	0.107	-0.073	-0.087	0.053
b1:dispute	-0.002	-0.013	0.016	-0.001
b1:do	0.02	-0.001	-0.002	-0.017
b1:does	-0.01	-0.001	0	0.012
b1:door	0.043	-0.005	-0.031	-0.007
b1:dozen	-0.007	-0.002	-0.007	0.015
b1:engineer	-0.067	0.007	0.059	0.001
b1:entity	-0.007	0.019	-0.015	0.003
b1:entries	-0.054	0.002	0.053	0
b1:faq	0.013	-0.001	-0.003	-0.01
b1:faqs	-0.043	-0.019	0.032	0.03
b1:far	-0.013	0	0	0.013
b1:fee	0.024	-0.006	-0.024	0.007
b1:finance	0.181	-0.042	-0.106	-0.033
b1:firms	0.023	-0.008	-0.05	0.035
b1:footnotes	0.023	-0.002	-0.002	-0.02
b1:for	-0.047	-0.037	0.117	-0.033
b1:from	-0.032	0.033	0.074	-0.075
b1:gdpr	-0.089	-0.003	0.064	0.028
b1:give	0.148	-0.019	-0.12	-0.01
b1:group	0.005	-0.022	-0.023	0.04
b1:grow	0.035	-0.005	-0.036	0.007
b1:help	-0.007	-0.002	-0.031	0.04
b1:here	0.06	0.037	-0.054	-0.043
b1:hire	-0.031	-0.001	0.01	0.022
b1:home	0.07	-0.011	0.022	-0.082
b1:hosting	-0.01	-0.004	0.014	0
b1:how	0.108	-0.042	-0.011	-0.056
b1:imprint	0.065	-0.015	-0.018	-0.032
b1:in	-0.089	0.082	-0.116	0.123
b1:include	-0.015	-0.026	0.042	-0.001
b1:information	0.321	-0.07	-0.132	-0.118
b1:insurer	-0.047	0.001	0.047	0
b1:introduction	-0.008	0.051	-0.065	0.021
b1:ireland	0.073	-0.027	-0.08	0.034
b1:is	0.078	0.062	-0.067	-0.073
b1:it	0.037	-0.01	-0.015	-0.011
b1:kingdom	0.065	-0.027	-0.037	0
b1:last	-0.014	-0.001	-0.025	0.04
b1:law	-0.011	-0.006	-0.013	0.03
b1:legal	-0.076	-0.002	-0.008	0.086
b1:licence	-0.01	-0.003	0.014	-0.001
b1:manager	0.069	-0.057	-0.003	-0.009
b1:masnachu	0.025	-0.009	-0.016	0
b1:me	0.021	-0.003	-0.019	0.001
b1:mean	0.069	-0.078	0.028	-0.019
b1:means	0.11	-0.055	-0.148	0.094
b1:menu	-0.024	-0.001	-0.002	0.027
b1:month	-0.057	-0.009	0.016	0.051
b1:mouth	0.024	-0.002	-0.003	-0.019
b1:music	-0.034	-0.002	0	0.036
b1:name	0.01	-0.008	-0.019	0.016
b1:needed	0.021	-0.004	-0.017	0
b1:no	0.024	0.046	-0.061	-0.01
b1:notes	0.069	-0.001	-0.002	-0.066
b1:notice	0.009	0.066	-0.057	-0.018
b1:number	0.115	-0.103	0.017	-0.029
b1:o	-0.054	-0.001	0.068	-0.013
b1:of	0.093	-0.088	0.098	-0.103
b1:office	0.096	-0.01	-0.047	-0.04
b1:officer	0.165	-0.026	-0.137	-0.001
b1:on	-0.008	-0.031	0.014	0.024
b1:one	0.128	-0.006	-0.002	-0.12
b1:only	0.049	0.054	-0.033	-0.07
b1:or	-0.071	-0.006	0.061	0.015
b1:order	-0.013	0	0.013	0
b1:our	0.024	-0.001	-0.001	-0.023
b1:outside	0.007	-0.008	-0.016	0.016
b1:over	-0.008	-0.007	0.025	-0.01
b1:own	-0.115	-0.017	0.036	0.096
b1:page	-0.091	-0.009	0.094	0.007
b1:partner	-0.003	-0.008	0.012	-0.001
b1:parts	-0.027	-0.001	-0.001	0.029
b1:pay	0.054	-0.001	-0.056	0.003
b1:people	-0.104	-0.003	0.068	0.039
b1:pier	-0.081	0.001	0.08	0
b1:pleased	0.027	-0.001	-0.001	-0.026
b1:policy	0.016	-0.14	0.016	0.107
b1:post	0.044	-0.001	0	-0.042
b1:privacy	-0.156	0.103	0.086	-0.033
b1:protection	-0.005	-0.002	-0.004	0.011
b1:provider	0.06	-0.044	0.005	-0.021
b1:purpose	-0.111	0.11	0	0
b1:questions	0.013	-0.002	-0.048	0.038
b1:recipe	0.049	-0.001	-0.001	-0.048
b1:record	0.044	-0.001	-0.042	0
b1:reject	-0.03	-0.001	-0.001	0.032
b1:reserved	-0.068	-0.012	0.059	0.021
b1:responsible	0.01	-0.006	-0.039	0.035
b1:returns	-0.066	-0.001	0.001	0.066
b1:room	0.081	-0.001	-0.002	-0.078
b1:rules	0.031	-0.001	-0.002	-0.029
b1:sale	-0.024	-0.001	0.001	0.025
b1:sales	0.045	-0.001	-0.002	-0.042
b1:saturdays	0.029	-0.002	-0.004	-0.023
b1:service	-0.107	-0.007	0.05	0.064
b1:services	0.008	-0.017	0.045	-0.036
b1:shop	-0.103	-0.007	0.014	0.096
b1:shopquay	0.086	0	-0.001	-0.085
b1:shops	-0.087	-0.004	-0.004	0.095
b1:show	0.035	-0.01	-0.025	-0.001
b1:stand	0.02	-0.001	0	-0.02
b1:statement	-0.058	-0.008	0.061	0.005
b1:story	0.03	-0.007	0.001	-0.025
b1:studio	0.027	-0.001	-0.004	-0.021
b1:subsidiary	-0.066	0.076	-0.005	-0.004
b1:supply	0.026	-0.003	-0.005	-0.018
b1:support	0.015	-0.001	0.001	-0.014
b1:sussex	-0.005	-0.014	0.004	0.015
b1:tafapon	0.016	0	-0.017	0.002
b1:team	0.051	-0.007	-0.003	-0.04
b1:terms	0.183	-0.068	0.023	-0.138
b1:thanks	-0.02	-0.001	-0.004	0.025
b1:that	0.149	-0.041	0.044	-0.151
b1:the	-0.084	-0.07	0.203	-0.049
b1:them	-0.004	-0.031	0.043	-0.008
b1:through	-0.036	0.097	-0.055	-0.006
b1:time	0.045	-0.012	-0.033	0
b1:to	-0.027	0.089	-0.029	-0.032
b1:touch	0.047	-0.008	0	-0.039
b1:trade	-0.009	-0.002	-0.002	0.012
b1:trader	-0.048	0	-0.001	0.049
b1:trust	-0.031	-0.012	0.018	0.026
b1:twice	0.052	-0.002	-0.025	-0.025
b1:uk	-0.086	0.037	0.042	0.007
b1:undefined	0.034	-0.051	-0.048	0.065
b1:up	0.052	-0.011	-0.033	-0.008
b1:us	0.136	-0.107	-0.001	-0.028
b1:use	0.03	0.04	-0.043	-0.027
b1:using	-0.031	-0.002	0.002	0.031
b1:usually	-0.016	-0.014	0.03	-0.001
b1:via	0.076	-0.005	-0.036	-0.034
b1:visit	-0.012	-0.001	-0.016	0.029
b1:volunteer	0.091	-0.003	-0.009	-0.079
b1:wales	0.025	0.001	0.007	-0.032
b1:we	0.095	-0.012	-0.051	-0.032
b1:website	-0.209	-0.004	0.134	0.079
b1:week	-0.003	-0.018	0.022	-0.001
b1:well	0.017	-0.001	0.001	-0.017
b1:what	0.059	-0.006	-0.007	-0.046
b1:which	0.155	-0.052	-0.095	-0.007
b1:with	-0.091	-0.095	0.223	-0.038
b1:work	-0.031	-0.014	0.041	0.004
b1:works	-0.062	-0.001	-0.002	0.065
b1:www	-0.015	-0.018	0.038	-0.005
b1:year	0.056	0.082	-0.083	-0.055
b1:years	0.089	-0.006	-0.044	-0.04
b1:you	-0.009	-0.008	-0.001	0.018
b1:©	-0.066	0.086	0.102	-0.121
b2:" :	0.032	-0.017	-0.059	0.043
b2:" mean	0.025	-0.015	0.006	-0.016
b2:" means	0.058	0.021	-0.107	0.027
b2:& conditions	-0.092	0.106	-0.058	0.044
b2:& cookies	0.197	-0.004	-0.013	-0.18
b2:( "	0.05	-0.063	-0.044	0.058
b2:( DIGITS	0.022	-0.022	0.01	-0.01
b2:( ORG	0.002	-0.023	0.039	-0.018
b2:( aml	-0.02	0.001	0.018	0
b2:( no	-0.175	0.022	0.139	0.014
b2:: DIGITS	-0.015	0	-0.002	0.018
b2:: NUM	-0.165	0.001	0.131	0.034
b2:: ORG	-0.04	-0.002	0.048	-0.006
b2:: SELF	0.015	-0.001	-0.002	-0.012
b2:; and	-0.093	0.034	0.059	0
b2:BRAND DIGITS	-0.046	-0.008	-0.061	0.115
b2:BRAND and	-0.062	0.128	-0.053	-0.012
b2:BRAND from	-0.044	0.003	0.041	0
b2:BRAND is	0.07	-0.017	-0.052	0
b2:DIGITS BRAND	0.156	-0.008	-0.014	-0.134
b2:DIGITS SELF	0.02	0	0	-0.019
b2:DIGITS by	-0.046	-0.001	0	0.047
b2:DIGITS introduction	-0.009	0.078	-0.026	-0.043
b2:NUM and	-0.039	-0.036	0.086	-0.011
b2:ORG a	-0.07	0.009	0.015	0.046
b2:ORG and	-0.15	0.043	0.135	-0.028
b2:ORG is	-0.048	0.036	0.011	0
b2:ORG or	-0.022	-0.019	0.052	-0.011
b2:SELF (	-0.063	0.004	0.061	-0.001
b2:SELF DIGITS	0.027	0	-0.001	-0.026
b2:a cake	-0.042	-0.002	-0.001	0.045
b2:a dispute	-0.002	-0.013	0.016	-0.001
b2:about us	-0.002	-0.035	-0.08	0.117
b2:accept all	-0.031	0	-0.001	0.032
b2:account at	-0.04	-0.006	0.051	-0.005
b2:address :	0.025	-0.007	-0.039	0.02
b2:agreement with	-0.032	-0.01	0.047	-0.006
b2:among them	-0.024	-0.024	0.053	-0.005
b2:an order	-0.013	0	0.013	0
b2:and "	0.028	-0.004	-0.02	-0.003
b2:and by	-0.044	-0.008	0.055	-0.002
b2:and conditions	-0.036	0.068	-0.013	-0.019
b2:and returns	-0.044	0	0	0.045
b2:and the	-0.065	0.035	0.049	-0.019
b2:and wales	0.017	0.001	0.007	-0.025
b2:are the	0.012	-0.002	-0.008	-0.001
b2:are we	0.137	-0.038	-0.083	-0.016
b2:arrangement with	-0.012	-0.007	0.02	-0.001
b2:as "	-0.148	-0.008	0.113	0.043
b2:as BRAND	-0.032	-0.011	-0.001	0.043
b2:as the	-0.015	0.024	-0.02	0.012
b2:at BRAND	-0.067	-0.006	-0.002	0.075
b2:at cost	-0.014	-0.002	-0.002	0.018
b2:balloon (	-0.138	0.004	0.13	0.004
b2:behalf of	0.09	-0.014	0.003	-0.079
b2:belong to	0.107	-0.031	-0.057	-0.019
b2:belongs to	0.028	-0.049	0.025	-0.004
b2:board of	0.035	-0.005	-0.03	0
b2:booking conditions	0.01	-0.001	-0.008	-0.001
b2:booking terms	0.023	-0.002	-0.027	0.006
b2:bought from	-0.011	-0.02	0.034	-0.003
b2:built by	-0.064	0	0.063	0
b2:business BRAND	-0.016	0	0	0.017
b2:business details	0.028	-0.002	-0.025	0
b2:by :	-0.029	-0.029	0.059	-0.001
b2:by ORG	-0.061	-0.017	0.062	0.016
b2:by SELF	0.027	-0.005	-0.021	-0.001
b2:by arrangement	-0.035	-0.001	-0.002	0.037
b2:by me	0.021	-0.003	-0.019	0.001
b2:by post	0.044	-0.001	0	-0.042
b2:by shopquay	0.086	0	-0.001	-0.085
b2:by tafapon	0.016	0	-0.017	0.002
b2:by the	-0.068	-0.068	0.15	-0.014
b2:by us	-0.083	-0.006	0.089	0
b2:by using	-0.032	-0.001	-0.001	0.034
b2:c o	-0.055	-0.001	0.068	-0.012
b2:came from	0.04	-0.001	-0.001	-0.038
b2:cardholder agreement	0.021	0	0	-0.021
b2:carried by	-0.133	-0.004	0.138	-0.001
b2:charity no	-0.017	0.001	0.017	0
b2:charity number	-0.055	0.01	0.044	0.001
b2:choose BRAND	-0.086	-0.008	-0.005	0.099
b2:collected by	-0.086	-0.008	0.095	-0.001
b2:companies :	-0.071	0.009	0.06	0.002
b2:company details	0.068	-0.044	-0.026	0.002
b2:company information	0.102	-0.058	-0.03	-0.015
b2:company is	-0.01	0.016	-0.002	-0.004
b2:company means	0.026	-0.018	-0.008	-0.001
b2:company no	0.065	-0.014	-0.046	-0.005
b2:company number	0.141	-0.056	-0.052	-0.034
b2:company of	0.006	-0.023	-0.08	0.097
b2:company outside	0.007	-0.008	-0.016	0.016
b2:competition is	-0.19	0.12	0.069	0
b2:competition terms	-0.028	0	0	0.028
b2:conditions :	-0.026	-0.002	0	0.028
b2:conditions BRAND	0.035	-0.008	-0.004	-0.023
b2:conditions of	0.027	-0.026	-0.047	0.046
b2:conditions privacy	-0.019	-0.001	0.035	-0.015
b2:conduct authority	0.027	-0.025	0.02	-0.022
b2:contact BRAND	-0.04	-0.003	-0.001	0.045
b2:contact us	0.063	-0.024	0.007	-0.046
b2:contract with	0.1	-0.01	-0.055	-0.035
b2:controller :	0.012	-0.005	-0.005	-0.003
b2:controller is	-0.024	-0.019	0.059	-0.016
b2:cookie policy	-0.017	-0.014	0.005	0.027
b2:cookies policy	-0.012	-0.004	-0.006	0.022
b2:copyright DIGITS	-0.021	-0.003	-0.004	0.028
b2:copyright ©	-0.087	0.124	0.057	-0.094
b2:cover with	-0.215	0.002	0.212	0.001
b2:customer DIGITS	0.029	-0.001	-0.029	0.001
b2:customer and	0.079	-0.028	-0.049	-0.002
b2:data controller	-0.044	-0.001	0.009	0.035
b2:data protection	0.01	-0.002	-0.003	-0.005
b2:dearer one	0.077	-0.002	-0.004	-0.071
b2:deliveries by	-0.01	0.001	0.01	0
b2:describes how	-0.001	-0.005	-0.033	0.038
b2:design by	0.023	-0.002	-0.016	-0.005
b2:division of	-0.047	-0.033	0.08	-0.001
b2:done well	0.017	-0.001	0.001	-0.017
b2:each month	-0.023	-0.002	-0.003	0.028
b2:entity :	0.075	-0.013	-0.037	-0.025
b2:enw masnachu	0.025	-0.009	-0.016	0
b2:every time	-0.01	-0.001	-0.001	0.012
b2:explains how	0.055	-0.02	0.107	-0.143
b2:flatter us	0.023	-0.002	-0.004	-0.018
b2:for hosting	-0.01	0	0.01	0
b2:for it	-0.014	-0.001	-0.002	0.017
b2:for the	-0.029	-0.003	0.003	0.028
b2:friendly studio	-0.037	-0.001	-0.003	0.04
b2:from the	-0.015	0	0.016	0
b2:gathered by	-0.178	-0.003	0.182	0
b2:given by	0.077	-0.023	-0.072	0.018
b2:go to	0.077	-0.011	0.008	-0.074
b2:goes to	-0.183	0.004	0.178	0.001
b2:got it	-0.01	-0.001	-0.003	0.013
b2:handed to	-0.093	0.002	0.091	0
b2:handled by	0.023	0.065	-0.079	-0.009
b2:held by	-0.041	-0.021	-0.035	0.097
b2:home BRAND	0.059	-0.002	-0.004	-0.053
b2:hosted by	0.179	-0.038	-0.142	0
b2:how BRAND	-0.063	-0.003	-0.003	0.068
b2:how we	0.062	-0.018	-0.031	-0.013
b2:in the	-0.019	0.093	-0.073	-0.001
b2:in touch	0.047	-0.008	0	-0.039
b2:is :	0.001	-0.013	0.013	0
b2:is at	0.078	-0.052	-0.035	0.01
b2:is how	0.081	-0.011	-0.067	-0.003
b2:is needed	0.021	-0.004	-0.017	0
b2:is responsible	0.01	-0.006	-0.039	0.035
b2:is the	0.044	-0.045	0.034	-0.032
b2:is with	0.057	-0.011	-0.045	0
b2:issued by	0.042	-0.052	0.012	-0.002
b2:it cannot	0.013	-0.001	-0.002	-0.01
b2:it twice	0.052	-0.002	-0.025	-0.025
b2:it works	-0.062	-0.001	-0.002	0.065
b2:legal entity	0.029	-0.001	-0.028	0
b2:legal notice	0.062	-0.016	-0.069	0.022
b2:less room	0.036	-0.001	-0.002	-0.033
b2:limited company	0.021	-0.004	-0.017	0
b2:managed by	-0.083	0.086	-0.003	-0.001
b2:manager of	-0.03	0.003	0.021	0.007
b2:mark of	-0.006	-0.005	0.017	-0.006
b2:marks of	0.014	-0.005	-0.043	0.035
b2:may DIGITS	0.098	-0.043	-0.044	-0.011
b2:member of	0.015	-0.005	-0.005	-0.005
b2:moved far	-0.013	0	0	0.013
b2:my own	-0.034	0	0	0.034
b2:name :	-0.004	-0.035	-0.067	0.106
b2:name of	-0.122	-0.087	0.179	0.03
b2:new website	-0.038	0.001	0.037	0
b2:newest entries	-0.054	0.002	0.053	0
b2:no :	0.085	-0.024	-0.054	-0.006
b2:no DIGITS	-0.073	0.112	0.005	-0.044
b2:no NUM	-0.035	0.006	0.072	-0.043
b2:no SELF	0.109	-0.02	-0.073	-0.016
b2:no footnotes	0.023	-0.002	-0.002	-0.02
b2:no music	-0.034	-0.002	0	0.036
b2:no thanks	-0.02	-0.001	-0.004	0.025
b2:not by	0.045	-0.002	-0.001	-0.041
b2:not grow	0.035	-0.005	-0.036	0.007
b2:not pleased	0.027	-0.001	-0.001	-0.026
b2:notice BRAND	-0.086	-0.007	-0.004	0.096
b2:notice ©	0.047	-0.001	-0.007	-0.039
b2:number :	-0.152	-0.028	0.192	-0.012
b2:number DIGITS	0.06	-0.01	-0.025	-0.025
b2:number NUM	-0.07	-0.029	0.081	0.017
b2:number SELF	-0.021	0.066	-0.034	-0.01
b2:number is	0.04	-0.008	-0.029	-0.003
b2:occasional recipe	0.049	-0.001	-0.001	-0.048
b2:of BRAND	-0.013	0.067	-0.019	-0.035
b2:of ORG	0.029	-0.061	-0.013	0.045
b2:of SELF	-0.042	-0.009	0.056	-0.005
b2:of business	0.032	-0.028	-0.017	0.013
b2:of mouth	0.024	-0.002	-0.003	-0.019
b2:of page	-0.079	-0.009	0.094	-0.006
b2:of sale	-0.024	0	-0.001	0.025
b2:of service	-0.067	0.001	0.019	0.047
b2:of the	0.148	0.128	-0.165	-0.111
b2:of use	-0.112	0.049	-0.005	0.067
b2:offered by	-0.026	-0.005	0.031	0
b2:office :	-0.085	0.046	0.036	0.002
b2:office is	-0.033	-0.007	0.013	0.027
b2:on saturdays	0.029	-0.002	-0.004	-0.023
b2:on the	-0.036	-0.019	0.015	0.04
b2:on time	0.02	-0.001	-0.001	-0.018
b2:on which	0.031	-0.015	-0.009	-0.006
b2:operated by	0.117	0.051	-0.154	-0.014
b2:or "	-0.017	-0.013	-0.036	0.065
b2:or the	0.038	-0.007	-0.007	-0.025
b2:our "	0.026	-0.001	0	-0.025
b2:our company	0.016	-0.003	-0.013	0
b2:our details	0.046	-0.015	-0.03	-0.002
b2:our insurer	-0.047	0.001	0.047	0
b2:our mean	-0.06	-0.008	0.069	-0.001
b2:our means	-0.139	0.025	-0.007	0.121
b2:our story	0.03	-0.007	0.001	-0.025
b2:out here	-0.013	0.042	-0.026	-0.003
b2:over DIGITS	0.044	-0.006	-0.047	0.009
b2:owned by	0.084	-0.017	-0.038	-0.028
b2:parent of	0.062	-0.044	-0.017	-0.001
b2:part of	-0.065	0.188	-0.098	-0.025
b2:payment for	0.013	-0.001	-0.001	-0.012
b2:people choose	0.212	-0.064	-0.067	-0.082
b2:personal data	0.055	-0.007	-0.046	-0.001
b2:policy BRAND	0.032	-0.006	-0.012	-0.014
b2:portal that	0.013	-0.001	0	-0.012
b2:powered by	-0.019	-0.002	0.011	0.011
b2:privacy BRAND	0.012	-0.001	-0.002	-0.009
b2:privacy notice	-0.037	0.082	0.012	-0.057
b2:privacy policy	-0.037	-0.108	0.068	0.077
b2:privacy statement	-0.068	-0.006	0.063	0.011
b2:processed by	-0.006	-0.009	0.016	0
b2:products from	-0.018	-0.027	0.052	-0.007
b2:promoter :	0.138	-0.024	-0.111	-0.004
b2:promoter is	0.064	-0.026	-0.027	-0.011
b2:property of	-0.143	0.039	0.104	-0.001
b2:protection policy	0.003	-0.006	-0.024	0.027
b2:provided by	-0.046	0.022	0.054	-0.03
b2:publisher :	0.044	-0.012	-0.025	-0.008
b2:purpose is	-0.003	-0.01	0.013	0
b2:quotation that	-0.007	-0.028	0.141	-0.106
b2:recent work	-0.024	0.001	0.023	0
b2:refer to	-0.08	0.13	-0.06	0.01
b2:reference to	-0.076	0.105	-0.022	-0.007
b2:refers to	0.077	-0.007	-0.036	-0.034
b2:registered charity	-0.077	-0.002	0.043	0.037
b2:registered details	0.016	-0.005	-0.008	-0.003
b2:registered number	0.067	-0.007	-0.058	-0.002
b2:registered office	0.056	-0.009	-0.046	-0.001
b2:registration number	-0.032	-0.006	0.028	0.01
b2:relationship with	0.03	0.036	-0.061	-0.005
b2:representative of	-0.016	-0.057	0.083	-0.01
b2:represented by	-0.054	0.004	0.05	0
b2:returns policy	-0.001	-0.002	-0.013	0.016
b2:rights reserved	-0.068	-0.012	0.059	0.021
b2:run by	-0.069	0.109	-0.032	-0.007
b2:same afternoon	0.045	-0.004	-0.044	0.002
b2:same day	-0.037	-0.001	-0.001	0.04
b2:seller means	0.087	-0.015	-0.036	-0.035
b2:seo by	-0.031	0	0.03	0
b2:servers of	-0.009	-0.009	0.018	0
b2:service of	0.023	-0.042	0.02	-0.001
b2:services by	0.114	-0.043	-0.058	-0.014
b2:services of	0.057	-0.021	-0.018	-0.018
b2:since DIGITS	0.09	-0.001	-0.002	-0.088
b2:site by	-0.001	-0.003	0.01	-0.006
b2:slavery statement	0.031	0	0	-0.031
b2:small firms	-0.035	-0.001	-0.001	0.038
b2:sold by	0.243	-0.06	-0.177	-0.006
b2:sold through	-0.007	-0.006	0.014	-0.001
b2:sole trader	-0.048	0	-0.001	0.049
b2:stored by	-0.013	-0.012	0.026	-0.002
b2:style of	0.021	-0.049	0.049	-0.022
b2:subsidiary of	0.054	0.032	0.041	-0.126
b2:such as	-0.036	0.068	-0.031	-0.001
b2:supplied by	0.032	-0.048	0.029	-0.013
b2:suppliers :	-0.03	0.001	0.028	0
b2:support from	-0.031	0	0.031	0
b2:system we	-0.114	0.069	0.043	0.001
b2:t a	-0.092	-0.041	-0.143	0.277
b2:taken by	-0.129	0.084	0.051	-0.005
b2:team at	0.036	-0.004	-0.033	0
b2:terms BRAND	-0.03	-0.001	-0.001	0.033
b2:thank you	-0.029	0	-0.001	0.03
b2:thanks to	-0.012	0.001	0.011	0
b2:that BRAND	-0.034	-0.005	-0.008	0.047
b2:that day	0.015	-0.001	0.002	-0.016
b2:the ORG	0	-0.015	0.016	-0.001
b2:the company	0.043	-0.004	-0.003	-0.035
b2:the door	0.019	-0.004	-0.029	0.014
b2:the dozen	-0.007	-0.002	-0.007	0.015
b2:the last	-0.014	-0.001	-0.025	0.04
b2:the name	-0.015	-0.003	0.005	0.014
b2:the pier	-0.081	0.001	0.08	0
b2:the questions	0.013	-0.002	-0.048	0.038
b2:the record	0.044	-0.001	-0.042	0
b2:the uk	-0.011	-0.024	0.036	-0.001
b2:the work	-0.02	-0.002	-0.026	0.048
b2:their own	-0.019	-0.016	0.037	-0.002
b2:they mean	0.013	-0.002	-0.011	0
b2:they stand	0.02	-0.001	0	-0.02
b2:this app	0.089	0	-0.001	-0.088
b2:this policy	0.01	-0.006	-0.01	0.006
b2:this website	-0.059	-0.001	-0.001	0.06
b2:three years	0.026	-0.004	-0.04	0.018
b2:through the	-0.04	-0.002	-0.001	0.042
b2:times but	-0.183	0.004	0.178	0.001
b2:to "	-0.004	-0.006	-0.009	0.019
b2:to :	0.084	-0.009	-0.073	-0.002
b2:to BRAND	0.022	-0.004	-0.001	-0.017
b2:to ORG	-0.026	-0.003	0.017	0.011
b2:to content	-0.055	-0.009	0.051	0.012
b2:to do	0.01	0	-0.001	-0.009
b2:to pay	0.054	-0.001	-0.056	0.003
b2:to the	-0.059	-0.062	0.219	-0.097
b2:to you	0.017	-0.007	-0.009	0
b2:together "	0.002	-0.002	-0.015	0.015
b2:trademark of	-0.008	-0.007	0.017	-0.002
b2:trades as	-0.071	-0.002	-0.001	0.075
b2:trading as	-0.186	-0.038	0.003	0.221
b2:trading subsidiary	-0.066	0.076	-0.005	-0.004
b2:travel with	-0.013	-0.002	0.015	0
b2:two parts	-0.027	-0.001	-0.001	0.029
b2:two years	0.032	-0.001	-0.002	-0.029
b2:under SELF	0.059	-0.01	-0.047	-0.001
b2:under which	0.122	-0.032	-0.09	-0.001
b2:underwritten by	-0.012	-0.006	0.025	-0.007
b2:united kingdom	0.065	-0.027	-0.037	0
b2:us :	-0.027	-0.008	0.065	-0.03
b2:us BRAND	0.078	-0.004	-0.005	-0.069
b2:us by	-0.001	-0.027	0.038	-0.01
b2:us means	-0.034	-0.005	0.009	0.03
b2:use ©	-0.011	0	0	0.011
b2:used by	-0.048	0	0.047	0
b2:uses data	0.055	-0.001	-0.001	-0.054
b2:wales :	0.016	-0.001	-0.015	0
b2:wales no	-0.025	0.001	0.019	0.005
b2:we (	0.083	-0.011	-0.035	-0.037
b2:we are	-0.237	0.059	0.228	-0.05
b2:we at	0.109	-0.023	-0.022	-0.063
b2:we cannot	0.027	-0.002	-0.003	-0.022
b2:we do	0.01	-0.001	-0.001	-0.008
b2:we means	0.026	-0.007	-0.007	-0.011
b2:we use	0.041	-0.005	0.004	-0.041
b2:website and	0.084	-0.011	-0.027	-0.046
b2:website by	-0.056	-0.002	0.057	0
b2:website is	0.056	-0.016	-0.035	-0.005
b2:website terms	-0.04	0	0	0.041
b2:welcome to	0.07	0.019	-0.129	0.039
b2:which include	-0.012	-0.015	0.027	0
b2:will show	0.035	-0.01	-0.025	-0.001
b2:with it	-0.025	-0.004	-0.002	0.031
b2:with the	-0.015	-0.038	0.061	-0.008
b2:work accept	-0.066	0	-0.001	0.067
b2:work here	0.045	-0.003	-0.003	-0.04
b2:working day	0.012	-0.001	-0.002	-0.01
b2:would hire	-0.013	0	0.013	0
b2:write to	-0.072	0.002	0.058	0.012
b2:you and	0.028	-0.066	0.047	-0.009
b2:you ask	0.061	-0.002	-0.013	-0.046
b2:you called	0.051	-0.001	-0.021	-0.029
b2:you how	-0.039	-0.003	-0.004	0.046
b2:your notes	0.069	-0.001	-0.002	-0.066
b2:your privacy	0.01	-0.036	0.058	-0.032
b2:© BRAND	-0.071	-0.01	-0.006	0.087
b2:© DIGITS	0.215	-0.097	-0.185	0.067
b2:© ORG	-0.105	-0.001	-0.002	0.108
b2:© SELF	0.018	-0.003	-0.015	0.001
b2:¶ "	0.052	0.028	-0.077	-0.003
b2:¶ BRAND	0.042	-0.064	0.001	0.02
b2:¶ DIGITS	-0.134	0.135	-0.033	0.032
b2:¶ ORG	-0.182	0.23	-0.032	-0.016
b2:¶ SELF	-0.007	-0.019	0.055	-0.029
b2:¶ about	-0.082	0.107	-0.07	0.045
b2:¶ add	0.034	-0.001	-0.033	-0.001
b2:¶ at	0.047	-0.001	-0.001	-0.044
b2:¶ company	-0.076	-0.003	-0.003	0.082
b2:¶ complaints	-0.012	-0.001	-0.002	0.014
b2:¶ contact	0.07	-0.052	-0.047	0.03
b2:¶ controller	0.113	-0.012	-0.094	-0.006
b2:¶ copyright	0.046	0	-0.001	-0.045
b2:¶ councillors	-0.036	0	-0.001	0.037
b2:¶ delivery	0.036	-0.007	-0.012	-0.017
b2:¶ engineer	-0.067	0.007	0.059	0.001
b2:¶ faq	0.013	-0.001	-0.003	-0.01
b2:¶ faqs	-0.043	-0.019	0.032	0.03
b2:¶ help	-0.018	-0.001	-0.03	0.049
b2:¶ home	0.009	-0.011	0.023	-0.022
b2:¶ imprint	0.065	-0.015	-0.018	-0.032
b2:¶ introduction	0.002	-0.027	-0.039	0.064
b2:¶ legal	-0.076	-0.002	-0.008	0.086
b2:¶ means	0.038	-0.025	0.016	-0.029
b2:¶ menu	-0.024	-0.001	-0.002	0.027
b2:¶ name	0.029	-0.004	-0.025	0
b2:¶ number	0.043	-0.003	-0.039	0
b2:¶ privacy	-0.213	0.153	0.007	0.053
b2:¶ reject	-0.03	-0.001	-0.001	0.032
b2:¶ services	0.077	-0.003	-0.006	-0.068
b2:¶ terms	0.087	-0.008	-0.025	-0.054
b2:¶ the	0.035	0.033	-0.1	0.033
b2:¶ visit	-0.013	-0.001	-0.016	0.03
b2:¶ your	0.04	-0.001	0	-0.039
b2:¶ ©	-0.014	-0.029	0.016	0.027
b3:" our "	0.026	-0.001	0	-0.025
b3:" our mean	-0.06	-0.008	0.069	-0.001
b3:" our means	-0.153	0.032	-0.001	0.122
b3:" refer to	0.047	-0.04	-0.007	-0.001
b3:" we means	0.024	-0.006	-0.007	-0.011
b3:& conditions BRAND	0.066	-0.007	-0.003	-0.056
b3:& wales no	-0.058	0.005	0.049	0.004
b3:( company number	-0.12	-0.005	0.121	0.005
b3:( t a	0.048	-0.037	-0.139	0.128
b3:( together "	0.002	-0.002	-0.015	0.015
b3:( trading as	-0.033	0.002	0.006	0.026
b3:; ¶ "	0	0.051	-0.048	-0.004
b3:BRAND belongs to	0.037	-0.02	-0.016	-0.002
b3:BRAND is how	0.011	-0.004	-0.007	0
b3:BRAND operated by	0.02	-0.002	-0.017	0
b3:BRAND they mean	0.024	-0.004	-0.02	0
b3:BRAND uses data	0.055	-0.001	-0.001	-0.054
b3:BRAND we are	-0.117	0.118	-0.001	0
b3:BRAND website by	-0.02	-0.002	0.022	0
b3:BRAND © DIGITS	0.033	-0.003	0.024	-0.054
b3:BRAND ¶ BRAND	0.132	-0.01	-0.018	-0.104
b3:BRAND ¶ about	-0.06	-0.005	-0.002	0.066
b3:BRAND ¶ contact	0.04	0.001	0	-0.042
b3:BRAND ¶ delivery	0.015	0	-0.001	-0.014
b3:BRAND ¶ home	0.017	-0.003	-0.011	-0.003
b3:BRAND ¶ legal	-0.03	0	-0.001	0.03
b3:BRAND ¶ pricing	-0.033	-0.002	0.001	0.034
b3:BRAND ¶ privacy	-0.036	-0.001	-0.001	0.037
b3:BRAND ¶ terms	-0.022	-0.001	-0.001	0.024
b3:DIGITS built by	-0.042	0	0.042	0
b3:DIGITS company information	0.063	-0.047	-0.015	-0.001
b3:DIGITS company number	0.132	-0.004	-0.125	-0.003
b3:DIGITS we are	-0.03	-0.001	-0.002	0.033
b3:DIGITS © BRAND	0.207	-0.001	-0.004	-0.202
b3:DIGITS ¶ BRAND	0.022	-0.006	-0.016	0
b3:DIGITS ¶ DIGITS	-0.004	-0.014	0.027	-0.009
b3:DIGITS ¶ about	0.086	0	0	-0.086
b3:DIGITS ¶ add	0.034	-0.001	-0.033	-0.001
b3:DIGITS ¶ contact	0.049	-0.001	-0.002	-0.046
b3:DIGITS ¶ controller	0.101	-0.011	-0.087	-0.004
b3:DIGITS ¶ engineer	-0.041	0.004	0.036	0.001
b3:DIGITS ¶ privacy	0.067	-0.001	-0.009	-0.057
b3:DIGITS ¶ terms	-0.013	0	0	0.013
b3:DIGITS ¶ ©	-0.025	0	-0.001	0.026
b3:NUM and by	-0.041	0.004	0.038	0
b3:NUM ¶ BRAND	0.028	-0.002	-0.008	-0.018
b3:NUM ¶ ©	0.048	-0.004	-0.043	-0.001
b3:ORG ( "	-0.065	-0.012	0.049	0.028
b3:ORG c o	-0.028	-0.001	0.029	0.001
b3:ORG company number	-0.027	-0.002	0.029	0
b3:ORG t a	-0.031	-0.003	-0.002	0.036
b3:ORG trading as	0.067	-0.029	-0.056	0.018
b3:ORG ¶ BRAND	-0.095	0	-0.001	0.096
b3:ORG ¶ ORG	-0.126	0.147	-0.018	-0.004
b3:ORG ¶ imprint	-0.022	0	0	0.023
b3:ORG ¶ privacy	-0.027	0	-0.001	0.029
b3:SELF ( "	0.088	-0.005	-0.002	-0.082
b3:SELF ¶ BRAND	0.02	-0.001	-0.002	-0.017
b3:SELF ¶ contact	0.012	-0.001	-0.001	-0.01
b3:SELF ¶ delivery	0.014	0	0	-0.014
b3:SELF ¶ home	0.017	0	0	-0.017
b3:SELF ¶ privacy	0.043	-0.004	-0.011	-0.028
b3:SELF ¶ terms	-0.014	0	-0.001	0.015
b3:a customer DIGITS	0.029	-0.001	-0.029	0.001
b3:a friendly studio	-0.037	-0.001	-0.003	0.04
b3:a limited company	0.021	-0.004	-0.017	0
b3:a new website	-0.038	0.001	0.037	0
b3:a service of	-0.007	-0.031	0.038	0
b3:a subsidiary of	-0.038	-0.001	0.039	0
b3:about us BRAND	0.029	-0.002	-0.002	-0.025
b3:about ¶ BRAND	-0.036	-0.001	-0.001	0.038
b3:about ¶ about	-0.021	-0.002	-0.002	0.025
b3:about ¶ ©	-0.04	0	0	0.04
b3:advertising support from	-0.031	0	0.031	0
b3:afternoon people choose	0.017	-0.002	-0.001	-0.014
b3:agencies which include	-0.012	-0.015	0.027	0
b3:agreement ¶ your	0.04	-0.001	0	-0.039
b3:all rights reserved	-0.068	-0.012	0.059	0.021
b3:all times but	-0.183	0.004	0.178	0.001
b3:all ¶ deny	-0.019	-0.001	-0.003	0.023
b3:all ¶ reject	-0.03	-0.001	-0.001	0.032
b3:always on time	0.02	-0.001	-0.001	-0.018
b3:and conditions privacy	-0.019	-0.001	0.035	-0.015
b3:and done well	0.017	-0.001	0.001	-0.017
b3:and no music	-0.034	-0.002	0	0.036
b3:and not by	0.045	-0.002	-0.001	-0.041
b3:and operated by	0.044	0.037	-0.079	-0.001
b3:and wales no	0.034	-0.005	-0.031	0.002
b3:anti slavery statement	0.031	0	0	-0.031
b3:any company outside	0.007	-0.008	-0.016	0.016
b3:application goes to	-0.183	0.005	0.177	0.001
b3:appointed representative of	-0.016	-0.057	0.083	-0.01
b3:appointment on saturdays	0.029	-0.002	-0.004	-0.023
b3:are carried by	-0.128	-0.004	0.133	-0.001
b3:are collected by	-0.086	-0.008	0.095	-0.001
b3:are gathered by	-0.175	-0.004	0.179	0
b3:are handed to	-0.093	0.002	0.091	0
b3:are handled by	0.036	0.065	-0.092	-0.009
b3:are held by	0.056	-0.015	-0.04	-0.001
b3:are hosted by	-0.012	0	0.012	0
b3:are operated by	0.028	-0.009	-0.019	0
b3:are processed by	-0.005	-0.008	0.013	0
b3:are provided by	-0.068	0.186	-0.105	-0.013
b3:are run by	-0.084	0	0.083	0
b3:are sold by	0.128	-0.038	-0.084	-0.005
b3:are sold through	-0.007	-0.006	0.014	-0.001
b3:are taken by	-0.108	-0.024	0.132	0
b3:are underwritten by	-0.011	0	0.011	0
b3:are we are	0.106	-0.058	-0.072	0.025
b3:are ¶ BRAND	-0.014	-0.002	0	0.016
b3:are ¶ ORG	-0.074	0.072	0.01	-0.008
b3:arrangement people choose	0.022	0	-0.001	-0.021
b3:ask people choose	0.042	-0.002	-0.002	-0.039
b3:at the door	0.019	-0.004	-0.029	0.014
b3:authority is the	-0.004	-0.012	0.018	-0.002
b3:balloon ( ORG	0.015	0	-0.002	-0.013
b3:before you called	0.051	-0.001	-0.021	-0.029
b3:between you and	0.121	-0.061	-0.035	-0.025
b3:bottom of page	-0.065	0	-0.001	0.066
b3:britain by the	-0.003	-0.009	0.014	-0.002
b3:brought a cake	-0.042	-0.002	-0.001	0.045
b3:building belongs to	-0.025	0.005	0.02	0
b3:business ¶ ©	0.056	-0.001	-0.001	-0.054
b3:by the dozen	-0.007	-0.002	-0.007	0.015
b3:by us :	0.023	-0.001	-0.022	0
b3:called people choose	-0.01	-0.001	-0.001	0.012
b3:cannot people choose	0.05	-0.002	-0.002	-0.047
b3:charged at cost	-0.014	-0.002	-0.002	0.018
b3:charter company no	0.026	-0.002	-0.023	-0.001
b3:client account at	-0.04	-0.006	0.051	-0.005
b3:company name :	-0.006	-0.013	-0.028	0.047
b3:company no :	0.067	-0.013	-0.048	-0.005
b3:company no NUM	-0.103	0.009	0.079	0.015
b3:company no SELF	0.033	-0.006	-0.02	-0.007
b3:company number :	-0.242	-0.002	0.249	-0.005
b3:company number DIGITS	0.039	-0.005	-0.012	-0.023
b3:company number NUM	0.122	-0.038	-0.069	-0.016
b3:company number SELF	0.024	-0.002	-0.013	-0.008
b3:company of the	-0.083	0.119	-0.037	0.001
b3:company registration number	0.078	-0.013	-0.052	-0.013
b3:company ¶ BRAND	0.012	0	0	-0.012
b3:conditions of business	0.039	-0.026	-0.006	-0.006
b3:conditions of sale	-0.018	0	0	0.019
b3:conditions ¶ ©	0.029	-0.002	-0.001	-0.027
b3:contact us BRAND	0.032	-0.002	-0.001	-0.029
b3:contact ¶ about	0.049	-0.001	-0.001	-0.047
b3:contact ¶ contact	-0.025	-0.039	-0.027	0.091
b3:contact ¶ ©	-0.082	-0.001	-0.001	0.084
b3:contract is with	0.06	-0.011	-0.045	-0.005
b3:cookie policy BRAND	-0.04	-0.001	-0.002	0.044
b3:cookies provided by	-0.025	0	0.024	0
b3:cookies ¶ ©	-0.106	0.006	0.004	0.095
b3:copyright © DIGITS	-0.064	-0.004	-0.008	0.075
b3:cost people choose	0.01	-0.001	-0.001	-0.008
b3:courier deliveries by	-0.01	0.001	0.01	0
b3:data controller :	0.01	-0.005	-0.002	-0.003
b3:data controller is	-0.097	-0.006	0.114	-0.011
b3:data protection policy	0.003	-0.006	-0.024	0.027
b3:day people choose	0.062	-0.002	-0.002	-0.059
b3:day you ask	0.061	-0.002	-0.013	-0.046
b3:days to pay	0.054	-0.001	-0.056	0.003
b3:delivery over DIGITS	0.134	-0.006	-0.046	-0.081
b3:delivery ¶ BRAND	-0.032	0	0	0.032
b3:delivery ¶ ©	0.019	-0.001	-0.002	-0.017
b3:details ¶ name	0.029	-0.004	-0.025	0
b3:details ¶ ©	0.017	-0.005	-0.003	-0.009
b3:do with it	-0.025	-0.004	-0.002	0.031
b3:does not grow	0.035	-0.005	-0.036	0.007
b3:does the work	-0.02	-0.002	-0.026	0.048
b3:england and wales	0.017	0.001	0.007	-0.025
b3:england no :	0.022	-0.009	-0.012	-0.001
b3:england no NUM	0.032	0	-0.001	-0.031
b3:every quotation that	-0.007	-0.028	0.141	-0.106
b3:everything came from	0.04	-0.001	-0.001	-0.038
b3:experience got it	-0.054	-0.001	-0.002	0.057
b3:explains how BRAND	-0.063	-0.003	-0.003	0.068
b3:far people choose	-0.017	-0.002	-0.002	0.021
b3:financial conduct authority	0.027	-0.025	0.02	-0.022
b3:find your notes	0.069	-0.001	-0.002	-0.066
b3:fine by me	0.021	-0.003	-0.019	0.001
b3:finished that day	0.015	-0.001	0.002	-0.016
b3:firms people choose	0.043	-0.001	-0.001	-0.041
b3:footnotes people choose	0.02	-0.001	-0.001	-0.017
b3:for small firms	-0.035	-0.001	-0.001	0.038
b3:for the record	0.044	-0.001	-0.042	0
b3:for two years	0.032	-0.001	-0.002	-0.029
b3:for us by	0.055	-0.021	-0.031	-0.003
b3:get in touch	0.047	-0.008	0	-0.039
b3:grow people choose	0.065	-0.001	-0.001	-0.062
b3:guides ¶ BRAND	-0.037	0	0	0.038
b3:has no footnotes	0.023	-0.002	-0.002	-0.02
b3:have less room	0.036	-0.001	-0.002	-0.033
b3:here people choose	0.028	-0.002	-0.002	-0.024
b3:hmrc ( aml	-0.02	0.001	0.018	0
b3:how it works	-0.062	-0.001	-0.002	0.065
b3:if it cannot	0.013	-0.001	-0.002	-0.01
b3:in may DIGITS	0.094	-0.024	-0.067	-0.003
b3:in the ORG	0	-0.015	0.016	-0.001
b3:in two parts	-0.027	-0.001	-0.001	0.029
b3:information ¶ ©	-0.01	0.008	0.041	-0.039
b3:is a dispute	-0.002	-0.013	0.016	-0.001
b3:is given by	0.077	-0.023	-0.072	0.018
b3:is managed by	-0.088	0.09	-0.001	0
b3:is offered by	-0.024	-0.005	0.029	0
b3:is operated by	-0.027	0.062	-0.027	-0.008
b3:is owned by	-0.003	0.011	0.002	-0.01
b3:is part of	-0.103	0.12	0.04	-0.056
b3:is provided by	-0.114	-0.049	0.168	-0.005
b3:is represented by	-0.054	0.004	0.05	0
b3:is run by	0.069	-0.067	0	-0.001
b3:is sold by	0.115	-0.021	-0.093	-0.001
b3:is supplied by	0.062	-0.029	-0.032	-0.001
b3:is used by	-0.055	0.007	0.047	0.001
b3:issued by us	-0.053	0.003	0.049	0
b3:it would hire	-0.013	0	0.013	0
b3:journey ¶ ©	0.03	-0.006	-0.004	-0.019
b3:last people choose	0.031	0	-0.001	-0.03
b3:last three years	0.026	-0.004	-0.04	0.018
b3:law BRAND is	0.068	-0.016	-0.052	0
b3:legal entity :	0.075	-0.013	-0.037	-0.025
b3:legal name :	0.03	-0.001	-0.009	-0.02
b3:legal ¶ ©	0.038	-0.001	-0.001	-0.036
b3:liability cover with	-0.215	0.002	0.211	0.001
b3:marketplace we are	-0.122	0.045	0.076	0.001
b3:me ¶ BRAND	-0.026	-0.001	0.015	0.012
b3:member of the	-0.056	0.011	0.051	-0.006
b3:members of the	-0.004	-0.05	0.056	-0.002
b3:mouth people choose	-0.055	-0.001	-0.001	0.057
b3:music people choose	0.03	-0.001	-0.001	-0.028
b3:name BRAND from	-0.044	0.003	0.041	0
b3:name under which	0.122	-0.032	-0.09	-0.001
b3:needed ¶ BRAND	-0.026	-0.002	-0.006	0.033
b3:never moved far	-0.013	0	0	0.013
b3:norupo balloon (	-0.138	0.004	0.13	0.004
b3:notes people choose	-0.009	-0.001	-0.001	0.01
b3:notice explains how	-0.002	-0.016	0.111	-0.092
b3:notice ¶ BRAND	0.033	-0.003	-0.011	-0.019
b3:notice ¶ ©	-0.145	0.002	0.032	0.111
b3:number : NUM	-0.151	0.001	0.131	0.019
b3:number NUM and	-0.036	-0.008	0.051	-0.008
b3:of ORG and	-0.072	-0.038	0.081	0.029
b3:of ORG is	-0.048	0.036	0.011	0
b3:of business BRAND	-0.016	0	0	0.017
b3:of companies :	-0.071	0.009	0.06	0.002
b3:of each month	-0.023	-0.002	-0.003	0.028
b3:of the questions	0.013	-0.002	-0.048	0.038
b3:of their own	-0.019	-0.016	0.037	-0.002
b3:of use ©	-0.011	0	0	0.011
b3:office is at	0.078	-0.052	-0.035	0.01
b3:on behalf of	0.09	-0.014	0.003	-0.079
b3:on servers of	-0.009	-0.009	0.018	0
b3:on to do	0.01	0	-0.001	-0.009
b3:one people choose	-0.048	-0.002	-0.002	0.052
b3:only ¶ contact	-0.02	0.062	0	-0.041
b3:open to you	0.019	-0.007	-0.009	-0.003
b3:orders over DIGITS	-0.09	0	0	0.091
b3:our " means	0.026	-0.027	-0.029	0.03
b3:our business details	0.028	-0.002	-0.025	0
b3:our refer to	-0.072	0.096	-0.02	-0.004
b3:our system we	-0.114	0.069	0.043	0.001
b3:own ¶ BRAND	0.014	0	0	-0.014
b3:owned subsidiary of	0.062	0.05	0.014	-0.125
b3:owns the pier	-0.081	0.001	0.08	0
b3:page explains how	0.022	-0.003	-0.003	-0.015
b3:parcels travel with	-0.013	-0.002	0.015	0
b3:part of the	-0.051	0.194	-0.153	0.009
b3:parts people choose	0.036	0	0	-0.035
b3:payments handled by	-0.013	0	0.013	0
b3:people choose BRAND	-0.086	-0.008	-0.005	0.099
b3:people for it	-0.014	-0.001	-0.002	0.017
b3:policy explains how	0.036	0	0	-0.036
b3:policy © DIGITS	-0.023	0	0	0.023
b3:policy ¶ home	0.029	0	-0.001	-0.029
b3:policy ¶ services	0.053	-0.001	-0.001	-0.051
b3:policy ¶ the	-0.031	-0.008	0.013	0.026
b3:policy ¶ ©	-0.003	0	0.012	-0.008
b3:post people choose	0.01	-0.001	-0.001	-0.009
b3:powered by shopquay	0.086	0	-0.001	-0.085
b3:powered by tafapon	0.016	0	-0.017	0.002
b3:privacy notice BRAND	-0.063	-0.002	-0.001	0.066
b3:privacy notice ©	0.047	-0.001	-0.007	-0.039
b3:privacy policy BRAND	0.078	-0.005	-0.007	-0.067
b3:privacy ¶ contact	0.053	-0.001	-0.001	-0.052
b3:privacy ¶ home	0.073	0	0	-0.072
b3:privacy ¶ privacy	0.075	0.134	-0.117	-0.092
b3:privacy ¶ ©	-0.012	-0.008	-0.04	0.059
b3:prove it twice	0.052	-0.002	-0.025	-0.025
b3:questions people choose	-0.013	-0.001	-0.001	0.015
b3:questions write to	-0.085	0.005	0.079	0
b3:quotation that BRAND	-0.034	-0.005	-0.008	0.047
b3:recipe people choose	-0.037	-0.001	-0.001	0.039
b3:refer to the	0.026	-0.008	0.006	-0.024
b3:registered charity no	-0.017	0.001	0.017	0
b3:registered charity number	-0.025	0.006	0.019	0
b3:registered office :	-0.099	0.055	0.041	0.003
b3:registered office is	-0.007	-0.005	0.013	-0.001
b3:registered trademark of	-0.008	-0.007	0.017	-0.002
b3:registered with the	-0.007	-0.02	0.031	-0.004
b3:registration number :	0.178	-0.024	-0.147	-0.007
b3:regulated by the	-0.003	-0.018	0.027	-0.006
b3:reserved website by	-0.026	0	0.025	0
b3:reserved ¶ BRAND	-0.095	-0.005	0.069	0.031
b3:reserved ¶ about	-0.025	0	0	0.026
b3:reserved ¶ contact	-0.015	-0.004	-0.002	0.02
b3:reserved ¶ delivery	0.031	0	-0.001	-0.031
b3:reserved ¶ privacy	0.047	-0.001	-0.001	-0.044
b3:reserved ¶ terms	0.103	-0.001	-0.001	-0.101
b3:room people choose	-0.074	-0.001	-0.001	0.076
b3:run this app	0.089	0	-0.001	-0.088
b3:sale ¶ ©	0.057	-0.001	-0.002	-0.055
b3:same working day	0.012	-0.001	-0.002	-0.01
b3:scotland company number	-0.044	0.003	0.038	0.002
b3:sent by post	0.044	-0.001	0	-0.042
b3:service operated by	0.087	-0.024	-0.063	0
b3:service provided by	-0.07	-0.027	0.097	0
b3:services provided by	0.163	-0.063	-0.095	-0.005
b3:set out here	-0.013	0.042	-0.026	-0.003
b3:site work accept	-0.066	0	-0.001	0.067
b3:skip to content	-0.055	-0.009	0.051	0.012
b3:small team at	0.036	-0.004	-0.033	0
b3:stand people choose	-0.025	0	0	0.026
b3:standard every time	-0.01	-0.001	-0.001	0.012
b3:statement will show	0.035	-0.01	-0.025	-0.001
b3:still work here	0.045	-0.003	-0.003	-0.04
b3:story ¶ BRAND	0.052	0	0	-0.051
b3:style of SELF	0.011	-0.001	-0.01	0
b3:tafapon ¶ contact	-0.038	0	0	0.038
b3:tafapon ¶ home	0.043	-0.002	-0.026	-0.015
b3:tafapon ¶ privacy	-0.036	0	-0.001	0.037
b3:tells you how	-0.039	-0.003	-0.004	0.046
b3:terms & conditions	-0.092	0.106	-0.058	0.044
b3:terms and conditions	-0.036	0.068	-0.013	-0.019
b3:terms of business	-0.007	-0.002	-0.01	0.019
b3:terms of service	-0.059	0.001	0.019	0.039
b3:terms of use	-0.041	0.05	-0.005	-0.005
b3:terms on which	0.02	-0.008	-0.007	-0.006
b3:terms © DIGITS	0.041	0	0	-0.041
b3:terms ¶ home	-0.034	0	0	0.035
b3:terms ¶ terms	0.01	-0.001	-0.001	-0.008
b3:terms ¶ ©	0.1	-0.003	-0.06	-0.037
b3:thanks to ORG	-0.014	0.001	0.012	0
b3:the board of	0.035	-0.005	-0.03	0
b3:the company means	0.023	-0.016	-0.007	-0.001
b3:the controller is	0.064	-0.011	-0.048	-0.005
b3:the dearer one	0.077	-0.002	-0.004	-0.071
b3:the occasional recipe	0.049	-0.001	-0.001	-0.048
b3:the parent of	0.062	-0.044	-0.017	-0.001
b3:the payment for	0.013	-0.001	-0.001	-0.012
b3:the portal that	0.013	-0.001	0	-0.012
b3:the privacy notice	-0.002	-0.01	-0.041	0.053
b3:the promoter is	0.064	-0.026	-0.027	-0.011
b3:the property of	-0.143	0.039	0.104	-0.001
b3:the same afternoon	0.045	-0.004	-0.044	0.002
b3:the same day	-0.037	-0.001	-0.001	0.04
b3:them ORG and	-0.008	-0.029	0.041	-0.004
b3:them people choose	0.011	0	-0.001	-0.01
b3:this competition is	-0.19	0.12	0.069	0
b3:this purpose is	-0.003	-0.01	0.013	0
b3:time people choose	0.054	-0.001	-0.001	-0.051
b3:time to the	-0.002	-0.011	0.016	-0.002
b3:to as "	-0.023	-0.001	-0.001	0.025
b3:to flatter us	0.023	-0.002	-0.004	-0.018
b3:to our insurer	-0.047	0.001	0.047	0
b3:to the last	-0.014	-0.001	-0.025	0.04
b3:to this policy	0.01	-0.006	-0.01	0.006
b3:to us by	-0.056	-0.006	0.069	-0.007
b3:top of page	-0.014	-0.009	0.095	-0.072
b3:trade name :	-0.019	0	0	0.019
b3:trade number :	0.047	-0.01	-0.036	-0.001
b3:trader ¶ BRAND	-0.016	0	0	0.016
b3:trading as BRAND	-0.032	-0.011	-0.001	0.043
b3:trading as the	-0.014	0.001	0	0.013
b3:trading company of	-0.022	-0.026	-0.053	0.101
b3:trading name :	-0.033	0	0	0.033
b3:trading name of	-0.07	-0.09	0.132	0.028
b3:trading style of	0.021	-0.049	0.049	-0.022
b3:twice people choose	0.042	-0.001	-0.001	-0.04
b3:under company number	0.095	-0.02	-0.062	-0.013
b3:under the name	-0.014	-0.003	0.005	0.012
b3:us people choose	-0.044	-0.001	-0.002	0.047
b3:us refer to	-0.092	0.08	-0.004	0.016
b3:us ¶ BRAND	-0.029	-0.004	-0.001	0.033
b3:us ¶ about	-0.044	0	0	0.045
b3:us ¶ contact	0.023	0	0	-0.023
b3:us ¶ privacy	-0.048	-0.001	0	0.049
b3:us ¶ ©	0.023	0	-0.001	-0.022
b3:use DIGITS ©	0.022	0	0	-0.022
b3:use of the	-0.009	-0.001	0	0.01
b3:use © BRAND	-0.083	0	0	0.084
b3:use ¶ ©	0.019	-0.001	0	-0.018
b3:users in the	-0.017	0	0.016	0
b3:views my own	-0.034	0	0	0.034
b3:volunteers since DIGITS	-0.068	0	0	0.069
b3:wales ( no	-0.12	0.02	0.087	0.013
b3:wales no NUM	0.047	-0.002	-0.004	-0.041
b3:wales no SELF	0.051	-0.005	-0.042	-0.004
b3:wales under SELF	0.059	-0.01	-0.047	-0.001
b3:warranties people choose	-0.027	-0.001	-0.001	0.029
b3:was not pleased	0.027	-0.001	-0.001	-0.026
b3:we at BRAND	-0.067	-0.006	-0.002	0.075
b3:website belongs to	0.034	-0.016	-0.018	0
b3:website by ORG	-0.007	0	-0.002	0.01
b3:website design by	0.023	-0.002	-0.016	-0.005
b3:wednesdays by arrangement	-0.035	-0.001	-0.002	0.037
b3:what is needed	0.021	-0.004	-0.017	0
b3:what we at	0.088	-0.023	-0.022	-0.043
b3:what we cannot	0.027	-0.002	-0.003	-0.022
b3:where they stand	0.02	-0.001	0	-0.02
b3:which trades as	-0.019	-0.001	-0.001	0.021
b3:who are we	0.137	-0.038	-0.083	-0.016
b3:who is responsible	0.01	-0.006	-0.039	0.035
b3:who trades as	-0.024	0	0	0.024
b3:who we are	0.028	-0.078	0.122	-0.072
b3:wins an order	-0.013	0	0.013	0
b3:with company number	-0.033	0.001	0.053	-0.021
b3:with thanks to	-0.012	0.001	0.011	0
b3:word of mouth	0.024	-0.002	-0.003	-0.019
b3:work ¶ engineer	-0.026	0.003	0.023	0
b3:years people choose	-0.034	-0.001	-0.001	0.036
b3:your relationship with	0.068	-0.031	-0.034	-0.003
b3:© BRAND DIGITS	-0.018	-0.008	-0.061	0.087
b3:© DIGITS BRAND	0.183	-0.008	-0.014	-0.161
b3:© DIGITS SELF	0.02	0	0	-0.019
b3:© DIGITS by	-0.045	-0.001	-0.001	0.047
b3:© ORG a	-0.044	0.003	0.002	0.039
b3:© SELF DIGITS	0.027	0	-0.001	-0.026
b3:¶ DIGITS introduction	-0.009	0.078	-0.026	-0.043
b3:¶ DIGITS ©	0.041	-0.001	0	-0.04
b3:¶ ORG and	-0.087	0.127	-0.03	-0.01
b3:¶ about us	0.063	-0.034	-0.082	0.052
b3:¶ booking terms	0.023	-0.002	-0.027	0.006
b3:¶ by using	-0.034	-0.001	0	0.035
b3:¶ cardholder agreement	0.021	0	0	-0.021
b3:¶ company details	0.03	-0.032	-0.006	0.007
b3:¶ company information	0.04	-0.01	-0.015	-0.014
b3:¶ company number	0.096	-0.01	-0.085	-0.001
b3:¶ competition terms	-0.028	0	0	0.028
b3:¶ contact BRAND	-0.04	-0.003	-0.001	0.045
b3:¶ contact us	-0.029	-0.018	0.056	-0.009
b3:¶ cookie policy	-0.02	-0.003	-0.008	0.031
b3:¶ copyright ©	-0.088	0.124	0.058	-0.094
b3:¶ data controller	0.028	-0.004	-0.019	-0.005
b3:¶ enw masnachu	0.025	-0.009	-0.016	0
b3:¶ home BRAND	0.059	-0.002	-0.004	-0.053
b3:¶ legal entity	0.029	-0.001	-0.028	0
b3:¶ legal notice	0.062	-0.016	-0.069	0.022
b3:¶ name :	-0.023	-0.001	-0.002	0.026
b3:¶ newest entries	-0.054	0.002	0.053	0
b3:¶ no thanks	-0.02	-0.001	-0.004	0.025
b3:¶ our company	0.016	-0.003	-0.013	0
b3:¶ our details	0.046	-0.015	-0.03	-0.002
b3:¶ our story	0.03	-0.007	0.001	-0.025
b3:¶ part of	0.06	0.145	-0.176	-0.029
b3:¶ people choose	0.017	-0.02	-0.02	0.022
b3:¶ powered by	-0.007	-0.002	-0.002	0.011
b3:¶ privacy BRAND	0.012	-0.001	-0.002	-0.009
b3:¶ privacy notice	-0.094	0.122	0.066	-0.094
b3:¶ privacy policy	0.066	-0.071	0.104	-0.099
b3:¶ publisher :	0.035	-0.011	-0.024	0
b3:¶ recent work	-0.024	0.001	0.023	0
b3:¶ registered details	0.016	-0.005	-0.008	-0.003
b3:¶ registered number	0.024	-0.002	-0.021	-0.001
b3:¶ registration number	-0.113	0.003	0.111	0
b3:¶ suppliers :	-0.03	0.001	0.028	0
b3:¶ terms BRAND	-0.03	-0.001	-0.001	0.033
b3:¶ thank you	-0.029	0	-0.001	0.03
b3:¶ the company	0.016	-0.003	-0.002	-0.011
b3:¶ we (	0.057	-0.011	-0.034	-0.011
b3:¶ we are	-0.136	0.04	0.109	-0.013
b3:¶ welcome to	0.091	0.02	-0.129	0.019
b3:¶ © BRAND	-0.118	-0.009	-0.001	0.128
b3:¶ © DIGITS	0.168	-0.09	-0.201	0.123
b3:¶ © ORG	-0.059	0	-0.001	0.061
b3:¶ © SELF	0.018	-0.003	-0.015	0.001
bb:" "	0.08	-0.052	-0.016	-0.012
bb:" :	0.042	-0.019	-0.041	0.018
bb:" BRAND	0.076	-0.014	-0.061	0
bb:" SELF	-0.023	0.034	-0.011	0
bb:" and	0.025	-0.006	0.002	-0.021
bb:" are	0.022	-0.003	-0.018	-0.002
bb:" company	-0.051	0.084	0	-0.033
bb:" data	0.019	-0.001	-0.004	-0.014
bb:" is	0.019	-0.027	0.009	-0.001
bb:" mean	0.012	-0.007	0.003	-0.008
bb:" means	0.07	0.006	-0.059	-0.017
bb:" operated	-0.018	-0.002	0.027	-0.008
bb:" or	0.023	-0.02	-0.002	-0.001
bb:" our	0.029	0.043	-0.049	-0.023
bb:" promotion	-0.042	-0.01	0.052	0
bb:" refer	0.024	-0.02	-0.003	0
bb:" seller	0.021	-0.007	-0.013	-0.001
bb:" service	-0.019	-0.004	-0.006	0.029
bb:" site	-0.024	-0.009	0.031	0.002
bb:" terms	0.071	-0.029	-0.023	-0.019
bb:" the	0.044	-0.054	0.007	0.004
bb:" us	-0.086	0.055	0.024	0.006
bb:" we	-0.037	0.005	0.038	-0.006
bb:" website	-0.036	0.041	-0.005	0
bb:" ¶	0.051	-0.044	0.037	-0.044
bb:& conditions	0.005	0.071	-0.106	0.03
bb:& cookies	0.029	-0.007	-0.014	-0.008
bb:& cs	-0.035	0.043	-0.021	0.014
bb:& customs	-0.027	-0.018	0.048	-0.003
bb:& development	0.147	-0.001	-0.002	-0.145
bb:& returns	-0.029	0	0.001	0.029
bb:& wales	-0.099	-0.01	0.031	0.079
bb:( "	0.073	0.092	-0.157	-0.008
bb:( BRAND	0.087	-0.017	-0.071	0.002
bb:( DIGITS	-0.024	0.003	0.056	-0.036
bb:( NUM	-0.014	0.005	-0.002	0.01
bb:( ORG	0.031	-0.054	0.087	-0.065
bb:( a	-0.023	-0.008	0.06	-0.028
bb:( collectively	-0.005	0.038	-0.039	0.007
bb:( companies	-0.012	0	0	0.012
bb:( company	0.064	0.002	0.028	-0.095
bb:( fca	-0.014	-0.004	0.017	0.001
bb:( frn	-0.031	-0.003	0.009	0.026
bb:( gdpr	-0.029	-0.004	-0.001	0.033
bb:( i	0.071	-0.055	-0.008	-0.008
bb:( in	0.023	-0.006	0.01	-0.027
bb:( no	-0.107	0.029	0.07	0.009
bb:( or	-0.011	0.035	-0.029	0.005
bb:( reg	0.025	-0.011	-0.015	0
bb:( registered	-0.004	0.091	-0.089	0.002
bb:( t	0.015	-0.024	-0.053	0.063
bb:( the	0.069	-0.122	0.06	-0.007
bb:( trading	-0.006	-0.002	-0.008	0.016
bb:( uk	0.036	0.04	0.007	-0.082
bb:( we	0.025	-0.007	-0.007	-0.01
bb:( www	-0.028	0.036	0.001	-0.009
bb:5lg ¶	-0.016	0	0.001	0.015
bb:5wz ¶	-0.012	0	0.002	0.01
bb:7jt telephone	0.007	-0.005	-0.02	0.017
bb:: "	-0.034	-0.005	0.033	0.006
bb:: (	0.012	0	-0.001	-0.011
bb:: BRAND	0.021	-0.027	-0.012	0.017
bb:: DIGITS	0.028	-0.024	-0.048	0.043
bb:: NUM	-0.173	0.109	-0.045	0.108
bb:: ORG	-0.126	0.013	0.086	0.027
bb:: SELF	0.04	-0.007	0.002	-0.035
bb:: a	-0.028	-0.001	0.007	0.022
bb:: c	-0.002	-0.015	0.022	-0.004
bb:: company	-0.061	0.003	0.013	0.045
bb:: five	0.017	-0.002	-0.002	-0.013
bb:: gb	-0.002	-0.004	-0.014	0.019
bb:: norupo	-0.017	0.001	0.063	-0.047
bb:: privacy	0.001	-0.001	-0.011	0.011
bb:: the	0.126	-0.021	-0.046	-0.058
bb:: www	0.027	-0.009	0.004	-0.021
bb:: ¶	-0.038	0.064	-0.002	-0.024
bb:; ORG	0.023	-0.025	0.023	-0.021
bb:; and	-0.06	0.019	0.066	-0.025
bb:; it	-0.011	0.006	0.005	0
bb:; the	0.007	-0.016	-0.001	0.009
bb:; there	-0.019	-0.001	0.001	0.019
bb:; we	-0.017	-0.001	0.018	0
bb:; ¶	0.018	0.034	-0.011	-0.041
bb:@ BRAND	-0.055	-0.004	-0.019	0.078
bb:BRAND "	0.006	-0.014	0.003	0.005
bb:BRAND (	-0.039	0.009	0.007	0.023
bb:BRAND :	-0.004	-0.015	-0.027	0.046
bb:BRAND DIGITS	-0.022	-0.023	-0.034	0.079
bb:BRAND a	-0.096	0.047	-0.011	0.059
bb:BRAND all	0.209	-0.019	0.012	-0.202
bb:BRAND and	-0.087	0.043	0.02	0.024
bb:BRAND are	-0.059	-0.001	0.062	-0.003
bb:BRAND because	0.001	-0.001	0.011	-0.011
bb:BRAND began	0.011	-0.002	-0.009	0
bb:BRAND belongs	0.019	-0.01	-0.008	-0.001
bb:BRAND card	-0.026	0.002	0.025	0
bb:BRAND from	-0.022	0.002	0.02	0
bb:BRAND is	-0.065	-0.049	0.02	0.094
bb:BRAND means	0.024	-0.009	-0.015	-0.001
bb:BRAND operated	0.013	-0.002	-0.011	0
bb:BRAND or	0.083	-0.016	-0.064	-0.003
bb:BRAND part	-0.025	0.025	-0.025	0.025
bb:BRAND platform	0.075	-0.018	-0.079	0.023
bb:BRAND powered	-0.09	-0.009	0.104	-0.005
bb:BRAND privacy	-0.065	0	-0.001	0.067
bb:BRAND proudly	0.104	-0.001	0	-0.103
bb:BRAND reg	-0.023	-0.003	-0.004	0.03
bb:BRAND registered	0.116	-0.005	0.019	-0.13
bb:BRAND site	-0.092	0.001	0.039	0.052
bb:BRAND terms	0.061	0.035	-0.003	-0.093
bb:BRAND the	0.053	-0.002	0.003	-0.053
bb:BRAND they	0.012	-0.002	-0.01	0
bb:BRAND trade	0.018	0.035	-0.031	-0.022
bb:BRAND trademark	0.013	-0.005	-0.008	0
bb:BRAND uses	0.023	0	0.005	-0.027
bb:BRAND views	-0.084	0	-0.001	0.085
bb:BRAND we	-0.087	0.094	-0.06	0.053
bb:BRAND website	0.185	-0.02	-0.082	-0.083
bb:BRAND ©	0.143	-0.004	0.009	-0.148
bb:BRAND ¶	0.113	-0.133	0.017	0.003
bb:DIGITS "	-0.022	-0.011	0.016	0.018
bb:DIGITS (	-0.024	-0.062	0.06	0.026
bb:DIGITS :	0.041	-0.01	-0.021	-0.01
bb:DIGITS BRAND	0.059	-0.002	0	-0.057
bb:DIGITS ORG	-0.149	0.022	0.036	0.091
bb:DIGITS SELF	0.153	-0.02	-0.045	-0.087
bb:DIGITS a	0.066	-0.002	-0.012	-0.053
bb:DIGITS about	0.076	-0.025	-0.006	-0.044
bb:DIGITS all	-0.217	-0.012	0.07	0.159
bb:DIGITS and	0.002	0.034	-0.042	0.006
bb:DIGITS april	0.016	-0.016	0.015	-0.016
bb:DIGITS built	0.041	0	0.019	-0.059
bb:DIGITS by	0.052	-0.003	-0.006	-0.043
bb:DIGITS chandler	-0.014	0.007	0.006	0
bb:DIGITS company	0.124	-0.035	-0.098	0.01
bb:DIGITS complaints	-0.007	-0.016	0.024	-0.001
bb:DIGITS contact	0.025	-0.002	-0.024	0
bb:DIGITS controller	-0.007	-0.001	-0.003	0.011
bb:DIGITS county	0.016	-0.002	-0.001	-0.013
bb:DIGITS data	0.013	-0.005	-0.007	-0.001
bb:DIGITS days	-0.006	-0.003	0.038	-0.028
bb:DIGITS definitions	0.07	-0.037	-0.038	0.005
bb:DIGITS foundry	-0.018	0.001	0.008	0.01
bb:DIGITS from	0.052	-0.006	-0.007	-0.039
bb:DIGITS hours	-0.102	-0.002	0	0.104
bb:DIGITS information	-0.008	-0.013	-0.006	0.027
bb:DIGITS introduction	0.077	0.026	-0.031	-0.072
bb:DIGITS ireland	-0.029	-0.004	0.003	0.03
bb:DIGITS january	0.008	-0.001	-0.012	0.005
bb:DIGITS june	0.037	-0.006	-0.042	0.01
bb:DIGITS kestrel	-0.014	0	0.014	0
bb:DIGITS lantern	0	0.011	0	-0.01
bb:DIGITS larkfield	-0.028	0.003	0.023	0.002
bb:DIGITS last	0.021	0.003	-0.005	-0.018
bb:DIGITS maltings	-0.017	0	0.004	0.013
bb:DIGITS march	0.022	-0.001	-0.004	-0.017
bb:DIGITS months	-0.013	-0.001	0.004	0.011
bb:DIGITS new	-0.036	-0.001	-0.005	0.041
bb:DIGITS november	0.022	-0.017	-0.005	0
bb:DIGITS old	0.012	0	0.002	-0.013
bb:DIGITS on	-0.012	-0.002	0	0.014
bb:DIGITS orchard	-0.02	0	0.014	0.006
bb:DIGITS our	-0.004	-0.036	0.011	0.03
bb:DIGITS out	0.013	-0.004	-0.014	0.004
bb:DIGITS people	0.014	-0.001	-0.003	-0.01
bb:DIGITS quarry	-0.018	0	0.006	0.012
bb:DIGITS registered	0.029	0.027	0.026	-0.082
bb:DIGITS reviews	0.079	-0.006	-0.014	-0.059
bb:DIGITS ropewalk	-0.018	0	0.019	0
bb:DIGITS september	-0.013	-0.002	0.007	0.007
bb:DIGITS sexton	0.013	-0.001	0.004	-0.016
bb:DIGITS site	0.019	-0.001	0.011	-0.029
bb:DIGITS sluice	-0.013	0.007	0.014	-0.007
bb:DIGITS spring	0.012	-0.001	-0.008	-0.003
bb:DIGITS the	0.038	0.038	-0.037	-0.039
bb:DIGITS these	-0.015	-0.003	-0.008	0.026
bb:DIGITS this	-0.007	-0.006	-0.001	0.014
bb:DIGITS to	-0.012	-0.003	0.048	-0.034
bb:DIGITS version	0.007	-0.011	0	0.004
bb:DIGITS we	-0.072	0.057	-0.026	0.041
bb:DIGITS weighbridge	0.018	-0.001	-0.002	-0.016
bb:DIGITS what	0.04	-0.007	0.036	-0.07
bb:DIGITS when	0.026	-0.001	-0.001	-0.024
bb:DIGITS who	0.146	-0.078	-0.058	-0.009
bb:DIGITS years	-0.035	-0.003	0.004	0.034
bb:DIGITS ©	0.085	-0.003	-0.006	-0.076
bb:DIGITS ¶	0.25	-0.101	-0.09	-0.058
bb:NUM (	0.002	0.036	-0.045	0.006
bb:NUM ;	-0.03	0.027	-0.01	0.013
bb:NUM DIGITS	-0.014	-0.004	0.015	0.003
bb:NUM ORG	-0.038	0.033	-0.017	0.022
bb:NUM and	-0.073	0.097	-0.013	-0.011
bb:NUM authorised	-0.01	0	0.01	0
bb:NUM bought	-0.023	0.002	0.02	0.001
bb:NUM our	-0.043	-0.002	0.046	-0.001
bb:NUM registered	-0.004	-0.029	0.035	-0.002
bb:NUM runs	-0.025	0.014	0.012	0
bb:NUM said	-0.012	0	0.012	0
bb:NUM the	-0.006	0.024	0.005	-0.023
bb:NUM to	-0.013	0.003	0.01	0
bb:NUM trades	-0.015	0.007	0.004	0.004
bb:NUM vat	-0.088	-0.001	-0.001	0.09
bb:NUM we	-0.014	-0.02	-0.004	0.038
bb:NUM ¶	-0.049	-0.011	0.043	0.016
bb:ORG (	-0.025	-0.003	-0.019	0.046
bb:ORG ;	-0.014	-0.008	0.01	0.012
bb:ORG DIGITS	-0.042	0.002	0.023	0.017
bb:ORG SELF	-0.031	0.001	0.03	0
bb:ORG a	0.006	-0.005	-0.011	0.01
bb:ORG all	0.014	0.043	-0.07	0.013
bb:ORG an	-0.064	0.044	0.068	-0.048
bb:ORG and	-0.04	0.073	0.078	-0.111
bb:ORG are	-0.007	0.01	-0.004	0.002
bb:ORG c	-0.014	-0.001	0.014	0
bb:ORG cambridge	0.01	0	0.003	-0.013
bb:ORG company	-0.051	-0.036	-0.037	0.123
bb:ORG dublin	-0.01	0	0.01	0
bb:ORG is	0.044	0.065	-0.047	-0.061
bb:ORG mofodo	-0.013	0	0.012	0
bb:ORG or	-0.002	-0.018	0.02	0
bb:ORG pipetfo	0.039	0	0.004	-0.043
bb:ORG registered	0.049	0.019	-0.007	-0.061
bb:ORG t	0.001	-0.021	0.004	0.017
bb:ORG trading	0.053	-0.029	-0.034	0.01
bb:ORG which	-0.001	-0.023	0.036	-0.012
bb:ORG with	0.045	-0.012	-0.028	-0.004
bb:ORG ¶	-0.307	-0.021	0.216	0.113
bb:SELF (	0.081	-0.031	0.029	-0.079
bb:SELF BRAND	0.016	-0.006	-0.006	-0.004
bb:SELF DIGITS	0.365	-0.008	-0.052	-0.305
bb:SELF ORG	0.02	-0.012	0.033	-0.041
bb:SELF a	0.038	-0.002	-0.001	-0.035
bb:SELF all	0.078	-0.003	-0.01	-0.065
bb:SELF an	-0.014	-0.002	0.017	-0.001
bb:SELF and	0.005	0.042	-0.043	-0.003
bb:SELF company	0.088	-0.002	-0.01	-0.076
bb:SELF is	0.019	0.069	-0.027	-0.061
bb:SELF registered	0.133	-0.037	-0.064	-0.033
bb:SELF the	0.035	-0.023	-0.012	0
bb:SELF trading	0.019	-0.004	0.013	-0.028
bb:SELF website	0.014	-0.001	-0.008	-0.004
bb:SELF which	-0.017	-0.004	0.023	-0.003
bb:SELF ©	0.022	0	-0.003	-0.019
bb:SELF ¶	0.05	-0.023	-0.015	-0.012
bb:a "	0.015	-0.002	-0.004	-0.01
bb:a BRAND	0.021	-0.026	0.015	-0.01
bb:a binding	0.058	-0.012	-0.042	-0.004
bb:a cake	0.02	-0.002	-0.003	-0.014
bb:a card	0.025	-0.001	0.001	-0.025
bb:a certain	-0.051	0	0.06	-0.01
bb:a charity	-0.102	0.03	0.074	-0.002
bb:a client	-0.008	-0.005	0.016	-0.002
bb:a company	-0.036	0.217	-0.159	-0.022
bb:a complaint	-0.002	-0.007	0.01	-0.001
bb:a contract	0.075	-0.013	-0.053	-0.009
bb:a copy	-0.013	-0.028	0.001	0.04
bb:a credit	-0.012	-0.019	0.016	0.014
bb:a customer	0.102	-0.03	-0.117	0.045
bb:a data	-0.02	-0.001	0.024	-0.003
bb:a day	-0.041	0	0	0.041
bb:a dispute	-0.004	0.031	-0.026	-0.001
bb:a file	-0.002	0.037	-0.034	-0.001
bb:a first	0.006	-0.001	-0.024	0.019
bb:a fixed	-0.05	-0.001	-0.017	0.068
bb:a franchise	0.028	-0.018	-0.017	0.007
bb:a friendly	-0.022	-0.001	-0.003	0.025
bb:a full	-0.012	0	0.003	0.008
bb:a good	0.015	-0.002	-0.003	-0.009
bb:a hobby	0.011	-0.002	-0.009	0
bb:a journey	0.031	-0.007	-0.027	0.004
bb:a legal	-0.033	-0.003	0.037	-0.001
bb:a limited	0.018	-0.006	-0.011	-0.001
bb:a little	0.026	-0.001	-0.013	-0.013
bb:a member	-0.027	0.01	0.008	0.009
bb:a menu	-0.02	0	0	0.02
bb:a month	0.082	-0.002	-0.012	-0.068
bb:a name	-0.024	0	0.023	0.001
bb:a new	-0.034	-0.001	0.019	0.016
bb:a note	0.025	-0.001	0	-0.024
bb:a payment	-0.03	-0.012	0.042	0
bb:a price	0.028	-0.014	-0.033	0.019
bb:a private	0.01	0.012	-0.017	-0.005
bb:a quote	0.033	-0.003	-0.026	-0.004
bb:a registered	0.049	-0.001	0.054	-0.102
bb:a separate	0.022	-0.002	-0.001	-0.019
bb:a service	0.013	-0.016	0.005	-0.002
bb:a share	-0.012	-0.002	0.002	0.012
bb:a short	0.054	-0.005	-0.005	-0.044
bb:a small	0.047	-0.002	-0.014	-0.032
bb:a smaller	-0.003	-0.001	-0.012	0.016
bb:a subsidiary	-0.046	0.064	-0.015	-0.003
bb:a third	-0.029	-0.009	0.03	0.008
bb:a trade	-0.005	-0.003	0.01	-0.002
bb:a trading	-0.025	-0.097	0.036	0.086
bb:a voluntary	-0.05	0	-0.001	0.05
bb:a web	-0.028	-0.013	0.042	0
bb:a website	0.011	-0.001	0	-0.01
bb:a week	-0.022	-0.002	0.003	0.021
bb:a wholly	0.104	0.022	-0.032	-0.094
bb:a written	0.034	-0.004	-0.012	-0.017
bb:a year	0.035	-0.005	0.003	-0.034
bb:aberystwyth ceredigion	-0.017	0.001	0	0.016
bb:aberystwyth sy23	-0.014	0.002	0.011	0
bb:about BRAND	0.004	-0.01	-0.012	0.018
bb:about how	0.012	-0.001	-0.004	-0.007
bb:about the	-0.038	-0.005	0.044	-0.002
bb:about this	0.046	-0.003	-0.006	-0.037
bb:about us	0.103	-0.073	-0.009	-0.022
bb:about you	0.008	0.021	-0.025	-0.005
bb:about ¶	-0.124	0.155	-0.009	-0.022
bb:above a	-0.051	0	0.06	-0.01
bb:ac amodau	-0.012	-0.005	-0.008	0.025
bb:accept all	-0.009	-0.002	-0.002	0.012
bb:accept what	0.05	-0.016	-0.05	0.015
bb:accept ¶	0.105	0.044	-0.063	-0.085
bb:account at	-0.02	-0.003	0.025	-0.002
bb:account for	-0.041	-0.001	0.054	-0.012
bb:account manager	0.028	-0.001	-0.028	0.001
bb:account number	-0.035	0.002	0.047	-0.014
bb:accountants insurers	-0.01	-0.002	0.011	0
bb:act DIGITS	0.03	0.014	0.025	-0.069
bb:act for	-0.033	-0.007	0.04	0
bb:acts as	-0.031	-0.009	0.021	0.019
bb:add to	-0.01	-0.001	-0.001	0.011
bb:add ¶	0.103	-0.007	-0.032	-0.064
bb:address :	0.019	-0.028	0.001	0.009
bb:address at	-0.006	-0.022	0.034	-0.005
bb:address is	0.011	0.078	-0.035	-0.054
bb:address list	-0.012	0	0.012	0
bb:address ¶	-0.031	-0.006	-0.036	0.073
bb:adjusters where	-0.027	0.001	0.026	0
bb:advertise ¶	0.071	-0.009	0.008	-0.07
bb:advertising support	-0.016	0	0.015	0
bb:advice ¶	0.004	-0.025	-0.038	0.058
bb:affiliated to	-0.015	-0.028	0.056	-0.014
bb:affiliates ¶	-0.012	-0.016	0.025	0.003
bb:afield it	0.01	-0.002	-0.002	-0.006
bb:after by	-0.009	-0.005	-0.005	0.019
bb:after your	-0.016	-0.004	0.031	-0.011
bb:afternoon we	0.014	0	0	-0.013
bb:afternoon ¶	0.032	-0.001	-0.002	-0.029
bb:again ¶	-0.02	0	0.003	0.018
bb:against us	-0.024	0	0.023	0
bb:agencies which	-0.009	-0.03	0.041	-0.002
bb:agent for	-0.057	-0.003	0.006	0.054
bb:agents who	-0.011	-0.001	0.002	0.011
bb:agree to	0.041	-0.002	-0.015	-0.024
bb:agreement "	0.027	-0.008	-0.015	-0.004
bb:agreement between	0.022	-0.026	0.006	-0.001
bb:agreement with	-0.013	-0.009	0.021	0
bb:agreement ¶	-0.026	0	0.026	0
bb:aided school	-0.05	0	-0.001	0.05
bb:akevafifo a	-0.004	-0.015	0.019	0
bb:all bookings	-0.013	0.003	0.01	0
bb:all competitions	0.012	-0.001	-0.011	0
bb:all of	-0.005	-0.002	-0.009	0.017
bb:all over	0.027	0.061	-0.061	-0.027
bb:all products	0.019	-0.005	0.003	-0.018
bb:all rights	0.039	0.014	-0.024	-0.03
bb:all times	-0.091	0.002	0.089	0
bb:allow all	-0.009	0	-0.001	0.011
bb:allow selection	0.01	0	-0.001	-0.008
bb:alone ¶	0.015	-0.004	0	-0.011
bb:always on	0.014	-0.002	-0.004	-0.009
bb:american vududka	0.056	-0.001	-0.003	-0.052
bb:amodau ¶	-0.012	-0.005	-0.008	0.025
bb:among them	-0.023	0.041	-0.013	-0.006
bb:an agreement	0.006	-0.017	0.018	-0.006
bb:an appointed	-0.047	-0.063	0.118	-0.008
bb:an order	-0.029	0.02	-0.023	0.032
bb:analyse our	-0.009	0	-0.001	0.011
bb:analytics a	-0.02	-0.014	0.034	0
bb:analytics cookies	-0.012	0	0.012	0
bb:analytics service	-0.029	-0.021	0.05	-0.001
bb:and "	-0.013	0.036	0.026	-0.049
bb:and BRAND	0.018	-0.012	-0.008	0.002
bb:and ORG	-0.012	-0.002	-0.074	0.088
bb:and SELF	0.01	-0.001	-0.004	-0.004
bb:and a	0.058	0.004	-0.016	-0.046
bb:and an	0.026	-0.003	0.005	-0.028
bb:and any	-0.022	-0.003	-0.003	0.028
bb:and are	0.082	-0.024	0.031	-0.089
bb:and companies	0	-0.009	0.01	-0.001
bb:and conditions	0.077	-0.05	-0.032	0.005
bb:and cookie	-0.019	-0.017	0.049	-0.013
bb:and cookies	0.113	-0.008	0.002	-0.108
bb:and do	-0.022	-0.004	-0.015	0.041
bb:and for	0.024	-0.012	0.022	-0.034
bb:and further	0.01	-0.002	-0.002	-0.006
bb:and have	-0.037	0	0	0.037
bb:and hosted	-0.039	0	0	0.04
bb:and how	-0.034	-0.016	-0.04	0.091
bb:and is	-0.061	0.023	0.057	-0.019
bb:and it	0.007	-0.004	0.018	-0.022
bb:and its	0.013	0.132	-0.126	-0.019
bb:and licences	0.024	-0.006	-0.025	0.006
bb:and managed	-0.063	0.055	0.018	-0.011
bb:and managing	0.01	-0.001	-0.001	-0.009
bb:and may	0.016	-0.017	0.002	-0.002
bb:and more	-0.054	0	0	0.054
bb:and most	-0.022	-0.001	0	0.022
bb:and night	0.027	-0.009	-0.009	-0.009
bb:and no	-0.022	-0.005	0.008	0.019
bb:and nobody	0.008	-0.002	-0.011	0.005
bb:and not	0.024	-0.018	0.024	-0.031
bb:and online	-0.025	-0.004	0.011	0.019
bb:and operated	-0.013	0.031	0.026	-0.045
bb:and operates	-0.006	-0.01	-0.003	0.019
bb:and or	-0.034	-0.024	0.045	0.014
bb:and our	0.081	0.002	-0.08	-0.003
bb:and purpose	-0.047	0.005	0.042	0
bb:and registered	0.003	0.019	-0.018	-0.003
bb:and regulated	-0.021	-0.022	0.068	-0.025
bb:and related	-0.041	-0.002	0.026	0.017
bb:and returns	-0.037	-0.011	-0.048	0.095
bb:and services	0.046	-0.04	0.064	-0.07
bb:and shop	-0.041	0.006	0.034	0
bb:and small	-0.01	0.002	0.008	0
bb:and that	0.022	0	0	-0.022
bb:and the	0.014	0.056	-0.078	0.008
bb:and then	-0.02	0	0.003	0.018
bb:and thirty	0.009	-0.001	-0.027	0.02
bb:and this	-0.009	-0.003	-0.001	0.013
bb:and tidy	0.018	-0.001	-0.012	-0.006
bb:and to	-0.007	-0.033	0.089	-0.049
bb:and us	-0.045	-0.001	0.037	0.009
bb:and use	-0.022	-0.002	-0.012	0.035
bb:and usually	-0.001	-0.002	-0.025	0.027
bb:and wales	0.029	0.031	0.065	-0.125
bb:and we	-0.001	0.027	-0.046	0.02
bb:and what	-0.003	-0.003	0.011	-0.005
bb:and when	0.013	-0.003	-0.007	-0.002
bb:and why	-0.003	-0.011	0.018	-0.004
bb:and will	0.029	-0.003	-0.003	-0.023
bb:and with	0.021	-0.016	-0.023	0.017
bb:and you	-0.007	-0.002	-0.015	0.024
bb:and ¶	-0.009	0.043	-0.034	0
bb:answer the	-0.033	-0.002	-0.001	0.035
bb:answers half	0.005	-0.002	-0.025	0.021
bb:anti slavery	0.114	-0.003	-0.016	-0.096
bb:any further	-0.014	-0.008	0.002	0.02
bb:any information	0.027	-0.003	-0.005	-0.019
bb:any reference	0.016	-0.003	-0.007	-0.006
bb:any subsidiary	0.072	-0.039	-0.03	-0.003
bb:anyone card	-0.012	0	0.012	0
bb:anyone ¶	-0.01	0	0.01	0
bb:app (	0.017	-0.001	0.001	-0.016
bb:appear on	0.036	-0.009	0.034	-0.061
bb:application "	-0.044	0.005	0.023	0.015
bb:application goes	-0.092	0.003	0.089	0
bb:applies to	-0.095	0.058	-0.024	0.061
bb:applies ¶	-0.059	-0.001	-0.001	0.06
bb:apply to	0.006	-0.013	-0.003	0.01
bb:apply ¶	-0.003	-0.008	-0.006	0.017
bb:appointed representative	-0.041	-0.062	0.142	-0.039
bb:appointment on	0.022	-0.002	-0.02	0
bb:approved by	0.018	-0.002	-0.015	0
bb:april DIGITS	0.019	-0.005	0	-0.013
bb:apron ¶	-0.009	0	0.013	-0.004
bb:are :	0.045	-0.01	-0.014	-0.021
bb:are BRAND	-0.017	-0.001	0.001	0.017
bb:are DIGITS	0.028	-0.005	-0.009	-0.014
bb:are ORG	0.07	0.001	-0.055	-0.016
bb:are a	-0.042	0.029	0.033	-0.02
bb:are always	-0.012	-0.001	0	0.013
bb:are an	-0.022	-0.016	0.04	-0.002
bb:are and	-0.005	-0.003	0.01	-0.002
bb:are authorised	-0.015	-0.001	0.001	0.016
bb:are available	0.016	-0.001	-0.001	-0.015
bb:are between	-0.006	-0.021	0.021	0.006
bb:are booked	-0.057	0.028	0.032	-0.003
bb:are carried	-0.074	-0.003	0.067	0.01
bb:are collected	-0.05	-0.012	0.077	-0.015
bb:are gathered	-0.088	-0.002	0.09	0
bb:are handed	-0.047	0	0.047	0
bb:are handled	0.03	0.024	-0.032	-0.022
bb:are held	0.026	-0.013	-0.011	-0.002
bb:are hiring	0.024	0	0.013	-0.037
bb:are made	-0.016	0.03	-0.012	-0.002
bb:are not	0.019	-0.012	0.013	-0.02
bb:are obliged	-0.005	0.027	-0.021	-0.002
bb:are on	-0.004	-0.005	0.015	-0.006
bb:are operated	0.027	-0.005	-0.01	-0.012
bb:are paid	-0.028	0.048	-0.029	0.008
bb:are part	-0.024	0.026	-0.032	0.03
bb:are processed	-0.004	-0.009	0.013	0
bb:are provided	-0.028	0.078	-0.035	-0.015
bb:are read	0.005	-0.008	0.01	-0.006
bb:are registered	-0.006	-0.013	0.014	0.005
bb:are regulated	-0.017	-0.006	0.008	0.015
bb:are run	-0.012	-0.009	0.021	0
bb:are sent	-0.009	-0.019	0.032	-0.004
bb:are sold	0.066	-0.042	-0.047	0.023
bb:are taken	-0.024	-0.013	0.064	-0.027
bb:are the	0.018	-0.03	-0.032	0.044
bb:are underwritten	0.02	0.001	0.022	-0.042
bb:are used	0.064	0	0.019	-0.084
bb:are valid	0.008	-0.002	-0.013	0.006
bb:are we	0.127	-0.064	-0.059	-0.005
bb:are ¶	-0.016	0.008	-0.046	0.054
bb:area ¶	-0.035	-0.003	0.044	-0.006
bb:arrangement people	0.011	0	0	-0.01
bb:arrangement with	0.019	-0.005	0.009	-0.022
bb:arrangement ¶	0.027	0	0.001	-0.028
bb:arrangements ¶	0.036	0	-0.004	-0.032
bb:as "	-0.043	-0.017	0.029	0.031
bb:as BRAND	-0.048	-0.01	0.035	0.023
bb:as a	-0.102	-0.038	0.105	0.034
bb:as an	0.014	0.037	-0.034	-0.017
bb:as good	-0.018	0	-0.006	0.024
bb:as the	-0.001	0.091	-0.08	-0.01
bb:ask again	-0.02	0	0.003	0.018
bb:ask for	0.04	-0.017	-0.026	0.003
bb:ask people	0.016	-0.001	-0.001	-0.013
bb:ask us	0.063	-0.005	-0.034	-0.024
bb:ask you	0.033	0	0	-0.032
bb:ask ¶	-0.026	-0.002	-0.028	0.056
bb:asked last	0.026	-0.001	0	-0.026
bb:asks a	-0.01	-0.001	-0.001	0.011
bb:asks them	0.019	-0.002	-0.011	-0.006
bb:assets ¶	-0.009	-0.017	0.028	-0.002
bb:at BRAND	-0.07	0.06	-0.027	0.037
bb:at DIGITS	-0.052	0.037	-0.023	0.038
bb:at a	0.003	-0.011	-0.015	0.024
bb:at all	-0.078	0.002	0.089	-0.013
bb:at companies	0.01	-0.005	-0.005	0.001
bb:at eight	-0.034	-0.001	0	0.034
bb:at home	0.002	0.002	0.028	-0.031
bb:at once	0.011	-0.003	-0.01	0.002
bb:at the	-0.006	-0.015	-0.017	0.038
bb:at www	-0.056	0.055	-0.001	0.002
bb:atol protected	0.071	-0.008	-0.015	-0.049
bb:august DIGITS	0.025	-0.001	0	-0.023
bb:authorised and	-0.002	-0.015	0.037	-0.021
bb:authorised by	-0.021	-0.001	0.022	0
bb:authority (	-0.022	-0.003	0.015	0.01
bb:authority as	-0.024	-0.007	0.038	-0.007
bb:authority ¶	0.148	-0.008	-0.001	-0.139
bb:available for	-0.061	0.001	0.06	0
bb:award for	0.016	-0.002	-0.001	-0.013
bb:back the	0.025	-0.004	-0.024	0.003
bb:balloon (	-0.017	0.001	0.063	-0.047
bb:bank statement	0.012	-0.005	-0.013	0.006
bb:based in	-0.012	0.007	0.02	-0.016
bb:basket ¶	-0.002	-0.007	0.011	-0.002
bb:be bound	-0.024	0.045	-0.032	0.011
bb:be charged	0.011	-0.002	-0.008	-0.001
bb:be collected	0.036	-0.003	-0.014	-0.018
bb:be finished	0.026	-0.002	-0.016	-0.008
bb:be monday	-0.033	-0.002	0.004	0.032
bb:be paid	-0.007	0.001	0.022	-0.017
bb:be seen	-0.014	0	0	0.015
bb:because the	0.001	-0.001	0.011	-0.011
bb:because we	0.02	-0.001	-0.011	-0.008
bb:become a	0.025	-0.001	-0.001	-0.023
bb:before we	0.013	-0.004	-0.008	0
bb:before you	0.038	0.006	-0.02	-0.024
bb:before ¶	0.034	-0.002	0.002	-0.035
bb:began as	0.011	-0.002	-0.009	0
bb:behalf of	0.024	-0.017	0.013	-0.021
bb:behind the	-0.048	-0.003	-0.015	0.065
bb:belong to	0.054	-0.017	-0.027	-0.01
bb:belongs to	0.014	-0.024	0.013	-0.002
bb:below and	0.033	-0.004	-0.023	-0.006
bb:best experience	-0.027	0	-0.001	0.028
bb:between the	0.104	-0.03	-0.066	-0.008
bb:between you	0.034	-0.07	0.031	0.004
bb:binding agreement	0.012	-0.003	-0.009	0
bb:binding contract	0.047	-0.01	-0.033	-0.004
bb:board of	0.018	-0.002	-0.015	0
bb:book a	-0.041	-0.003	-0.002	0.045
bb:book ¶	0.028	-0.027	0.019	-0.02
bb:booked through	-0.058	0.027	0.037	-0.006
bb:booking conditions	0.001	-0.019	0.033	-0.015
bb:booking terms	0.085	0.021	-0.007	-0.099
bb:bookings are	-0.015	-0.001	0.015	0
bb:bookings made	-0.007	-0.005	0.014	-0.002
bb:bottom of	-0.053	-0.004	0.057	-0.001
bb:bought from	0.015	-0.01	0.017	-0.021
bb:bought the	-0.023	0.002	0.02	0.001
bb:box DIGITS	-0.022	-0.004	0.028	-0.001
bb:box ¶	-0.023	-0.001	-0.017	0.041
bb:brands ¶	0.004	0.042	-0.044	-0.002
bb:brass hook	-0.012	-0.001	-0.024	0.038
bb:brochure out	-0.035	0	-0.004	0.039
bb:brochure we	0.033	0	0	-0.032
bb:broker and	0.055	-0.037	-0.024	0.006
bb:brought a	-0.005	-0.002	-0.003	0.01
bb:browse enquire	0.034	-0.017	-0.015	-0.002
bb:building and	0.003	-0.004	-0.016	0.017
bb:building belongs	-0.013	0.003	0.01	0
bb:built and	-0.039	-0.001	0.001	0.04
bb:built by	0.008	-0.002	0.029	-0.035
bb:bus stops	0.025	-0.005	-0.025	0.005
bb:business and	-0.023	0.002	0.02	0.001
bb:business cover	0.019	-0.003	-0.015	-0.001
bb:business delivery	0.016	0	-0.001	-0.014
bb:business details	0.014	-0.001	-0.013	0
bb:business legal	0.05	0	0	-0.05
bb:business name	-0.053	-0.002	-0.001	0.056
bb:business park	-0.003	0.038	-0.031	-0.004
bb:business privacy	0.203	-0.001	-0.001	-0.201
bb:business returns	0.049	0	-0.004	-0.044
bb:business terms	-0.087	-0.008	-0.03	0.125
bb:business ©	0.057	0	0	-0.057
bb:business ¶	-0.007	0.006	0.077	-0.076
bb:buy a	0.014	-0.007	-0.005	-0.002
bb:buy ¶	0.041	-0.02	-0.019	-0.001
bb:buyer would	-0.007	0.021	-0.013	-0.001
bb:buying from	-0.015	0.039	-0.013	-0.011
bb:by :	-0.019	-0.017	0.034	0.003
bb:by BRAND	0.075	0.018	-0.044	-0.049
bb:by ORG	0.15	-0.099	0.051	-0.101
bb:by SELF	0.013	-0.034	0.057	-0.036
bb:by a	-0.04	-0.005	0.003	0.043
bb:by appointment	0.002	-0.002	-0.02	0.02
bb:by arrangement	0.041	-0.005	0.005	-0.041
bb:by commission	0.038	-0.001	-0.002	-0.035
bb:by direct	0.007	-0.003	0.01	-0.015
bb:by e	-0.071	0.007	0.018	0.046
bb:by guarantee	-0.019	0.02	0.006	-0.008
bb:by instalments	-0.092	0.003	0.089	0
bb:by machines	-0.018	0	0	0.019
bb:by me	-0.012	-0.002	-0.004	0.019
bb:by one	-0.008	-0.001	-0.02	0.029
bb:by or	0.014	-0.002	-0.025	0.013
bb:by oscr	0.01	0	-0.002	-0.008
bb:by our	-0.006	-0.006	-0.025	0.038
bb:by ovekavuvu	-0.002	-0.003	0.091	-0.085
bb:by post	0.038	-0.012	-0.031	0.005
bb:by shopquay	0.077	0	-0.001	-0.076
bb:by tafapon	-0.111	-0.01	-0.071	0.193
bb:by the	0.045	-0.158	0.153	-0.041
bb:by us	-0.016	-0.005	0.033	-0.012
bb:by using	0.029	-0.014	-0.036	0.02
bb:by volunteers	-0.1	0	-0.001	0.101
bb:by word	-0.023	-0.002	-0.003	0.029
bb:by writing	-0.001	-0.016	0.022	-0.005
bb:by ¶	0.05	-0.002	-0.001	-0.048
bb:c o	-0.031	-0.001	0.035	-0.003
bb:cake ¶	0.039	-0.001	-0.002	-0.036
bb:call DIGITS	-0.042	-0.001	0.001	0.042
bb:call back	0.04	-0.004	-0.024	-0.012
bb:call them	-0.021	-0.001	-0.001	0.023
bb:call us	-0.069	0	0	0.069
bb:cambridge ;	-0.025	0	0	0.025
bb:cambridge cb1	-0.014	0	0	0.014
bb:cambridge massachusetts	0.01	0	0.003	-0.013
bb:can and	0.014	-0.002	-0.015	0.003
bb:can be	0.034	-0.026	0.031	-0.038
bb:can see	-0.022	-0.001	-0.007	0.03
bb:can since	0.017	-0.005	-0.016	0.003
bb:cannot people	0.03	-0.001	0.001	-0.03
bb:cannot ¶	-0.019	-0.001	-0.015	0.035
bb:card is	-0.027	0	0.027	0
bb:card machine	-0.006	-0.004	0.011	0
bb:card payments	-0.03	-0.016	0.089	-0.043
bb:card terms	0.02	-0.002	0.003	-0.021
bb:cardholder agreement	0.008	0.001	0.024	-0.033
bb:cardiff bus	0.014	0	0	-0.013
bb:cards are	-0.014	-0.008	0.037	-0.015
bb:care ¶	-0.065	0.054	-0.041	0.053
bb:careers ¶	0.021	-0.022	0.018	-0.018
bb:carried by	-0.087	-0.001	0.076	0.012
bb:carried out	-0.024	-0.002	-0.04	0.067
bb:cart (	-0.031	-0.001	-0.001	0.033
bb:cart DIGITS	0.025	-0.016	-0.006	-0.003
bb:cart ¶	0.027	0.041	-0.009	-0.06
bb:case ¶	0.023	-0.001	-0.011	-0.011
bb:centre ¶	-0.05	0.076	-0.01	-0.016
bb:ceredigion sy23	-0.021	0.001	0	0.02
bb:certain sum	-0.061	0.001	0.06	0
bb:chairs outside	-0.024	0	0	0.024
bb:changes to	-0.005	-0.008	-0.026	0.038
bb:charge ¶	-0.013	-0.003	0.007	0.009
bb:charged ¶	-0.008	-0.002	-0.008	0.018
bb:charges ¶	-0.01	-0.005	0.017	-0.001
bb:charity (	0.008	0.021	0.017	-0.045
bb:charity DIGITS	0.102	-0.006	0.005	-0.101
bb:charity in	0.051	0.002	0.021	-0.074
bb:charity no	0.028	0.061	-0.046	-0.043
bb:charity number	-0.063	0.034	0.043	-0.013
bb:charity registered	-0.046	0.022	0.024	0
bb:charity regulated	0.01	0	-0.002	-0.008
bb:charter company	0.015	-0.001	-0.012	-0.002
bb:check your	-0.054	-0.002	0.001	0.054
bb:children ¶	0.03	0	-0.002	-0.027
bb:choices open	0.064	-0.026	-0.027	-0.01
bb:choose BRAND	-0.042	-0.005	0.009	0.038
bb:choose to	-0.109	0.002	0.088	0.018
bb:chose ¶	0.019	-0.001	-0.001	-0.017
bb:claim against	-0.04	-0.002	0.045	-0.003
bb:clause DIGITS	0.011	-0.018	0.029	-0.021
bb:client account	-0.02	-0.003	0.025	-0.002
bb:client portal	-0.044	0.048	0.016	-0.021
bb:club is	-0.011	-0.008	0.043	-0.024
bb:clubs ¶	-0.019	0	0	0.019
bb:co no	-0.011	-0.001	-0.001	0.013
bb:co operative	-0.079	0.1	-0.051	0.03
bb:co uk	0.06	-0.018	0.02	-0.062
bb:collected at	0.031	-0.003	-0.014	-0.014
bb:collected by	-0.048	-0.01	0.073	-0.015
bb:com ¶	0.098	0.06	-0.048	-0.11
bb:come back	-0.048	0	0	0.048
bb:comes by	-0.011	-0.005	0.016	-0.001
bb:comes from	-0.011	-0.004	0.005	0.01
bb:comes with	-0.026	-0.003	-0.018	0.047
bb:commission (	-0.024	0.023	0.002	-0.001
bb:commission so	0.016	-0.002	-0.002	-0.011
bb:committed to	0.004	-0.02	0.021	-0.005
bb:companies :	-0.041	0.006	0.034	0.001
bb:companies are	-0.038	-0.003	0.023	0.019
bb:companies house	0.015	-0.021	-0.012	0.018
bb:companies in	0.028	0.039	-0.064	-0.002
bb:company "	0.051	-0.019	-0.005	-0.027
bb:company (	-0.013	-0.012	-0.01	0.035
bb:company details	0.047	-0.033	-0.072	0.058
bb:company for	-0.008	0.034	-0.023	-0.003
bb:company incorporated	0.021	-0.012	-0.014	0.005
bb:company information	0.146	-0.03	0.018	-0.134
bb:company is	-0.036	0.006	0.018	0.012
bb:company limited	0.024	0.014	-0.03	-0.008
bb:company means	0.013	-0.009	-0.004	0
bb:company name	-0.041	-0.016	0.006	0.05
bb:company no	-0.09	0.022	-0.036	0.105
bb:company number	0.017	0.013	0.062	-0.092
bb:company of	0.009	0.048	-0.122	0.065
bb:company or	0.028	-0.004	-0.02	-0.004
bb:company reg	0.001	0.014	-0.014	-0.001
bb:company registered	0.024	0.076	-0.066	-0.034
bb:company registration	0.17	-0.018	-0.136	-0.015
bb:company with	-0.012	0.021	-0.006	-0.003
bb:company ¶	-0.172	0.08	0.091	0.001
bb:competition is	-0.095	0.06	0.035	0
bb:competition terms	-0.175	0.049	0.017	0.109
bb:competitions on	0.012	-0.001	-0.011	0
bb:competitions ¶	0.004	-0.006	-0.035	0.037
bb:complaints ¶	-0.079	-0.02	-0.017	0.116
bb:conditions (	0.011	-0.006	-0.011	0.006
bb:conditions :	-0.012	-0.001	0	0.014
bb:conditions BRAND	0.017	-0.004	-0.002	-0.011
bb:conditions are	0.017	-0.001	-0.016	0
bb:conditions for	0.05	-0.006	0.039	-0.083
bb:conditions of	-0.011	-0.059	0.004	0.065
bb:conditions privacy	0.197	0.038	0.016	-0.251
bb:conditions ¶	0.11	0.003	-0.111	-0.002
bb:conduct authority	0.071	-0.039	0.072	-0.104
bb:consent ¶	-0.025	0	0.001	0.024
bb:contact :	-0.012	-0.002	-0.001	0.014
bb:contact BRAND	-0.02	-0.001	-0.001	0.022
bb:contact about	-0.03	0.001	0.03	-0.001
bb:contact details	0.004	0.029	-0.018	-0.015
bb:contact our	-0.029	0.009	0.006	0.013
bb:contact the	0.016	-0.012	0.025	-0.028
bb:contact us	-0.008	0.044	-0.006	-0.03
bb:contact who	-0.015	0	0.003	0.012
bb:contact ¶	0.055	-0.09	-0.165	0.2
bb:content ¶	-0.009	-0.006	-0.024	0.039
bb:contract between	0.037	-0.014	-0.019	-0.003
bb:contract is	0.031	-0.014	-0.056	0.039
bb:contract with	0.075	-0.009	-0.06	-0.007
bb:controller :	-0.005	-0.003	-0.002	0.01
bb:controller and	-0.024	-0.003	-0.001	0.029
bb:controller for	0.014	-0.007	-0.006	-0.001
bb:controller is	0.002	-0.016	-0.009	0.023
bb:controller of	0.022	0.042	-0.045	-0.019
bb:controller ¶	-0.089	-0.012	0.075	0.025
bb:conversation costs	0	-0.002	-0.024	0.026
bb:cookie policy	-0.079	-0.03	0.038	0.071
bb:cookies and	-0.012	0	0.012	0
bb:cookies got	0.035	0	-0.01	-0.024
bb:cookies policy	0.071	-0.002	-0.006	-0.063
bb:cookies provided	-0.012	0	0.012	0
bb:cookies to	-0.06	-0.001	-0.002	0.062
bb:cookies ¶	0.068	-0.012	-0.007	-0.049
bb:copenhagen ¶	-0.011	0	0	0.011
bb:copper pan	-0.013	-0.001	-0.006	0.019
bb:copy for	0.027	-0.004	-0.019	-0.004
bb:copyright BRAND	0.142	-0.001	-0.003	-0.138
bb:copyright DIGITS	-0.135	-0.002	-0.003	0.139
bb:copyright ©	-0.133	0.057	0.033	0.042
bb:cost ¶	-0.011	0	0	0.011
bb:costs nothing	0.012	-0.002	-0.025	0.015
bb:costs them	0.011	-0.001	0.012	-0.021
bb:councillors ¶	-0.068	-0.005	0.008	0.065
bb:counted ¶	0.01	-0.001	-0.001	-0.009
bb:counter or	0.019	-0.003	-0.013	-0.003
bb:county award	0.016	-0.002	-0.001	-0.013
bb:county show	-0.046	0.005	0.006	0.035
bb:courses ¶	0.075	0	0	-0.074
bb:cover the	0.031	-0.033	-0.039	0.041
bb:cover with	-0.107	0.001	0.106	0
bb:covers ¶	0.015	-0.027	0.019	-0.007
bb:created with	0.064	-0.001	-0.002	-0.061
bb:credit broker	-0.01	-0.019	0.016	0.012
bb:credit is	-0.009	-0.004	0.038	-0.025
bb:credit reference	-0.01	-0.021	0.033	-0.001
bb:credit ¶	0.022	-0.012	-0.001	-0.008
bb:cs ¶	-0.108	0.042	-0.021	0.086
bb:customer DIGITS	-0.019	-0.008	-0.044	0.071
bb:customer and	0.04	-0.015	-0.025	-0.001
bb:customer service	0.074	-0.004	-0.019	-0.052
bb:customers asked	0.026	-0.001	0	-0.026
bb:customers ¶	0.018	-0.001	-0.017	0
bb:data :	0.011	-0.001	-0.02	0.011
bb:data BRAND	-0.097	0.01	0.087	0.001
bb:data controller	-0.074	-0.044	0.087	0.031
bb:data for	-0.016	-0.015	0.034	-0.003
bb:data in	-0.016	0.001	0.033	-0.018
bb:data is	0.017	-0.009	-0.022	0.015
bb:data privacy	0.094	-0.024	-0.068	-0.001
bb:data protection	0.088	-0.081	-0.066	0.059
bb:data we	0.01	-0.006	-0.026	0.022
bb:data will	0.017	0.045	-0.046	-0.016
bb:data with	0	0.028	-0.036	0.008
bb:data ©	-0.103	-0.004	0.007	0.1
bb:data ¶	0.01	-0.007	0.036	-0.039
bb:database ¶	-0.004	-0.01	0.014	0
bb:date :	0.048	-0.009	-0.007	-0.033
bb:date ¶	-0.04	-0.014	0.021	0.033
bb:day and	0.027	-0.009	-0.009	-0.009
bb:day people	0.031	-0.001	-0.001	-0.029
bb:day we	0.023	-0.003	-0.019	-0.001
bb:day you	0.021	-0.003	-0.02	0.002
bb:day ¶	-0.006	0.031	-0.065	0.04
bb:days of	-0.061	0	0.06	0
bb:days to	0.002	-0.001	-0.027	0.025
bb:days ¶	-0.063	-0.003	0.01	0.057
bb:dearer one	-0.005	-0.002	-0.003	0.01
bb:debits are	-0.009	-0.002	0.011	0
bb:definitions ¶	0.092	-0.049	-0.05	0.007
bb:delete the	-0.011	0	0.003	0.007
bb:delete your	0.029	-0.002	-0.024	-0.003
bb:delivery and	0.022	-0.011	-0.048	0.037
bb:delivery legal	0.03	0	0	-0.03
bb:delivery notes	0.02	0	-0.001	-0.019
bb:delivery on	-0.086	0	0	0.087
bb:delivery over	0.038	-0.005	-0.025	-0.009
bb:delivery privacy	-0.059	0	-0.001	0.06
bb:delivery terms	0.055	0	-0.001	-0.053
bb:delivery ©	-0.019	0	0.018	0.001
bb:delivery ¶	0.002	-0.018	0.033	-0.017
bb:depends on	-0.012	-0.008	0.045	-0.026
bb:describes how	-0.031	0.033	-0.037	0.035
bb:design &	0.147	-0.001	-0.002	-0.145
bb:design by	0.022	-0.002	-0.009	-0.011
bb:designed built	-0.039	0	0	0.04
bb:designed by	0.039	0	-0.001	-0.038
bb:details are	0.046	-0.028	0.001	-0.019
bb:details of	0.013	-0.003	0	-0.01
bb:details ¶	0.025	-0.02	-0.058	0.053
bb:development by	0.147	-0.001	-0.002	-0.145
bb:device ¶	0.017	-0.002	-0.007	-0.007
bb:digit reference	0.013	-0.001	-0.005	-0.007
bb:direct debit	-0.028	-0.007	0.069	-0.033
bb:direct debits	-0.018	-0.006	0.047	-0.022
bb:dispute ¶	-0.003	0.035	-0.031	-0.001
bb:division of	-0.023	-0.016	0.04	0
bb:do not	-0.112	-0.01	0.017	0.104
bb:do the	0.024	0	-0.001	-0.023
bb:do with	-0.01	-0.008	0.004	0.014
bb:do ¶	0.02	-0.002	0.003	-0.021
bb:does not	-0.008	-0.006	0.002	0.012
bb:does the	0.013	-0.003	-0.063	0.053
bb:does ¶	-0.009	-0.004	0.011	0.002
bb:done well	0.012	-0.003	0	-0.01
bb:door people	-0.011	-0.001	-0.001	0.013
bb:door ¶	0.031	-0.007	-0.002	-0.022
bb:dozen ¶	0.018	0	0.001	-0.018
bb:dublin DIGITS	-0.007	-0.002	0.022	-0.013
bb:e mail	-0.094	-0.009	0.028	0.075
bb:each month	0.009	-0.003	-0.014	0.008
bb:ec1v 5wz	-0.012	0	0.002	0.01
bb:edge of	0.02	-0.002	-0.002	-0.016
bb:effect ¶	0.032	0	0.001	-0.033
bb:effective date	0.089	-0.071	0	-0.018
bb:eight digit	0.029	0	-0.004	-0.025
bb:electronic money	-0.047	-0.008	0.062	-0.007
bb:else sees	-0.013	-0.016	0.03	-0.001
bb:else ¶	0.024	-0.003	-0.02	-0.001
bb:elsewhere ¶	-0.018	-0.006	0.03	-0.006
bb:email :	-0.014	0.062	-0.046	-0.001
bb:emails ¶	-0.076	-0.002	0	0.078
bb:enable javascript	0.056	0	0	-0.056
bb:enamel mug	-0.044	0	0.015	0.029
bb:end of	0.022	-0.001	0.001	-0.022
bb:ends of	-0.017	-0.019	0.039	-0.003
bb:engineer ORG	-0.031	0.002	0.022	0.007
bb:england &	-0.09	-0.011	0.021	0.081
bb:england :	0.036	-0.016	-0.019	-0.001
bb:england and	0.125	0.03	0.081	-0.236
bb:england company	-0.019	0.002	0	0.017
bb:england no	0.103	-0.001	-0.008	-0.094
bb:england number	-0.037	-0.025	0.065	-0.002
bb:england under	-0.013	0	0.005	0.008
bb:enquire or	0.034	-0.017	-0.015	-0.001
bb:ensure you	-0.027	0	-0.001	0.028
bb:enterprise centre	0.013	-0.003	-0.002	-0.008
bb:entitled to	-0.022	0	0	0.022
bb:entity :	0.037	-0.006	-0.018	-0.013
bb:enw masnachu	0.012	-0.005	-0.008	0.001
bb:event organisers	-0.022	-0.011	-0.017	0.05
bb:events ¶	-0.043	0.004	0.024	0.015
bb:every order	-0.045	-0.021	0.056	0.01
bb:every quotation	-0.02	-0.017	0.066	-0.029
bb:every time	-0.042	-0.001	0.004	0.04
bb:everything on	0.054	-0.011	-0.047	0.003
bb:example DIGITS	0.022	-0.002	-0.006	-0.014
bb:examples the	0.009	-0.002	-0.02	0.013
bb:exeter bus	-0.022	0	0	0.023
bb:exeter devon	0.012	0	0.004	-0.015
bb:experience got	-0.027	0	-0.001	0.028
bb:explains how	0.067	-0.016	0.041	-0.092
bb:fails ¶	0.012	-0.004	-0.009	0.001
bb:fair price	0.018	-0.001	-0.012	-0.006
bb:family of	-0.031	0.005	0.031	-0.005
bb:faq ¶	-0.049	-0.004	-0.002	0.055
bb:faqs ¶	-0.022	-0.021	0.014	0.029
bb:far people	-0.009	-0.001	-0.001	0.01
bb:far ¶	0.01	-0.001	0	-0.01
bb:farms and	-0.007	-0.002	-0.002	0.011
bb:fca frn	-0.01	0	0.009	0
bb:features and	0.016	-0.001	-0.003	-0.012
bb:features ¶	-0.025	-0.001	-0.001	0.027
bb:february DIGITS	0.034	0.039	-0.026	-0.047
bb:fee ¶	0.002	-0.001	-0.012	0.012
bb:fees ¶	-0.054	0.044	0.031	-0.021
bb:field notebook	0.02	-0.001	-0.02	0.001
bb:file if	-0.003	0.036	-0.032	-0.001
bb:files are	0	0.049	-0.049	0
bb:finance is	0.014	0.067	-0.102	0.021
bb:finance ¶	0.088	0.068	-0.135	-0.021
bb:financial conduct	0.078	-0.039	0.072	-0.111
bb:financial services	-0.085	-0.008	0.083	0.011
bb:find a	0.015	-0.016	0.002	-0.001
bb:find out	-0.029	0	0	0.029
bb:find your	-0.005	-0.001	-0.006	0.013
bb:fine by	-0.012	-0.002	-0.004	0.019
bb:finished that	0.019	-0.002	-0.016	-0.001
bb:firm reference	0.075	-0.043	-0.029	-0.003
bb:firms people	0.028	-0.001	0	-0.027
bb:firms ¶	-0.013	0	-0.001	0.014
bb:first conversation	0.006	-0.001	-0.024	0.019
bb:first message	0.009	-0.001	-0.012	0.005
bb:first saturday	-0.024	-0.006	0.01	0.019
bb:first ¶	0.026	-0.003	0.007	-0.03
bb:five hundred	-0.06	0	-0.001	0.061
bb:five of	0.03	-0.003	-0.002	-0.025
bb:fixed price	-0.02	-0.001	-0.017	0.038
bb:following terms	0.02	-0.014	-0.027	0.022
bb:follows ¶	0.087	-0.027	-0.063	0.003
bb:footnotes people	0.01	-0.001	-0.001	-0.009
bb:for BRAND	0.031	-0.007	-0.025	0.001
bb:for DIGITS	0.029	-0.002	-0.026	-0.001
bb:for SELF	0.014	-0.002	-0.012	0
bb:for a	0.013	-0.029	0.005	0.011
bb:for an	0.057	-0.005	-0.014	-0.038
bb:for and	0.01	-0.001	-0.008	-0.002
bb:for ends	-0.016	-0.015	0.034	-0.003
bb:for example	-0.034	-0.025	0.059	-0.001
bb:for five	-0.06	0	-0.001	0.061
bb:for it	-0.136	0	0.106	0.029
bb:for itself	-0.018	0	0.017	0
bb:for more	0.04	0	-0.001	-0.039
bb:for news	0.013	-0.001	-0.001	-0.011
bb:for orders	-0.061	0.001	0.06	0
bb:for patients	-0.018	-0.004	-0.005	0.027
bb:for people	-0.013	-0.004	0.024	-0.007
bb:for small	0.019	-0.002	-0.002	-0.016
bb:for somebody	0.01	-0.002	-0.007	-0.001
bb:for the	0.101	-0.048	-0.023	-0.029
bb:for them	0.013	-0.002	0	-0.011
bb:for this	0.052	-0.011	-0.027	-0.014
bb:for twenty	0.013	-0.002	-0.003	-0.008
bb:for two	0.022	-0.002	-0.021	0.002
bb:for us	0.037	-0.013	-0.022	-0.002
bb:for users	-0.009	-0.007	0.016	0
bb:for what	-0.017	-0.002	0.052	-0.033
bb:for you	-0.044	-0.001	0.05	-0.004
bb:for ¶	0.059	-0.005	0.014	-0.068
bb:form and	-0.041	0.025	-0.036	0.052
bb:form below	0.031	-0.003	-0.022	-0.006
bb:form ¶	0.011	-0.018	-0.018	0.026
bb:found us	-0.017	-0.002	-0.003	0.023
bb:foundry wharf	-0.014	0.001	0.003	0.011
bb:franchise and	0.029	-0.021	0.013	-0.021
bb:free and	0.011	-0.002	-0.002	-0.007
bb:free delivery	-0.03	-0.002	-0.002	0.034
bb:free to	-0.008	-0.003	0.012	-0.001
bb:free uk	-0.008	-0.003	-0.024	0.034
bb:free ¶	0.027	-0.001	-0.001	-0.025
bb:friday ¶	-0.014	0	0	0.014
bb:friendly studio	-0.022	-0.001	-0.003	0.025
bb:frn :	-0.009	-0.002	0.014	-0.003
bb:frn DIGITS	-0.03	-0.001	0.003	0.028
bb:from DIGITS	0.182	-0.011	-0.035	-0.136
bb:from ORG	0.081	-0.061	0.007	-0.028
bb:from our	-0.067	0.032	-0.01	0.045
bb:from the	-0.004	0.17	-0.058	-0.107
bb:from time	0.017	0.02	-0.034	-0.003
bb:from us	0.01	-0.003	-0.006	-0.001
bb:from ¶	-0.046	-0.007	0.035	0.018
bb:full details	0.028	-0.008	-0.019	-0.001
bb:full name	0.037	-0.006	-0.018	-0.013
bb:further afield	0.01	-0.002	-0.002	-0.006
bb:further ¶	-0.044	0	0.024	0.02
bb:gallery shows	0.015	-0.002	-0.018	0.004
bb:gallery ¶	-0.047	0.009	0.005	0.033
bb:gambling act	0.018	0.025	-0.004	-0.039
bb:gambling commission	0.028	0.023	-0.001	-0.05
bb:gathered by	-0.089	-0.002	0.091	0
bb:gb DIGITS	-0.015	-0.006	-0.025	0.047
bb:gdpr ¶	-0.017	-0.024	0.043	-0.002
bb:general data	0.01	-0.003	-0.013	0.006
bb:general terms	0.053	-0.025	-0.024	-0.004
bb:general ¶	0.011	-0.011	-0.005	0.006
bb:get in	0.034	0.009	-0.015	-0.028
bb:get rid	0.028	-0.004	-0.022	-0.002
bb:get the	-0.027	0	-0.001	0.028
bb:gift cards	0.014	-0.015	-0.009	0.011
bb:gift vouchers	0.022	-0.002	0.008	-0.028
bb:give it	0.027	-0.003	-0.005	-0.019
bb:give you	-0.015	0.002	0.005	0.008
bb:given by	0.034	0.014	-0.06	0.012
bb:glamorgan sa1	0.015	-0.001	-0.005	-0.01
bb:go any	-0.014	-0.008	0.002	0.02
bb:go by	-0.003	-0.011	0.017	-0.002
bb:go to	0.064	-0.048	0.056	-0.073
bb:goes to	-0.081	0.001	0.088	-0.008
bb:good many	-0.007	-0.002	-0.002	0.011
bb:good ¶	-0.005	-0.012	0.013	0.003
bb:goods and	0.018	-0.001	0	-0.017
bb:goods are	0.077	-0.011	-0.065	-0.001
bb:goods from	-0.011	0.034	-0.016	-0.007
bb:goods ¶	-0.017	0	0	0.018
bb:got it	0.04	-0.001	-0.012	-0.028
bb:govern your	0.015	-0.014	-0.017	0.016
bb:great britain	-0.011	-0.012	0.017	0.005
bb:group (	0.016	-0.007	-0.027	0.019
bb:group companies	-0.035	0.069	-0.059	0.025
bb:group of	-0.005	0.043	-0.036	-0.002
bb:group ¶	-0.011	0.011	0.019	-0.018
bb:grow people	0.027	-0.001	-0.001	-0.025
bb:grow ¶	-0.016	-0.004	-0.004	0.024
bb:guarantee is	0.012	-0.001	-0.001	-0.01
bb:guarantee number	-0.041	0.006	0.034	0
bb:guarantee registered	-0.007	0.026	-0.017	-0.002
bb:guarantee ¶	-0.04	-0.003	0.001	0.042
bb:guides ¶	-0.046	0.016	0.022	0.008
bb:had no	0.014	-0.001	-0.003	-0.01
bb:half of	0.005	-0.002	-0.025	0.021
bb:halifax west	-0.013	0	0.014	-0.001
bb:handed to	-0.046	0.001	0.045	0
bb:handled by	0.007	0.023	-0.016	-0.014
bb:has been	-0.074	-0.015	0.057	0.032
bb:have a	-0.046	-0.005	0.04	0.011
bb:have an	0.045	-0.002	-0.045	0.001
bb:have less	0.023	-0.001	-0.012	-0.01
bb:have opened	-0.039	-0.002	0.033	0.008
bb:have the	-0.057	-0.006	0.039	0.024
bb:have to	0.022	-0.001	0	-0.021
bb:head :	-0.05	0	-0.001	0.05
bb:held by	0.002	-0.013	-0.017	0.028
bb:hello @	-0.047	-0.002	0.004	0.044
bb:help ¶	-0.006	-0.016	-0.023	0.045
bb:here people	0.013	-0.001	-0.001	-0.01
bb:here still	0.01	-0.003	-0.004	-0.002
bb:here you	-0.009	-0.006	0.016	0
bb:here ¶	-0.074	0.01	0.027	0.037
bb:hereford herefordshire	-0.019	0.006	0.007	0.006
bb:herefordshire hr2	-0.013	-0.001	0.002	0.012
bb:hiring ¶	0.024	0	0.013	-0.037
bb:hm revenue	-0.023	-0.015	0.042	-0.003
bb:hmrc (	-0.011	0	0.012	-0.001
bb:hobby today	0.011	-0.002	-0.009	0
bb:hold public	-0.107	0.001	0.106	0
bb:hold the	0.01	-0.01	0.002	-0.002
bb:holds the	-0.005	-0.01	-0.011	0.025
bb:home BRAND	0.013	-0.001	-0.002	-0.01
bb:home book	0.002	-0.01	0	0.009
bb:home privacy	0.062	-0.054	0.063	-0.071
bb:home terms	-0.046	-0.004	-0.002	0.052
bb:home ¶	-0.005	0.046	0.022	-0.064
bb:homes and	0.022	0.044	-0.026	-0.041
bb:homes ¶	0.006	0.009	-0.015	0.001
bb:hook ¶	-0.009	-0.001	-0.025	0.035
bb:hosted by	0.048	-0.021	-0.066	0.039
bb:hosted on	-0.006	-0.007	0.013	0
bb:hosting ¶	-0.009	-0.016	0.026	-0.001
bb:hour of	0.014	-0.001	-0.001	-0.012
bb:hours are	0.014	-0.001	-0.002	-0.011
bb:hours ¶	-0.06	-0.001	0.005	0.056
bb:house DIGITS	-0.011	-0.006	-0.019	0.035
bb:house and	0.03	-0.001	0	-0.029
bb:house rusome	-0.013	0	0.012	0
bb:house ¶	-0.022	-0.001	-0.001	0.024
bb:houses around	-0.009	-0.003	-0.026	0.038
bb:how ORG	-0.048	0.042	-0.016	0.022
bb:how it	-0.023	-0.007	-0.032	0.062
bb:how long	-0.06	-0.002	0.069	-0.007
bb:how the	0.03	-0.004	-0.007	-0.019
bb:how to	0.011	-0.017	-0.015	0.022
bb:how we	0.033	-0.016	-0.01	-0.007
bb:how your	-0.045	-0.001	0.046	0
bb:https :	0.005	-0.016	-0.009	0.02
bb:hundred reviews	-0.057	0	-0.004	0.061
bb:i "	0.071	-0.055	-0.008	-0.008
bb:ico :	0.033	0.002	0.007	-0.042
bb:ico registration	-0.062	-0.001	-0.001	0.063
bb:if it	-0.016	-0.001	-0.001	0.018
bb:if there	-0.003	0.036	-0.032	-0.001
bb:if you	-0.048	0.032	-0.003	0.018
bb:important information	0.072	-0.018	-0.033	-0.021
bb:imprint ¶	-0.028	-0.008	-0.008	0.044
bb:in DIGITS	0.002	-0.008	0.027	-0.021
bb:in a	-0.063	-0.007	0.028	0.042
bb:in england	0.007	0.063	0.105	-0.175
bb:in guernsey	0.072	-0.003	-0.057	-0.011
bb:in ireland	0.127	-0.02	-0.088	-0.019
bb:in law	0.029	-0.008	-0.026	0.005
bb:in london	0.048	0	0	-0.047
bb:in may	0.047	-0.012	-0.033	-0.002
bb:in northern	0.095	-0.003	-0.065	-0.027
bb:in one	-0.008	-0.001	-0.005	0.014
bb:in our	0.007	-0.014	-0.001	0.008
bb:in plain	0.027	-0.001	-0.001	-0.026
bb:in pounds	-0.026	0	0	0.026
bb:in respect	-0.013	0.028	-0.011	-0.003
bb:in rova	-0.009	-0.01	0.025	-0.007
bb:in scotland	-0.028	0.004	0.026	-0.002
bb:in the	0.028	0.008	-0.042	0.006
bb:in these	0.018	-0.012	-0.009	0.004
bb:in this	-0.099	0.012	0.082	0.004
bb:in touch	0.026	0.015	-0.006	-0.034
bb:in your	0.022	-0.003	0.013	-0.031
bb:in ¶	-0.008	-0.014	0.014	0.008
bb:include ORG	-0.003	-0.023	0.028	-0.002
bb:include vat	-0.055	-0.001	-0.003	0.059
bb:incorporated in	-0.009	-0.008	0.011	0.007
bb:industries company	0.047	0	0	-0.047
bb:info @	0.053	-0.021	-0.037	0.005
bb:information about	-0.005	-0.017	-0.011	0.033
bb:information and	0.024	0.015	-0.039	-0.001
bb:information you	0.027	-0.003	-0.005	-0.019
bb:information ©	0.012	0	-0.001	-0.01
bb:information ¶	-0.001	-0.041	0.044	-0.002
bb:insist on	0.021	-0.013	-0.026	0.018
bb:installation comes	0.018	-0.001	-0.017	0
bb:instalments the	-0.092	0.003	0.089	0
bb:instructions ¶	-0.012	-0.002	0.012	0.002
bb:insurance is	-0.008	-0.005	0.019	-0.005
bb:insurers and	0.024	-0.005	-0.016	-0.002
bb:interpretation ¶	0.046	-0.002	-0.04	-0.004
bb:introduction ¶	0.062	-0.027	-0.065	0.03
bb:invoices are	-0.01	-0.012	0.028	-0.006
bb:ireland may	-0.041	0.002	0.024	0.015
bb:ireland with	0.051	-0.005	-0.034	-0.012
bb:ireland ¶	-0.061	-0.008	-0.029	0.098
bb:is :	-0.009	-0.036	0.018	0.027
bb:is DIGITS	-0.011	0.081	-0.054	-0.016
bb:is NUM	-0.02	-0.006	0.021	0.005
bb:is ORG	0.041	-0.078	0.021	0.017
bb:is SELF	0.032	-0.007	-0.024	-0.001
bb:is a	0.178	0.045	-0.113	-0.11
bb:is about	0.032	-0.005	-0.017	-0.009
bb:is an	-0.002	-0.076	0.1	-0.022
bb:is arranged	-0.012	0.082	-0.07	-0.001
bb:is at	0.03	-0.035	-0.016	0.022
bb:is authorised	0.03	-0.012	0.043	-0.062
bb:is available	-0.064	-0.001	0.065	0
bb:is between	0.02	-0.012	-0.005	-0.003
bb:is charged	-0.016	-0.002	-0.002	0.02
bb:is for	0.004	-0.006	-0.027	0.028
bb:is free	0.102	-0.002	-0.002	-0.098
bb:is given	0.034	0.012	-0.058	0.012
bb:is green	0.01	0	-0.001	-0.009
bb:is held	0.016	-0.006	0.012	-0.022
bb:is hosted	-0.006	-0.01	0.017	0
bb:is how	0.04	-0.005	-0.034	-0.001
bb:is in	-0.02	-0.002	0.027	-0.005
bb:is issued	-0.043	-0.008	0.019	0.031
bb:is kept	-0.018	-0.007	0.004	0.021
bb:is licensed	-0.015	-0.009	0.04	-0.017
bb:is longer	0.024	-0.002	-0.01	-0.012
bb:is made	-0.026	0.015	-0.009	0.02
bb:is managed	0.093	0.01	-0.049	-0.054
bb:is nearly	0.027	-0.002	-0.004	-0.021
bb:is needed	-0.01	-0.017	0.011	0.016
bb:is no	-0.019	-0.002	0.002	0.019
bb:is not	-0.014	-0.012	0.01	0.016
bb:is offered	-0.015	-0.015	0.048	-0.018
bb:is old	0.024	-0.002	-0.001	-0.021
bb:is on	-0.002	-0.009	0.011	0
bb:is one	-0.074	0.032	0.037	0.005
bb:is open	-0.012	-0.002	-0.001	0.014
bb:is operated	0.046	-0.001	-0.016	-0.028
bb:is owned	-0.042	0.157	-0.105	-0.009
bb:is part	-0.1	0.115	0.006	-0.022
bb:is processed	0.042	-0.003	-0.054	0.016
bb:is provided	-0.058	-0.04	0.126	-0.028
bb:is published	0.028	-0.002	-0.026	-0.001
bb:is registered	-0.097	0.051	0.061	-0.015
bb:is represented	-0.027	0.002	0.025	0
bb:is responsible	-0.013	-0.003	-0.017	0.033
bb:is run	0.006	-0.061	0.044	0.012
bb:is sent	-0.017	-0.015	0.032	0
bb:is sold	0.06	-0.012	-0.047	-0.001
bb:is supplied	0.021	-0.022	0.003	-0.003
bb:is the	-0.161	-0.005	0.122	0.044
bb:is used	-0.074	-0.005	0.07	0.009
bb:is usually	0.016	-0.006	0.014	-0.024
bb:is with	0.017	-0.01	-0.03	0.023
bb:is written	0.026	-0.002	-0.013	-0.01
bb:issued by	-0.018	-0.03	0.043	0.005
bb:it and	0.052	-0.018	-0.032	-0.003
bb:it contractors	-0.01	-0.002	0.012	0
bb:it in	-0.039	-0.003	0.01	0.032
bb:it is	-0.02	0.005	0.084	-0.069
bb:it keeps	-0.046	0.001	0.045	0
bb:it takes	-0.007	-0.006	-0.027	0.04
bb:it twice	0.018	-0.002	-0.01	-0.006
bb:it was	-0.027	-0.009	0.011	0.025
bb:it we	-0.03	0.001	0.06	-0.031
bb:it whenever	-0.01	-0.001	-0.001	0.011
bb:it with	-0.017	-0.011	0.004	0.024
bb:it works	-0.024	-0.008	-0.044	0.075
bb:it would	-0.012	0	0.012	0
bb:it ¶	0.098	-0.047	0.059	-0.11
bb:its affiliates	-0.019	0.028	-0.017	0.008
bb:its own	-0.004	-0.002	0.034	-0.027
bb:itself how	-0.046	0.001	0.045	0
bb:january DIGITS	0.01	-0.002	-0.012	0.004
bb:javascript to	0.056	0	0	-0.056
bb:job ¶	-0.047	-0.005	-0.008	0.06
bb:jobs ¶	-0.086	0	-0.001	0.087
bb:join our	0.057	-0.002	-0.011	-0.044
bb:join ¶	0.03	-0.008	0.004	-0.026
bb:journey ¶	0.027	-0.014	-0.01	-0.003
bb:june DIGITS	0.132	-0.075	-0.091	0.033
bb:just as	0.013	0	-0.006	-0.007
bb:keep a	-0.014	-0.009	-0.029	0.051
bb:keep the	-0.108	-0.001	0.093	0.016
bb:keep up	-0.04	0	-0.002	0.042
bb:keeps transaction	-0.046	0.001	0.045	0
bb:kendal cumbria	0.012	0	0.002	-0.013
bb:kept for	-0.012	-0.001	-0.002	0.015
bb:kept in	-0.015	-0.006	0	0.021
bb:kingdom (	-0.004	-0.001	-0.007	0.012
bb:kingdom and	-0.017	0.039	-0.019	-0.003
bb:kingdom our	0.064	-0.008	-0.055	0
bb:kingdom ¶	0.054	-0.028	0.033	-0.059
bb:knew them	0.025	-0.001	-0.011	-0.012
bb:know not	0.023	-0.003	-0.019	-0.001
bb:kop com	0.089	-0.002	0.001	-0.088
bb:last month	0.035	-0.001	-0.001	-0.033
bb:last people	0.014	0	0.001	-0.015
bb:last three	0.006	-0.001	-0.015	0.01
bb:last updated	0.082	-0.038	-0.066	0.022
bb:last ¶	-0.028	0	0.001	0.027
bb:lasts ¶	-0.037	-0.001	0.002	0.037
bb:later ¶	0.058	-0.006	-0.011	-0.041
bb:law BRAND	0.034	-0.008	-0.026	0
bb:leave analytics	-0.012	0	0.012	0
bb:legal agreement	-0.033	-0.003	0.037	-0.001
bb:legal and	0.024	-0.006	-0.025	0.006
bb:legal entity	0.064	-0.008	-0.043	-0.013
bb:legal information	0.035	-0.004	-0.03	0
bb:legal name	0.015	-0.001	-0.006	-0.008
bb:legal notice	0.073	-0.025	-0.069	0.021
bb:legal ¶	-0.005	-0.003	-0.014	0.021
bb:leicester le3	-0.017	0	0.017	0
bb:leicester leicestershire	-0.032	0.049	-0.014	-0.003
bb:leicestershire le3	-0.013	0.004	0.003	0.007
bb:leicestershire le5	0.008	0	0.003	-0.011
bb:lenders ¶	0.045	-0.04	0.008	-0.013
bb:length and	0.014	0	0	-0.014
bb:less and	0.019	-0.002	-0.011	-0.006
bb:less room	0.013	-0.001	-0.012	0.001
bb:letter for	0.013	-0.001	-0.001	-0.011
bb:letters and	-0.01	0.002	0.008	0
bb:letting agents	-0.024	0	0	0.025
bb:liability cover	-0.107	0.001	0.106	0
bb:licence agreement	0.023	-0.003	-0.018	-0.002
bb:licence from	-0.017	0.003	0.012	0.002
bb:licences for	0.029	-0.006	-0.025	0.002
bb:licences ¶	0.024	-0.006	-0.025	0.006
bb:licensed by	0.004	-0.005	0.015	-0.015
bb:licensed to	-0.02	0.001	0.018	0
bb:limited by	-0.017	0.02	0.005	-0.008
bb:limited company	0.027	0.006	-0.028	-0.005
bb:limited’s privacy	0.019	0.032	-0.044	-0.008
bb:list and	0.009	-0.001	-0.027	0.02
bb:list if	-0.007	-0.002	-0.004	0.014
bb:list to	-0.027	-0.001	0.029	-0.001
bb:list ¶	0.011	-0.001	-0.015	0.004
bb:listed in	0.094	-0.011	-0.067	-0.016
bb:little less	0.047	-0.001	-0.013	-0.033
bb:local office	0.032	-0.017	-0.02	0.004
bb:log in	-0.066	-0.008	0.033	0.041
bb:london and	0.072	-0.006	-0.031	-0.035
bb:london bus	-0.03	-0.001	-0.001	0.032
bb:london england	-0.02	0.026	-0.005	-0.001
bb:london sw1w	-0.016	0	0.001	0.015
bb:london united	0.047	-0.004	-0.03	-0.013
bb:london ¶	0.064	0	-0.001	-0.063
bb:long it	-0.046	0.001	0.045	0
bb:longer than	0.051	-0.002	-0.008	-0.041
bb:look after	-0.009	-0.004	0.031	-0.017
bb:look at	0.041	-0.013	-0.024	-0.004
bb:looked after	-0.007	-0.002	-0.011	0.02
bb:looks after	-0.005	0.007	0.015	-0.017
bb:lottery is	0.003	0.02	0.012	-0.035
bb:lottery manager	0.018	-0.002	0.002	-0.018
bb:lottery terms	-0.042	0.081	-0.019	-0.019
bb:machine and	-0.006	-0.004	0.011	0
bb:machines ¶	-0.018	0	0	0.019
bb:made and	0.015	-0.001	-0.01	-0.005
bb:made by	-0.012	-0.004	-0.018	0.034
bb:made the	-0.013	0.003	0.01	0
bb:made up	-0.04	0.063	-0.033	0.01
bb:made with	-0.023	-0.001	-0.009	0.033
bb:maidstone ;	-0.027	0	0	0.027
bb:maidstone kent	0.018	-0.008	-0.01	0
bb:mail and	-0.039	-0.003	0.021	0.021
bb:mail ¶	-0.035	-0.005	0.005	0.034
bb:mailing list	0.012	-0.001	0.002	-0.013
bb:main trading	-0.051	0.034	0.012	0.005
bb:make a	0.012	-0.007	-0.004	-0.001
bb:make searches	-0.006	-0.007	0.013	0
bb:make this	-0.033	0	0	0.034
bb:managed by	0.007	0.057	-0.009	-0.055
bb:manager a	0.01	-0.001	-0.029	0.02
bb:manager of	-0.015	0.001	0.01	0.003
bb:manager ¶	-0.017	0.045	0.001	-0.029
bb:many on	-0.061	0.022	0.038	0.001
bb:many private	-0.007	-0.002	-0.002	0.011
bb:march DIGITS	0.02	0.008	-0.006	-0.021
bb:mark is	0.023	-0.001	-0.022	0.001
bb:mark of	-0.004	-0.003	-0.008	0.015
bb:marketplace terms	-0.012	0	-0.001	0.013
bb:marketplace we	-0.061	0.022	0.038	0.001
bb:marks of	0.022	-0.003	-0.022	0.003
bb:massachusetts ¶	0.012	0	0.001	-0.013
bb:may DIGITS	0.065	-0.055	-0.02	0.009
bb:may be	-0.05	0.063	-0.045	0.031
bb:may look	0.04	-0.011	-0.026	-0.002
bb:may make	-0.006	-0.007	0.013	0
bb:may not	0.033	-0.015	-0.006	-0.012
bb:may pass	-0.024	0	0.023	0
bb:may still	-0.036	-0.003	0.008	0.03
bb:may sue	-0.032	0.002	0.027	0.003
bb:me ¶	-0.023	-0.001	0.005	0.018
bb:mean the	0.011	-0.003	-0.007	-0.001
bb:means ORG	0.041	-0.008	-0.006	-0.027
bb:means a	0.076	-0.024	-0.033	-0.019
bb:means the	-0.006	-0.01	0.006	0.011
bb:meant for	0.013	-0.003	-0.009	-0.002
bb:measurement by	0.009	0	0.007	-0.017
bb:media features	-0.009	0	-0.001	0.011
bb:media measurement	0.01	0	0.007	-0.017
bb:meet us	0.014	-0.001	-0.026	0.014
bb:member of	-0.023	0.036	-0.007	-0.006
bb:members of	-0.036	-0.004	0.004	0.036
bb:menu and	-0.021	-0.001	0.002	0.019
bb:menu ¶	-0.021	-0.007	0.014	0.014
bb:message to	-0.003	-0.001	-0.011	0.015
bb:message ¶	-0.019	0	0.003	0.016
bb:methods ¶	0.017	0	-0.001	-0.015
bb:mind later	0.01	0	-0.001	-0.008
bb:minutes ¶	0.015	-0.011	-0.019	0.015
bb:mobile application	-0.031	-0.001	0	0.032
bb:mofodo house	-0.013	0	0.012	0
bb:monday ¶	-0.033	-0.002	0.004	0.032
bb:money on	0.023	-0.001	-0.001	-0.021
bb:month ¶	0.099	-0.002	-0.013	-0.084
bb:more ¶	-0.001	-0.003	-0.012	0.015
bb:mortgage ¶	-0.035	-0.007	0.012	0.03
bb:most of	-0.048	-0.002	0.002	0.047
bb:most warranties	0.028	-0.002	-0.008	-0.018
bb:mouth people	-0.027	-0.001	-0.001	0.029
bb:mug ¶	-0.019	0	0.015	0.004
bb:music people	0.015	0	0	-0.014
bb:music ¶	-0.025	0	0.003	0.022
bb:my own	-0.084	0	-0.001	0.085
bb:n12 retail	0.087	-0.035	-0.09	0.038
bb:name :	-0.017	-0.02	-0.031	0.067
bb:name BRAND	-0.022	0.002	0.02	0
bb:name is	-0.02	0.001	0.018	0
bb:name of	-0.06	-0.084	0.065	0.08
bb:name under	0.061	-0.016	-0.045	0
bb:name ¶	0.044	-0.015	-0.01	-0.018
bb:named on	0.015	0.038	-0.045	-0.009
bb:names of	0.014	0.013	-0.002	-0.024
bb:near you	0.079	0	0	-0.079
bb:nearly always	0.027	-0.002	-0.004	-0.021
bb:necessary cookies	-0.012	0	0.012	0
bb:necessary ones	-0.013	-0.001	0.001	0.013
bb:need a	0.01	-0.003	0.005	-0.012
bb:need the	-0.041	-0.001	0.003	0.039
bb:need to	0.046	-0.013	0.021	-0.053
bb:needed with	-0.008	-0.014	0.021	0
bb:needed ¶	0.085	-0.002	-0.004	-0.079
bb:new brochure	-0.035	0	-0.004	0.039
bb:new one	-0.014	-0.001	-0.001	0.016
bb:new website	-0.02	0.001	0.019	0
bb:newcastle upon	0.002	0	-0.01	0.008
bb:newest entries	-0.027	0.001	0.026	0
bb:news offers	0.013	-0.001	-0.001	-0.011
bb:news ¶	0.079	0.052	-0.076	-0.056
bb:newsletter is	-0.017	-0.015	0.032	0
bb:next day	0.021	-0.002	0.018	-0.037
bb:next working	-0.024	0	0	0.025
bb:night ¶	0.012	-0.009	-0.009	0.006
bb:no :	-0.006	-0.02	-0.043	0.069
bb:no DIGITS	-0.031	0.104	-0.032	-0.042
bb:no NUM	-0.129	0.067	0.009	0.053
bb:no SELF	0.113	-0.014	-0.044	-0.055
bb:no contract	0.066	0	-0.001	-0.065
bb:no footnotes	0.019	-0.002	-0.002	-0.015
bb:no menu	-0.019	-0.001	0.001	0.019
bb:no music	-0.021	-0.001	0.002	0.019
bb:no reason	0.014	-0.001	-0.003	-0.01
bb:no thanks	-0.01	0	-0.002	0.012
bb:nobody asks	0.019	-0.002	-0.011	-0.006
bb:norfolk nr7	-0.007	0	0.013	-0.006
bb:north yorkshire	0.014	-0.006	-0.003	-0.004
bb:northern ireland	-0.036	-0.003	-0.032	0.071
bb:norupo balloon	-0.017	0.001	0.063	-0.047
bb:norwich norfolk	-0.003	-0.002	0.016	-0.012
bb:not a	-0.034	-0.012	0.022	0.024
bb:not grow	0.022	-0.003	-0.014	-0.004
bb:not keep	-0.04	0	-0.002	0.042
bb:not pleased	-0.009	-0.001	-0.001	0.01
bb:not spoken	0.036	0	0	-0.035
bb:not the	0.014	-0.004	-0.017	0.007
bb:not to	-0.028	0.062	0.001	-0.035
bb:not use	0.01	-0.017	0.012	-0.005
bb:not with	-0.006	-0.015	0.022	-0.001
bb:notebook ¶	0.026	-0.001	-0.02	-0.005
bb:notes so	0.02	-0.001	-0.001	-0.018
bb:notes ¶	-0.01	0	-0.005	0.015
bb:nothing and	-0.001	-0.002	-0.025	0.027
bb:nothing ¶	0.052	-0.001	0.008	-0.059
bb:notice BRAND	-0.039	-0.004	-0.002	0.044
bb:notice covers	0.005	-0.032	0.013	0.014
bb:notice explains	-0.033	-0.01	0.054	-0.012
bb:notice for	-0.005	-0.004	-0.005	0.014
bb:notice is	0.035	-0.01	-0.037	0.012
bb:notice may	0.011	-0.002	-0.008	-0.001
bb:notice of	-0.02	-0.002	-0.005	0.027
bb:notice returns	-0.023	0	0	0.023
bb:notice tells	-0.007	-0.002	-0.006	0.015
bb:notice terms	0.233	-0.003	0.003	-0.233
bb:notice ©	0.162	-0.001	-0.005	-0.156
bb:notice ¶	0.103	-0.009	-0.059	-0.035
bb:nottingham bus	0.039	-0.001	-0.016	-0.022
bb:november DIGITS	0.009	-0.017	-0.005	0.013
bb:now ¶	-0.016	-0.001	-0.004	0.021
bb:number :	-0.191	0.086	0.104	0.001
bb:number DIGITS	-0.033	0.024	0.011	-0.003
bb:number NUM	-0.184	0.021	0.168	-0.006
bb:number SELF	0.094	-0.003	-0.062	-0.03
bb:number and	0.019	-0.003	-0.001	-0.015
bb:number is	-0.014	-0.034	-0.02	0.068
bb:number on	0.038	-0.003	-0.01	-0.025
bb:number ¶	-0.036	-0.02	0.057	-0.001
bb:obliged to	-0.005	0.027	-0.021	-0.001
bb:occasional recipe	0.012	-0.001	-0.001	-0.01
bb:october DIGITS	0.01	0.002	-0.01	-0.002
bb:of :	-0.025	0.016	-0.001	0.01
bb:of BRAND	0.035	0.027	-0.002	-0.06
bb:of DIGITS	0.027	-0.005	-0.014	-0.008
bb:of ORG	0.074	-0.049	-0.051	0.027
bb:of SELF	0.085	-0.043	-0.008	-0.033
bb:of a	0.022	0.029	-0.035	-0.017
bb:of any	0.012	-0.008	0.006	-0.01
bb:of booking	-0.028	-0.003	0	0.031
bb:of business	0.227	-0.009	0.014	-0.232
bb:of companies	-0.029	0.047	-0.008	-0.01
bb:of data	0.039	-0.007	-0.033	0
bb:of each	0.035	-0.005	-0.015	-0.016
bb:of england	-0.021	0.022	0.001	-0.003
bb:of every	-0.027	-0.001	0	0.028
bb:of halifax	-0.01	0	0	0.01
bb:of hereford	-0.014	0	0	0.015
bb:of it	0.051	-0.005	-0.022	-0.023
bb:of its	-0.089	0.166	0.013	-0.091
bb:of legal	0.037	-0.006	-0.018	-0.013
bb:of london	0.042	-0.007	-0.014	-0.021
bb:of maidstone	-0.037	0	0	0.037
bb:of many	-0.061	0.022	0.038	0.001
bb:of mouth	-0.033	-0.003	-0.003	0.039
bb:of norwich	-0.01	0	0	0.011
bb:of nottingham	0.025	0	0	-0.025
bb:of our	-0.004	0.001	-0.022	0.025
bb:of page	-0.119	-0.013	0.143	-0.011
bb:of sale	-0.022	0.022	-0.071	0.071
bb:of service	-0.151	0.002	-0.005	0.155
bb:of staff	0.026	-0.002	-0.003	-0.021
bb:of stay	0.013	-0.009	-0.004	0
bb:of the	-0.111	0.105	-0.012	0.018
bb:of their	0.004	-0.023	0.043	-0.024
bb:of them	-0.027	-0.009	0.007	0.028
bb:of these	0.057	-0.026	-0.035	0.004
bb:of this	-0.098	0.05	-0.012	0.059
bb:of truro	0.023	0	0	-0.022
bb:of use	0.017	-0.045	0.033	-0.005
bb:of website	-0.051	-0.001	-0.001	0.052
bb:of which	-0.046	0.008	0.039	-0.001
bb:of your	-0.045	0.076	-0.047	0.016
bb:offered by	-0.002	-0.003	0.015	-0.01
bb:offered to	-0.01	-0.005	0.019	-0.004
bb:offers and	0.013	-0.001	-0.001	-0.011
bb:offers ¶	-0.071	-0.001	-0.007	0.079
bb:office :	-0.085	0.016	0.017	0.052
bb:office BRAND	0.036	-0.016	-0.02	0
bb:office DIGITS	-0.023	-0.001	-0.001	0.025
bb:office address	-0.023	-0.036	0.04	0.019
bb:office is	-0.023	-0.038	-0.009	0.07
bb:office ¶	0.014	-0.004	0.004	-0.014
bb:officer is	-0.037	-0.011	0.057	-0.009
bb:offline ¶	0.024	-0.011	-0.008	-0.004
bb:often saves	0.02	-0.006	-0.024	0.01
bb:okimiletpo ¶	0.056	-0.001	-0.003	-0.052
bb:old and	0.024	-0.002	-0.001	-0.021
bb:on DIGITS	-0.049	-0.001	-0.008	0.058
bb:on a	0.023	-0.01	-0.009	-0.004
bb:on behalf	0.01	-0.017	0.013	-0.007
bb:on orders	-0.045	0	0	0.045
bb:on our	-0.041	0.039	0.023	-0.021
bb:on request	0.019	-0.004	0.001	-0.016
bb:on saturdays	0.008	-0.002	-0.021	0.015
bb:on servers	-0.005	-0.005	0.01	0
bb:on the	-0.011	0.042	-0.074	0.043
bb:on this	-0.036	-0.018	0.063	-0.009
bb:on time	0.027	-0.002	-0.004	-0.021
bb:on to	-0.042	-0.006	-0.02	0.068
bb:on weekdays	0.03	-0.002	-0.02	-0.008
bb:on which	0.042	-0.027	-0.016	0.001
bb:on you	0.036	0	-0.01	-0.025
bb:on your	-0.017	-0.018	0.055	-0.02
bb:on ¶	0.04	0	-0.019	-0.02
bb:onarebu georgia	-0.011	-0.009	0.024	-0.004
bb:once and	0.014	-0.002	0.001	-0.013
bb:once we	0.003	-0.004	-0.012	0.013
bb:one of	0.009	0.069	-0.079	0.002
bb:one people	-0.034	-0.001	-0.001	0.036
bb:one person	0.017	-0.001	-0.013	-0.003
bb:one ¶	-0.008	-0.019	0.039	-0.012
bb:online payments	-0.006	-0.004	0.011	0
bb:online ¶	0.013	-0.008	-0.003	-0.002
bb:only what	-0.002	-0.003	-0.011	0.016
bb:only ¶	0.021	0.122	-0.011	-0.132
bb:open to	0.053	-0.016	-0.043	0.006
bb:opened an	-0.037	0	0.036	0
bb:opening hours	0.013	-0.001	-0.008	-0.004
bb:operate the	0.034	-0.022	-0.009	-0.004
bb:operated by	0.128	-0.023	-0.106	0.001
bb:optional cookies	-0.034	0	0.002	0.033
bb:or "	-0.153	0.016	0.027	0.11
bb:or BRAND	0.023	-0.002	-0.02	0
bb:or a	-0.005	0.036	-0.02	-0.01
bb:or an	-0.005	-0.004	0.01	-0.001
bb:or buy	0.027	-0.017	-0.008	-0.001
bb:or delete	0.029	-0.002	-0.024	-0.003
bb:or for	-0.007	-0.003	-0.025	0.034
bb:or in	0.029	-0.003	-0.014	-0.013
bb:or our	0.025	-0.008	-0.021	0.003
bb:or sent	0.019	-0.003	-0.013	-0.003
bb:or the	0.092	-0.023	-0.082	0.013
bb:or through	-0.004	-0.01	0.014	0
bb:or to	0	-0.002	-0.012	0.015
bb:or us	0.006	-0.009	0.01	-0.006
bb:or using	-0.016	-0.001	0	0.017
bb:or write	0.047	-0.012	-0.044	0.009
bb:orchard road	-0.017	0.002	0.009	0.006
bb:order by	-0.017	-0.003	-0.005	0.025
bb:order comes	0.015	0	0	-0.014
bb:order from	-0.006	0.021	-0.013	-0.002
bb:order or	-0.017	0	0	0.017
bb:order placed	-0.02	-0.017	0.066	-0.029
bb:order small	-0.034	0	0.034	0
bb:order ¶	-0.032	-0.005	0.022	0.015
bb:orders above	-0.061	0.001	0.06	0
bb:orders over	-0.045	0	0	0.045
bb:organised by	-0.065	0	-0.001	0.066
bb:oscr charity	0.01	0	-0.002	-0.008
bb:our "	0.099	-0.019	-0.058	-0.022
bb:our :	0.017	-0.003	-0.002	-0.013
bb:our and	0.078	-0.024	-0.048	-0.005
bb:our assets	-0.006	-0.012	0.018	0
bb:our behalf	-0.014	0.028	-0.023	0.009
bb:our business	0.014	-0.002	-0.012	0
bb:our card	-0.006	-0.004	0.011	0
bb:our company	0.051	-0.008	-0.041	-0.002
bb:our cookies	0.035	0	-0.01	-0.024
bb:our customers	0.011	-0.001	0	-0.01
bb:our details	0.048	-0.016	-0.025	-0.007
bb:our emails	0.003	-0.029	-0.049	0.075
bb:our fca	-0.017	0.002	0.016	0
bb:our full	0.028	-0.008	-0.019	-0.001
bb:our goods	0.064	-0.008	-0.055	0
bb:our group	-0.004	0.03	-0.026	-0.001
bb:our homes	0.009	0.02	-0.014	-0.015
bb:our insurer	-0.024	0	0.023	0
bb:our is	-0.039	0.05	-0.017	0.005
bb:our letter	0.013	-0.001	-0.001	-0.011
bb:our mailing	0.013	-0.001	-0.003	-0.008
bb:our marketplace	-0.061	0.022	0.038	0.001
bb:our mean	-0.03	-0.004	0.035	-0.001
bb:our means	-0.038	0.01	-0.032	0.06
bb:our newsletter	-0.017	-0.015	0.032	0
bb:our or	0.028	-0.005	-0.009	-0.014
bb:our own	0.067	-0.007	-0.017	-0.043
bb:our partners	-0.006	-0.006	-0.029	0.041
bb:our premises	-0.014	0.035	-0.014	-0.008
bb:our privacy	-0.026	-0.004	0.003	0.026
bb:our refer	-0.045	0.087	-0.011	-0.03
bb:our registered	0.029	0.006	-0.046	0.011
bb:our servers	-0.006	-0.011	0.017	0
bb:our services	0.031	-0.006	-0.002	-0.024
bb:our shop	-0.02	-0.003	0.004	0.019
bb:our shops	-0.112	0.024	-0.015	0.103
bb:our site	0.032	-0.015	-0.006	-0.011
bb:our sites	0.016	-0.006	-0.01	0
bb:our story	-0.031	0.08	0.013	-0.062
bb:our system	-0.057	0.035	0.022	0.001
bb:our traffic	-0.009	0	-0.001	0.011
bb:our us	-0.026	0.041	0	-0.015
bb:our we	-0.018	0	0.018	0
bb:our website	-0.005	-0.017	-0.006	0.028
bb:our work	0.018	-0.002	0.002	-0.018
bb:ours ¶	-0.012	-0.001	-0.002	0.015
bb:ourselves ;	-0.017	-0.001	-0.001	0.019
bb:out by	-0.052	-0.018	-0.015	0.084
bb:out here	-0.009	-0.003	0.015	-0.003
bb:out how	0.035	-0.008	-0.014	-0.013
bb:out more	-0.029	0	0	0.029
bb:out now	-0.035	0	-0.004	0.039
bb:out of	-0.011	-0.004	-0.013	0.028
bb:out the	0.02	-0.004	-0.012	-0.004
bb:out ¶	-0.015	-0.001	0.001	0.015
bb:outside ¶	-0.024	0	0	0.024
bb:ovekavuvu ¶	-0.022	-0.003	0.091	-0.066
bb:over DIGITS	0.037	-0.007	-0.031	0.001
bb:over the	-0.026	0.032	-0.005	-0.001
bb:over when	0.026	-0.014	-0.014	0.003
bb:overview ¶	-0.008	0.022	-0.012	-0.001
bb:own ¶	-0.13	-0.012	0.108	0.034
bb:owned and	-0.069	0.088	0.026	-0.045
bb:owned by	0.064	0.064	-0.092	-0.036
bb:owned subsidiary	0.082	0.018	-0.002	-0.098
bb:owns and	-0.003	-0.007	-0.001	0.012
bb:owns the	-0.059	0	0.038	0.021
bb:oxford oxfordshire	-0.007	0	0.01	-0.003
bb:packed ¶	0.008	-0.004	-0.016	0.012
bb:page says	0.041	-0.015	-0.012	-0.014
bb:page ¶	-0.138	-0.015	0.108	0.045
bb:pages are	0.033	-0.002	-0.009	-0.022
bb:pages say	0.012	-0.002	-0.01	0
bb:pages you	0	-0.006	-0.019	0.026
bb:paid by	0.038	-0.003	0	-0.036
bb:paid for	-0.075	0.001	0.106	-0.032
bb:paid ¶	-0.029	0.053	-0.04	0.015
bb:pan ¶	-0.013	-0.001	-0.006	0.019
bb:papers to	-0.024	0	0.023	0
bb:parcels are	-0.108	0	0.108	0
bb:parcels carried	-0.023	0.002	0.008	0.013
bb:parcels go	-0.003	-0.012	0.017	-0.003
bb:parent company	0.069	-0.054	-0.028	0.013
bb:park ¶	0.001	0.037	-0.033	-0.005
bb:parking behind	-0.006	-0.002	-0.015	0.022
bb:part of	-0.162	0.215	-0.171	0.118
bb:parties :	-0.008	-0.002	-0.01	0.02
bb:parties ¶	-0.016	-0.006	0.009	0.013
bb:partner of	0.034	-0.002	0.001	-0.034
bb:partners ¶	0.091	-0.005	-0.043	-0.043
bb:partnership registered	-0.024	-0.001	-0.001	0.025
bb:parts people	0.023	0	0	-0.022
bb:pass the	-0.029	-0.002	0.032	-0.001
bb:passed to	0.015	-0.006	0	-0.009
bb:password to	-0.02	0	0.001	0.019
bb:patients ¶	-0.027	-0.004	-0.005	0.037
bb:pay a	0.026	-0.001	-0.013	-0.013
bb:pay by	-0.086	0.002	0.082	0.002
bb:pay ¶	0.01	-0.007	-0.011	0.008
bb:payment fails	0.012	-0.004	-0.009	0.001
bb:payment is	-0.013	-0.001	0.001	0.013
bb:payments are	-0.025	-0.018	0.067	-0.024
bb:payments on	-0.022	0	0.022	0
bb:payments ¶	-0.025	-0.002	0.003	0.024
bb:pazaki analytics	-0.025	-0.014	0.039	0
bb:people choose	0.06	-0.037	-0.034	0.011
bb:people for	-0.028	-0.001	0	0.029
bb:people who	0.011	-0.008	-0.024	0.02
bb:person from	0.016	-0.001	-0.012	-0.003
bb:person who	0.036	-0.008	-0.012	-0.015
bb:personal data	0.017	0.06	-0.09	0.013
bb:personal information	-0.086	0.089	-0.047	0.043
bb:phone :	-0.028	-0.003	-0.009	0.04
bb:phone ¶	-0.054	-0.003	0.004	0.053
bb:photograph if	0.015	-0.003	-0.003	-0.009
bb:pictures of	-0.001	-0.007	-0.005	0.014
bb:pier ¶	-0.056	-0.001	0.033	0.024
bb:pipetfo road	0.039	0	0.004	-0.043
bb:placed through	-0.02	-0.017	0.066	-0.029
bb:placed ¶	-0.028	-0.004	0.006	0.025
bb:plain words	0.025	-0.001	-0.001	-0.024
bb:plainly meant	0.01	-0.002	-0.007	-0.001
bb:platform supplied	-0.013	0.001	0.012	0
bb:platform ¶	-0.083	-0.003	0.009	0.077
bb:please play	0.013	-0.001	-0.002	-0.011
bb:pleased ¶	-0.02	0	0	0.021
bb:policies are	0.02	0.001	0.022	-0.042
bb:policy "	-0.013	-0.005	-0.028	0.046
bb:policy ORG	-0.063	0.05	0.012	0.001
bb:policy applies	0.047	-0.006	-0.013	-0.028
bb:policy contact	-0.037	-0.002	0.001	0.038
bb:policy explains	0.075	-0.004	-0.011	-0.06
bb:policy for	0.025	-0.007	-0.011	-0.007
bb:policy is	0.011	0.024	-0.028	-0.007
bb:policy privacy	-0.011	0	-0.001	0.012
bb:policy returns	0.025	0	0	-0.025
bb:policy sets	0.012	-0.005	-0.008	0.002
bb:policy terms	-0.259	-0.001	0.034	0.226
bb:policy ©	0.079	-0.001	-0.002	-0.077
bb:policy ¶	0.267	-0.028	-0.103	-0.137
bb:polisi preifatrwydd	0.028	-0.001	-0.002	-0.025
bb:portal ¶	-0.063	0.033	0.074	-0.045
bb:post :	0.023	-0.007	-0.016	0
bb:post ¶	0.015	-0.007	-0.016	0.007
bb:powered by	-0.042	-0.023	0.051	0.014
bb:preifatrwydd ¶	0.028	-0.001	-0.002	-0.025
bb:premises ¶	0.003	-0.005	0.018	-0.016
bb:price and	0.045	-0.004	-0.026	-0.015
bb:price does	0.032	-0.003	-0.014	-0.014
bb:price list	0.009	-0.001	-0.027	0.02
bb:price that	-0.036	0	0.035	0
bb:price ¶	-0.074	-0.006	0.004	0.077
bb:prices ¶	-0.005	-0.008	0.02	-0.007
bb:pricing log	-0.012	-0.003	0.007	0.008
bb:privacy BRAND	-0.012	-0.001	-0.001	0.014
bb:privacy and	0.101	-0.025	0.025	-0.101
bb:privacy contact	0.001	-0.018	-0.008	0.025
bb:privacy cookies	0.107	-0.003	-0.015	-0.089
bb:privacy notice	0.155	0.117	-0.123	-0.148
bb:privacy policy	0.23	-0.063	-0.125	-0.041
bb:privacy statement	0.002	0.034	0.039	-0.074
bb:privacy terms	-0.117	-0.018	-0.007	0.142
bb:privacy ©	-0.015	0	-0.001	0.016
bb:privacy ¶	0.241	0.099	-0.156	-0.184
bb:private houses	-0.007	-0.002	-0.002	0.011
bb:private limited	0.01	0.012	-0.017	-0.005
bb:prize draw	0.03	-0.007	-0.022	-0.001
bb:processed by	-0.005	-0.009	0.015	0
bb:processors ¶	-0.005	-0.011	0.017	-0.002
bb:products from	0.052	-0.038	-0.02	0.007
bb:promoter :	0.062	-0.011	-0.049	-0.002
bb:promoter is	0.056	-0.017	-0.021	-0.018
bb:promoter of	-0.093	0.055	0.039	-0.001
bb:promoter ¶	0.02	-0.004	-0.015	-0.001
bb:promotion is	-0.051	-0.013	0.065	-0.001
bb:property of	0.057	-0.005	-0.033	-0.019
bb:protection act	-0.013	-0.006	0.021	-0.002
bb:protection of	0.04	-0.002	-0.005	-0.033
bb:protection officer	0.003	-0.031	0.041	-0.012
bb:protection policy	0.045	-0.024	-0.061	0.04
bb:protection regulation	-0.004	-0.004	-0.016	0.024
bb:protection ¶	0.129	-0.022	-0.062	-0.045
bb:proudly created	0.104	-0.001	0	-0.103
bb:prove it	0.018	-0.002	-0.01	-0.006
bb:provided by	-0.06	-0.032	0.152	-0.06
bb:provider and	-0.062	0.005	0.056	0
bb:public liability	-0.107	0.001	0.106	0
bb:publish what	0.016	-0.003	-0.016	0.003
bb:publisher :	-0.004	-0.011	0.024	-0.009
bb:purchase of	-0.031	-0.003	0.045	-0.01
bb:purpose of	-0.004	-0.011	0.01	0.005
bb:purpose ¶	-0.007	-0.003	0.026	-0.015
bb:purposes of	-0.009	-0.006	-0.015	0.031
bb:put it	-0.02	-0.001	0.001	0.02
bb:quarry road	-0.014	0	0.002	0.012
bb:questions go	-0.002	-0.024	0.028	-0.002
bb:questions write	-0.042	0.003	0.04	0
bb:quotation that	-0.02	-0.017	0.066	-0.029
bb:quote ¶	0.037	-0.001	-0.031	-0.005
bb:range for	-0.003	-0.001	-0.012	0.016
bb:rapa ¶	0.056	-0.001	-0.003	-0.052
bb:rated DIGITS	0.061	-0.001	0.002	-0.061
bb:rather you	0.025	-0.001	-0.011	-0.012
bb:read more	-0.003	-0.003	-0.011	0.016
bb:read these	-0.045	0.009	0.019	0.018
bb:reading bus	0.022	0	0	-0.021
bb:reading rg30	-0.02	0.01	0.003	0.008
bb:reason to	0.014	-0.001	-0.003	-0.01
bb:recent work	-0.015	0	0.016	0
bb:recipe people	-0.015	0	0	0.016
bb:records on	-0.023	0.009	0.001	0.013
bb:records parcels	-0.018	0	0.017	0
bb:recycle what	0.036	-0.002	-0.002	-0.032
bb:ref DIGITS	0.027	-0.007	-0.058	0.038
bb:refer to	-0.003	0.086	-0.027	-0.055
bb:reference agencies	-0.013	-0.044	0.061	-0.004
bb:reference for	0.031	-0.001	-0.006	-0.024
bb:reference number	0.067	-0.043	-0.017	-0.007
bb:reference to	-0.032	0.05	-0.018	0
bb:reference web	0.035	-0.001	-0.001	-0.033
bb:references to	-0.008	-0.012	0.021	-0.001
bb:referred to	-0.051	-0.003	0.022	0.033
bb:refers to	0.053	-0.004	-0.018	-0.031
bb:reg co	-0.023	-0.003	-0.004	0.03
bb:reg no	-0.006	0.003	-0.013	0.016
bb:register number	-0.064	-0.001	0.066	0
bb:register of	0.011	-0.003	-0.007	0
bb:register ¶	-0.065	-0.001	-0.001	0.068
bb:registered address	0.011	0.057	-0.038	-0.029
bb:registered charity	0.026	0.118	0.054	-0.198
bb:registered company	0.038	0.038	-0.104	0.028
bb:registered in	0.087	0.135	-0.12	-0.102
bb:registered number	0.001	-0.007	-0.006	0.012
bb:registered office	0.001	-0.071	0.046	0.025
bb:registered vat	-0.045	0.002	-0.028	0.071
bb:registered with	-0.037	-0.023	0.051	0.009
bb:registration no	0	0.002	-0.026	0.023
bb:registration number	0.055	0.001	-0.091	0.035
bb:regulated by	-0.042	-0.037	0.078	0.001
bb:regulation (	0.001	-0.007	-0.017	0.022
bb:regulation authority	-0.032	0.001	0.018	0.013
bb:regulatory ¶	0.01	0	0	-0.009
bb:reject ¶	0.017	-0.001	-0.001	-0.015
bb:relationship with	0.005	0.034	-0.044	0.005
bb:rented unit	-0.013	0	0	0.013
bb:report ¶	0.023	-0.001	-0.003	-0.019
bb:representative of	-0.067	-0.063	0.138	-0.008
bb:represented by	-0.044	0	0.046	-0.003
bb:reserved BRAND	-0.006	0.018	-0.017	0.005
bb:reserved site	0.057	-0.001	0.01	-0.066
bb:reserved website	0.026	0	0.011	-0.037
bb:reserved ¶	0.092	0.009	-0.076	-0.025
bb:respect of	-0.013	0.028	-0.011	-0.003
bb:responsible for	-0.026	-0.003	0.036	-0.008
bb:responsible ¶	0.024	-0.001	-0.022	-0.001
bb:rest found	-0.017	-0.002	-0.003	0.023
bb:rest of	0.02	-0.002	-0.005	-0.014
bb:rest ¶	0.025	-0.001	-0.013	-0.011
bb:retail finance	0.086	-0.036	-0.087	0.037
bb:returns policy	-0.031	-0.002	0.039	-0.006
bb:returns ¶	0.026	-0.016	-0.059	0.049
bb:revenue &	-0.02	-0.015	0.039	-0.003
bb:reviews on	-0.087	0.001	0.086	0
bb:reviews ¶	0.058	-0.007	-0.022	-0.029
bb:rid of	0.028	-0.004	-0.022	-0.002
bb:right people	-0.02	-0.001	0	0.021
bb:right to	0.013	-0.006	0.007	-0.014
bb:rights reserved	0.063	0.012	-0.027	-0.048
bb:road dublin	0.039	0	0.004	-0.043
bb:road east	0.01	-0.001	0	-0.009
bb:road hereford	-0.014	0.007	0.001	0.006
bb:road london	-0.102	0.126	-0.009	-0.016
bb:road norwich	-0.008	-0.002	0.011	0
bb:room people	-0.053	0	-0.001	0.054
bb:room ¶	0.133	-0.001	-0.011	-0.121
bb:rooms are	-0.011	-0.007	0.01	0.008
bb:rough and	-0.019	-0.001	-0.001	0.02
bb:round the	0.05	-0.002	-0.004	-0.044
bb:row brighton	-0.023	0.007	0.016	0
bb:royal charter	0.014	-0.001	-0.01	-0.002
bb:run by	-0.002	0.026	-0.021	-0.003
bb:run on	-0.006	-0.018	0.027	-0.003
bb:run this	0.056	0	0	-0.056
bb:running at	-0.091	0.002	0.089	0
bb:runs on	-0.004	-0.012	0.016	0
bb:runs the	-0.039	0.008	0.033	-0.002
bb:runs this	-0.068	0.013	0.011	0.044
bb:rusome street	-0.013	0	0.012	0
bb:safeguarding ¶	-0.063	0	-0.001	0.065
bb:said about	0.014	0	0	-0.013
bb:said yesterday	-0.012	0	0.012	0
bb:said ¶	0.054	0	-0.004	-0.049
bb:sale ¶	-0.001	0.023	-0.063	0.041
bb:sales @	0.025	-0.002	-0.001	-0.023
bb:same afternoon	0.04	-0.004	-0.024	-0.012
bb:same day	0.02	-0.003	-0.002	-0.015
bb:saturday of	-0.008	-0.003	-0.014	0.025
bb:saturdays ¶	0.007	-0.001	-0.017	0.011
bb:saves a	0.037	-0.007	-0.027	-0.003
bb:say "	0.012	-0.002	-0.01	0
bb:say reviews	-0.047	0	0.047	0
bb:say ¶	-0.04	0	0.039	0
bb:says how	-0.02	-0.006	0.013	0.013
bb:says what	0.04	-0.018	-0.007	-0.015
bb:school head	-0.05	0	-0.001	0.05
bb:scope ¶	-0.017	-0.008	-0.003	0.029
bb:scotland (	-0.014	0	0.007	0.008
bb:scotland company	-0.019	0.001	0.019	-0.001
bb:scotland no	0.023	-0.01	-0.009	-0.003
bb:scotland with	-0.011	0.027	-0.01	-0.006
bb:scotland ¶	-0.031	-0.001	-0.001	0.033
bb:scottish charity	0.01	0	-0.002	-0.008
bb:searches with	-0.006	-0.007	0.013	0
bb:season :	0.018	0	-0.001	-0.016
bb:second visit	0.004	-0.001	0.012	-0.015
bb:sectors ¶	0.008	-0.016	-0.006	0.014
bb:see details	-0.022	-0.002	-0.001	0.026
bb:see examples	0.013	-0.002	-0.02	0.009
bb:see how	-0.015	-0.001	0	0.016
bb:see ¶	0.022	0	0	-0.021
bb:seed box	0.026	-0.001	-0.017	-0.008
bb:seen at	-0.013	0	-0.001	0.014
bb:sees it	-0.013	-0.018	0.032	-0.001
bb:seller means	0.044	-0.008	-0.018	-0.018
bb:seller ¶	0.063	-0.008	-0.031	-0.024
bb:sellers ¶	0	-0.001	-0.011	0.012
bb:sent by	0.014	-0.003	-0.012	0.002
bb:sent through	-0.019	-0.015	0.034	0
bb:seo by	-0.063	-0.001	0.011	0.053
bb:september DIGITS	0.008	0.001	0	-0.01
bb:servers of	-0.005	-0.005	0.01	0
bb:service "	-0.019	-0.012	0.017	0.013
bb:service (	0.038	-0.024	-0.013	-0.001
bb:service is	0.015	0.021	-0.038	0.001
bb:service of	0.024	-0.022	-0.018	0.016
bb:service operated	0.043	-0.012	-0.031	0
bb:service provided	-0.043	-0.021	0.065	-0.001
bb:service provider	0.106	-0.001	0.002	-0.107
bb:service ¶	-0.076	-0.008	0.016	0.067
bb:services "	0.06	-0.01	-0.034	-0.017
bb:services (	-0.026	0.041	-0.03	0.016
bb:services ;	-0.031	-0.039	0.094	-0.024
bb:services are	0.032	-0.024	0.012	-0.02
bb:services by	0.058	-0.022	-0.029	-0.007
bb:services of	0.052	-0.003	-0.027	-0.022
bb:services provided	0.09	-0.034	-0.053	-0.003
bb:services register	-0.079	-0.006	0.073	0.011
bb:services ¶	0.08	-0.028	-0.027	-0.025
bb:session comes	0.015	0	0	-0.014
bb:session ¶	-0.04	-0.002	-0.002	0.044
bb:set out	-0.026	-0.014	0.044	-0.004
bb:sets out	0.048	-0.011	-0.025	-0.012
bb:seven days	-0.043	-0.001	0.001	0.043
bb:seven who	0.011	-0.003	-0.003	-0.005
bb:sexton road	0.016	-0.001	-0.002	-0.013
bb:share it	-0.044	-0.011	0.047	0.009
bb:share of	-0.002	0.04	-0.037	-0.001
bb:share what	0.012	-0.015	0.019	-0.015
bb:share with	-0.008	-0.005	0.017	-0.004
bb:share your	-0.002	0.062	-0.068	0.008
bb:sharing ¶	-0.017	-0.023	0.041	-0.002
bb:sheffield south	-0.012	0.002	0.019	-0.008
bb:shop are	-0.041	0.006	0.034	0
bb:shop is	-0.062	0.019	0.042	0.001
bb:shop platform	-0.013	0.001	0.012	0
bb:shop ¶	0.028	-0.01	-0.003	-0.016
bb:shopquay ¶	0.015	0	0	-0.014
bb:shops farms	-0.008	-0.001	-0.002	0.011
bb:shops ¶	-0.092	0.024	-0.015	0.083
bb:show ¶	-0.053	0.005	0.005	0.043
bb:shows work	0.002	-0.002	-0.017	0.017
bb:sign up	-0.032	0	-0.001	0.032
bb:since that	0.017	-0.005	-0.016	0.003
bb:site :	-0.017	0.001	0.063	-0.047
bb:site ;	0.026	-0.015	-0.01	-0.001
bb:site and	0.021	-0.003	-0.016	-0.002
bb:site are	-0.011	0	0.011	0
bb:site is	-0.012	-0.025	0.021	0.015
bb:site the	-0.036	0.048	-0.01	-0.002
bb:site uses	-0.033	-0.014	0.034	0.013
bb:site work	-0.033	0	0	0.034
bb:site ¶	0.059	-0.011	-0.019	-0.029
bb:sites and	-0.015	-0.003	-0.009	0.027
bb:six months	-0.006	-0.004	0.012	-0.001
bb:six years	-0.012	0	0	0.013
bb:sk9 7jt	0.007	-0.005	-0.019	0.017
bb:skip to	-0.011	-0.01	0.003	0.018
bb:slavery statement	0.125	0.042	-0.061	-0.107
bb:small firms	0.013	-0.002	-0.002	-0.01
bb:small parcels	-0.071	0.002	0.069	0
bb:small team	0.018	-0.002	-0.016	0
bb:smaller range	-0.003	-0.001	-0.012	0.016
bb:so that	0.023	-0.006	0.009	-0.026
bb:social media	0.014	-0.003	0.007	-0.017
bb:sold by	0.118	-0.049	-0.116	0.047
bb:sold through	0.007	0.055	-0.032	-0.03
bb:sole trader	-0.082	-0.006	0.011	0.077
bb:solicitors regulation	-0.02	0.001	0.018	0
bb:some of	-0.01	-0.018	0.029	-0.001
bb:somebody asks	-0.01	-0.001	-0.001	0.011
bb:somebody else	0.033	-0.01	-0.021	-0.003
bb:someone brought	-0.008	-0.002	-0.003	0.013
bb:south yorkshire	-0.03	0.002	0.018	0.01
bb:speak to	0.032	-0.005	-0.01	-0.018
bb:spoken to	0.036	0	0	-0.035
bb:spring opening	0.012	-0.001	-0.008	-0.003
bb:staff ¶	0.029	-0.003	-0.007	-0.019
bb:stand people	-0.012	0	0	0.013
bb:stand ¶	0.008	0	0.002	-0.01
bb:standard terms	0.026	-0.002	0.001	-0.025
bb:statement ¶	0.119	0.073	-0.059	-0.133
bb:status ¶	0	-0.004	-0.014	0.018
bb:stay :	0.022	-0.001	-0.001	-0.02
bb:stay ¶	0.013	-0.009	-0.004	0
bb:still insist	0.004	-0.007	-0.02	0.024
bb:stockport bus	0.013	0	0	-0.013
bb:stops at	0.014	-0.005	-0.023	0.014
bb:stored by	-0.007	-0.006	0.014	-0.001
bb:story contact	-0.021	0.011	0.005	0.004
bb:story ¶	-0.034	0.071	-0.01	-0.027
bb:street dublin	-0.017	0.001	0.015	0
bb:street london	0.07	0.022	-0.015	-0.077
bb:strictly necessary	-0.012	0	0.013	0
bb:studio ¶	0.035	-0.001	-0.002	-0.032
bb:style of	-0.015	-0.041	0.017	0.039
bb:subject to	0.016	-0.003	-0.018	0.005
bb:subscribe to	-0.013	-0.002	0.001	0.013
bb:subscribe ¶	-0.012	-0.005	0.007	0.01
bb:subsidiary of	0.101	0.004	-0.004	-0.1
bb:such as	-0.031	0.119	-0.085	-0.003
bb:sue at	-0.033	0.002	0.028	0.003
bb:sum and	-0.061	0.001	0.06	0
bb:supervisory authority	-0.003	-0.008	0.012	-0.001
bb:supplied by	-0.002	-0.032	0.04	-0.007
bb:supplier ¶	-0.006	-0.006	0.014	-0.002
bb:suppliers :	-0.022	0.001	0.02	0
bb:suppliers ¶	0.017	-0.005	0.01	-0.022
bb:supply the	-0.015	0	0	0.016
bb:supply ¶	0.029	-0.007	-0.025	0.003
bb:support from	-0.016	0	0.015	0
bb:support ¶	0.092	-0.008	0.005	-0.088
bb:surrey tw9	0.021	0	0.002	-0.023
bb:sw1w 5lg	-0.016	0	0.001	0.015
bb:swansea west	0.017	-0.001	0	-0.016
bb:system we	-0.057	0.035	0.022	0.001
bb:t &	-0.009	0.044	-0.021	-0.014
bb:t a	-0.033	-0.048	-0.049	0.13
bb:tables at	-0.048	0.034	0.022	-0.009
bb:tafapon ¶	-0.104	-0.01	-0.063	0.177
bb:take over	-0.007	0.02	-0.012	-0.001
bb:take the	0.015	-0.002	-0.007	-0.007
bb:taken by	-0.041	0.042	0.025	-0.026
bb:takes effect	0.031	0	0.001	-0.032
bb:talk about	-0.033	-0.006	0.036	0.004
bb:tax office	0.012	0	0	-0.011
bb:team at	0.018	-0.002	-0.016	0
bb:team ¶	-0.028	0.008	0.007	0.013
bb:tel :	0.02	0.038	-0.056	-0.002
bb:telephone DIGITS	0.023	0.063	-0.079	-0.007
bb:telephone and	0.052	-0.001	-0.006	-0.044
bb:telerau ac	-0.012	-0.005	-0.008	0.025
bb:tell you	-0.026	-0.003	-0.011	0.039
bb:tells you	-0.012	-0.003	-0.007	0.022
bb:ten and	-0.01	-0.001	-0.013	0.024
bb:ten years	0.031	0	0	-0.031
bb:tenancy and	0.015	0	0	-0.015
bb:term at	-0.015	0	0	0.016
bb:terms "	0.028	0.017	-0.028	-0.017
bb:terms &	-0.046	0.108	-0.09	0.027
bb:terms BRAND	-0.01	-0.001	-0.001	0.012
bb:terms and	0.018	-0.037	0.005	0.014
bb:terms apply	-0.01	-0.002	-0.002	0.015
bb:terms are	0.004	-0.014	-0.003	0.013
bb:terms before	-0.044	0.008	0.019	0.017
bb:terms contact	-0.02	-0.011	-0.006	0.037
bb:terms delivery	-0.034	0.001	0.023	0.011
bb:terms for	-0.041	-0.003	-0.006	0.051
bb:terms govern	0.039	-0.028	-0.035	0.023
bb:terms legal	0.041	0	0	-0.04
bb:terms of	0.071	0.034	-0.028	-0.078
bb:terms on	0.037	-0.024	-0.014	0.001
bb:terms privacy	0.245	-0.012	-0.001	-0.231
bb:terms returns	-0.067	0.001	0.023	0.043
bb:terms set	-0.009	-0.001	0.013	-0.003
bb:terms ©	0.016	-0.001	-0.002	-0.013
bb:terms ¶	-0.224	0.154	-0.153	0.223
bb:thames surrey	0.021	0	0.002	-0.023
bb:than most	0.022	-0.002	-0.008	-0.012
bb:thank you	-0.038	-0.013	0.015	0.036
bb:thanks to	-0.013	0.001	0.011	0
bb:that BRAND	-0.017	-0.003	-0.004	0.023
bb:that are	0.031	-0.001	0	-0.03
bb:that day	0.019	-0.002	-0.016	-0.001
bb:that is	-0.032	-0.006	0.012	0.026
bb:that it	-0.012	0	0.012	0
bb:that nobody	0.009	-0.002	0.005	-0.012
bb:that often	0.018	-0.006	-0.024	0.013
bb:that the	0.025	-0.001	0.001	-0.025
bb:that you	-0.034	0	0.054	-0.02
bb:the "	-0.102	0.018	0.052	0.031
bb:the BRAND	0.11	-0.008	-0.131	0.028
bb:the DIGITS	0.016	-0.003	-0.004	-0.01
bb:the ORG	-0.08	0.011	0.04	0.029
bb:the SELF	0.016	0.008	-0.011	-0.012
bb:the account	0.006	-0.006	0.018	-0.019
bb:the agent	-0.051	-0.002	0.051	0.003
bb:the agreement	0.006	-0.018	-0.002	0.014
bb:the app	0.096	-0.093	0.009	-0.012
bb:the application	-0.092	0.001	0.091	0
bb:the back	-0.008	-0.005	0.037	-0.024
bb:the board	0.018	-0.002	-0.015	0
bb:the booking	0.014	0.025	-0.063	0.023
bb:the building	-0.037	-0.002	-0.004	0.043
bb:the business	-0.141	-0.003	0.097	0.046
bb:the cardiff	0.014	0	0	-0.013
bb:the choices	0.064	-0.026	-0.027	-0.01
bb:the client	-0.014	0.038	0.016	-0.04
bb:the club	0.047	0.028	-0.043	-0.033
bb:the company	-0.007	-0.043	0.002	0.047
bb:the conditions	0.015	-0.01	-0.003	-0.002
bb:the contract	0.021	-0.002	-0.014	-0.004
bb:the controller	0.037	0.023	-0.058	-0.002
bb:the corner	0.015	-0.002	-0.004	-0.009
bb:the counter	0.024	-0.003	-0.013	-0.008
bb:the county	-0.046	0.005	0.006	0.035
bb:the customer	0.024	-0.029	-0.017	0.021
bb:the data	-0.107	-0.058	0.108	0.056
bb:the day	0.004	-0.003	-0.02	0.019
bb:the delivery	0.02	0	-0.001	-0.019
bb:the door	0.029	-0.005	-0.023	0
bb:the edge	0.014	-0.002	-0.002	-0.01
bb:the end	0.022	-0.001	0.001	-0.022
bb:the exeter	-0.022	0	0	0.023
bb:the fca	0.022	-0.001	0.014	-0.035
bb:the financial	-0.009	-0.036	0.064	-0.019
bb:the first	0.013	-0.025	0.024	-0.012
bb:the following	-0.055	0.084	-0.046	0.017
bb:the form	-0.026	-0.006	-0.015	0.047
bb:the gallery	0.019	-0.002	-0.02	0.004
bb:the gambling	0.045	0.024	-0.005	-0.065
bb:the general	-0.008	-0.01	0.012	0.006
bb:the goods	0.046	-0.008	-0.031	-0.007
bb:the group	0	0.068	-0.04	-0.028
bb:the job	0	-0.011	-0.032	0.043
bb:the last	-0.018	-0.002	-0.026	0.046
bb:the law	0.031	-0.002	-0.005	-0.025
bb:the legal	0.009	-0.01	0.002	-0.001
bb:the lottery	-0.056	0.057	0.021	-0.022
bb:the manager	-0.026	0.073	-0.015	-0.032
bb:the message	-0.011	0	0.003	0.007
bb:the middle	0.018	-0.004	0.003	-0.017
bb:the money	0.023	-0.001	-0.001	-0.021
bb:the name	-0.033	-0.001	0.026	0.008
bb:the names	0.026	-0.003	-0.002	-0.021
bb:the national	0.077	-0.004	0.023	-0.097
bb:the next	0.071	0	0	-0.071
bb:the north	0.025	-0.001	-0.003	-0.022
bb:the nottingham	0.039	-0.001	-0.016	-0.022
bb:the number	0.028	-0.002	-0.001	-0.025
bb:the order	-0.075	-0.014	0.043	0.046
bb:the owner	0.02	-0.011	-0.008	-0.001
bb:the page	-0.017	-0.002	0.004	0.015
bb:the papers	-0.024	0	0.023	0
bb:the parent	-0.007	0.021	-0.028	0.014
bb:the parties	-0.012	-0.001	-0.009	0.022
bb:the payment	0.026	-0.001	0	-0.026
bb:the person	0.001	0.037	-0.026	-0.013
bb:the pier	-0.066	0	0.038	0.028
bb:the platform	-0.025	-0.008	0.017	0.016
bb:the policy	0.027	0.004	-0.019	-0.013
bb:the price	-0.005	-0.003	-0.015	0.023
bb:the privacy	0.01	-0.01	-0.031	0.031
bb:the promoter	-0.015	0.036	-0.002	-0.019
bb:the property	0.074	-0.011	-0.037	-0.026
bb:the purpose	-0.046	-0.005	0.043	0.008
bb:the purposes	-0.009	-0.006	-0.015	0.031
bb:the questions	0.005	-0.002	-0.025	0.021
bb:the reading	0.022	0	0	-0.021
bb:the record	0.024	-0.001	-0.022	-0.001
bb:the records	0.018	0.018	-0.009	-0.026
bb:the register	-0.01	-0.007	0.004	0.012
bb:the registered	0.014	-0.014	0.025	-0.025
bb:the relevant	-0.072	0.049	-0.007	0.031
bb:the rest	0.053	-0.011	-0.014	-0.027
bb:the right	-0.027	-0.007	0.008	0.026
bb:the same	0.009	0.015	-0.022	-0.002
bb:the scheme	0.002	-0.019	-0.015	0.032
bb:the second	0	-0.003	0.014	-0.011
bb:the seller	0.072	-0.009	-0.023	-0.041
bb:the service	0.056	-0.029	-0.036	0.009
bb:the services	0.004	0.023	-0.032	0.004
bb:the seven	0.014	-0.003	-0.003	-0.008
bb:the shop	-0.011	-0.008	0.023	-0.004
bb:the shops	-0.004	0.032	-0.008	-0.02
bb:the site	0.07	-0.031	-0.04	0
bb:the solicitors	-0.02	0.001	0.018	0
bb:the stockport	0.013	0	0	-0.013
bb:the supervisory	-0.003	-0.008	0.012	-0.001
bb:the supplier	-0.021	-0.005	0.034	-0.008
bb:the telephone	-0.037	-0.001	-0.001	0.039
bb:the terms	-0.047	0.031	0.001	0.015
bb:the trade	-0.063	-0.013	0.011	0.065
bb:the trading	-0.121	0.108	0.062	-0.049
bb:the truro	-0.011	0	0	0.012
bb:the uk	0.078	0.026	-0.069	-0.034
bb:the united	-0.077	-0.011	0.024	0.064
bb:the usa	-0.01	0.034	-0.023	0
bb:the use	-0.02	0	0	0.021
bb:the user	0.097	-0.021	-0.084	0.009
bb:the website	-0.053	0.08	-0.009	-0.018
bb:the week	-0.023	-0.01	0.023	0.009
bb:the whole	0.014	-0.009	-0.001	-0.003
bb:the work	0.06	-0.003	-0.05	-0.007
bb:their own	-0.099	-0.044	0.117	0.026
bb:them ORG	-0.006	-0.026	0.035	-0.003
bb:them before	0.038	0.005	-0.025	-0.019
bb:them nothing	0.015	-0.001	0.012	-0.025
bb:them to	0.008	-0.003	-0.011	0.005
bb:them ¶	-0.027	0.038	-0.033	0.022
bb:theme by	0.032	-0.002	0.008	-0.038
bb:then we	-0.02	0	0.003	0.018
bb:there is	-0.021	0.03	-0.026	0.017
bb:there ¶	0.01	-0.006	-0.019	0.014
bb:these conditions	0.02	-0.014	-0.004	-0.002
bb:these pages	0.007	-0.007	-0.016	0.016
bb:these rules	0.01	-0.003	-0.01	0.002
bb:these terms	0.055	-0.085	-0.065	0.095
bb:they apply	0.002	-0.005	-0.011	0.015
bb:they need	0.022	-0.001	0.001	-0.022
bb:they stand	0.009	-0.001	0.002	-0.01
bb:third party	-0.074	-0.01	-0.005	0.089
bb:thirty days	0.007	-0.001	-0.012	0.006
bb:this agreement	0.015	-0.017	-0.03	0.031
bb:this app	0.039	-0.005	0.029	-0.062
bb:this competition	-0.095	0.06	0.035	0
bb:this document	-0.088	0.007	0.069	0.011
bb:this is	0.059	-0.033	-0.012	-0.014
bb:this month	-0.026	-0.007	0.015	0.018
bb:this notice	0.002	-0.027	0.003	0.023
bb:this page	0.02	0.017	-0.034	-0.002
bb:this policy	0.155	-0.039	-0.049	-0.067
bb:this privacy	0.104	0.026	-0.133	0.003
bb:this season	0.018	0	-0.001	-0.016
bb:this shop	-0.072	0.022	0.038	0.011
bb:this site	-0.084	-0.012	0.04	0.056
bb:this website	-0.077	-0.013	0.088	0.003
bb:those websites	-0.087	0.001	0.086	0
bb:those who	-0.006	-0.018	0.031	-0.007
bb:thousandth delivery	0.019	0	0	-0.018
bb:thousandth length	0.014	0	0	-0.014
bb:thousandth tenancy	0.015	0	0	-0.015
bb:three years	-0.005	-0.001	-0.015	0.021
bb:through ORG	-0.001	-0.007	0.015	-0.007
bb:through a	-0.037	-0.006	0.023	0.019
bb:through akevafifo	-0.004	-0.015	0.019	0
bb:through our	-0.058	0.027	0.03	0
bb:through the	0.045	-0.019	-0.079	0.053
bb:through this	-0.001	-0.026	0.057	-0.031
bb:throw ¶	0.041	-0.001	-0.01	-0.03
bb:tickets are	0.004	-0.016	-0.014	0.027
bb:tickets ¶	-0.025	-0.007	0.043	-0.011
bb:tidy work	0.019	-0.001	-0.015	-0.004
bb:time just	0.016	0	-0.006	-0.01
bb:time people	0.027	-0.001	-0.001	-0.026
bb:time to	0.004	0.013	-0.028	0.011
bb:time ¶	-0.016	-0.031	-0.016	0.063
bb:times but	-0.091	0.002	0.089	0
bb:to "	-0.015	0.034	-0.039	0.021
bb:to :	0.077	-0.035	-0.038	-0.003
bb:to BRAND	0.019	-0.006	-0.001	-0.013
bb:to DIGITS	0.051	-0.002	0	-0.049
bb:to ORG	0.011	0.018	-0.009	-0.02
bb:to SELF	-0.043	0.047	-0.002	-0.002
bb:to a	0.01	0.068	-0.013	-0.065
bb:to all	-0.044	-0.004	-0.004	0.052
bb:to analyse	-0.009	0	-0.001	0.011
bb:to anyone	-0.013	0	0.021	-0.008
bb:to as	-0.026	-0.001	-0.001	0.028
bb:to ask	-0.028	-0.001	-0.001	0.029
bb:to be	-0.009	-0.02	0.029	0
bb:to buy	0.019	-0.007	-0.01	-0.002
bb:to call	-0.016	-0.001	-0.001	0.018
bb:to contact	-0.017	-0.012	-0.006	0.034
bb:to content	-0.013	-0.01	0.002	0.022
bb:to decide	0.02	-0.004	-0.025	0.01
bb:to do	-0.015	-0.004	0.006	0.013
bb:to enable	0.056	0	0	-0.056
bb:to ensure	-0.027	0	-0.001	0.028
bb:to every	-0.041	-0.017	0.066	-0.009
bb:to flatter	0.014	-0.001	-0.003	-0.01
bb:to it	0.04	-0.002	-0.003	-0.035
bb:to keep	-0.11	0.002	0.088	0.02
bb:to make	-0.034	-0.006	0.007	0.033
bb:to our	-0.081	-0.018	0.059	0.039
bb:to pay	-0.075	0.001	0.071	0.003
bb:to protecting	0.004	-0.02	0.021	-0.005
bb:to prove	0.018	-0.002	-0.01	-0.006
bb:to reach	0.001	-0.006	-0.022	0.027
bb:to run	0.091	-0.001	-0.001	-0.089
bb:to see	0.033	-0.004	-0.03	0.001
bb:to speak	0.01	-0.001	-0.001	-0.008
bb:to take	-0.025	-0.001	0	0.026
bb:to the	-0.042	-0.004	0.149	-0.104
bb:to this	0.022	-0.017	-0.023	0.017
bb:to time	0.088	-0.007	-0.078	-0.004
bb:to us	0.004	-0.011	0.047	-0.04
bb:to use	0.012	0.001	0.012	-0.025
bb:to visitors	0.002	-0.003	-0.014	0.014
bb:to we	0.012	-0.002	-0.007	-0.002
bb:to which	-0.013	0.002	0.011	0
bb:to you	0.061	-0.02	-0.014	-0.027
bb:to your	0.011	-0.015	-0.012	0.016
bb:to yourself	-0.02	0	0.001	0.019
bb:to ¶	-0.027	-0.015	0.017	0.025
bb:today we	0.011	-0.002	-0.009	0
bb:today ¶	-0.053	-0.002	0.011	0.044
bb:together "	-0.024	-0.002	0.019	0.007
bb:together with	-0.017	-0.001	0.026	-0.009
bb:too ¶	-0.011	0.001	0.024	-0.014
bb:top of	-0.027	-0.005	0.047	-0.016
bb:touch who	-0.004	0	0.01	-0.006
bb:touch ¶	0.06	0.02	-0.016	-0.064
bb:trade as	-0.029	-0.006	-0.018	0.053
bb:trade list	-0.007	-0.002	-0.004	0.013
bb:trade mark	0.021	-0.006	-0.011	-0.004
bb:trade marks	0.014	-0.002	-0.015	0.003
bb:trade name	-0.011	0	0	0.011
bb:trade number	0.023	-0.005	-0.018	0
bb:trade ¶	0.043	-0.009	-0.014	-0.02
bb:trademark no	0.013	-0.005	-0.008	0
bb:trader ¶	-0.046	-0.005	0.012	0.039
bb:trades as	-0.028	-0.018	0.007	0.039
bb:trading address	-0.062	0.034	0.012	0.015
bb:trading as	-0.077	-0.048	-0.029	0.154
bb:trading company	-0.018	-0.013	-0.027	0.058
bb:trading name	-0.018	-0.069	0.016	0.071
bb:trading names	0.003	-0.014	-0.004	0.016
bb:trading style	-0.01	-0.041	0.013	0.039
bb:trading subsidiary	-0.033	0.038	-0.003	-0.002
bb:traffic ¶	-0.009	0	-0.001	0.011
bb:trained here	0.013	-0.003	-0.004	-0.005
bb:transaction records	-0.046	0.001	0.045	0
bb:transfer or	0.011	-0.004	0.002	-0.01
bb:tray ¶	-0.029	0	-0.001	0.03
bb:treatments ¶	0.018	-0.004	-0.01	-0.004
bb:truro ;	0.023	0	0	-0.022
bb:truro bus	-0.011	0	0	0.012
bb:truro cornwall	-0.011	0	0.007	0.004
bb:truro tr3	-0.012	0	0.005	0.007
bb:trust (	0.055	0.062	-0.087	-0.03
bb:trust ¶	0.048	0.037	-0.114	0.028
bb:try to	-0.092	0.002	0.09	0
bb:tw9 8qe	0.021	0	0.002	-0.023
bb:twenty years	0.02	-0.002	-0.01	-0.008
bb:twice people	0.017	-0.001	-0.001	-0.015
bb:twice ¶	-0.026	0	0.003	0.022
bb:two chairs	-0.024	0	0	0.024
bb:two parts	0.016	-0.001	-0.001	-0.015
bb:two years	0.021	-0.003	-0.021	0.003
bb:tyne and	0.01	0.002	0	-0.011
bb:uk delivery	-0.008	-0.003	-0.024	0.034
bb:uk gdpr	0.026	-0.015	-0.011	0
bb:uk it	-0.027	0.002	0.025	0
bb:uk ¶	0.128	-0.037	-0.021	-0.07
bb:under NUM	-0.011	-0.001	0.003	0.009
bb:under SELF	0.03	-0.005	-0.024	0
bb:under a	0.014	-0.002	0.003	-0.015
bb:under company	0.062	-0.022	-0.039	-0.001
bb:under licence	-0.02	0.002	0.018	0
bb:under number	-0.042	0.019	0.015	0.008
bb:under reference	-0.021	-0.008	0.033	-0.004
bb:under registration	0.079	-0.014	-0.056	-0.01
bb:under the	-0.04	0.064	0.022	-0.045
bb:under which	0.061	-0.016	-0.045	0
bb:under written	-0.007	-0.006	0.013	0
bb:underwritten by	0.025	-0.003	0.028	-0.05
bb:unit DIGITS	0.011	-0.001	-0.011	0.001
bb:unit on	-0.013	0	0	0.013
bb:united kingdom	0.054	-0.079	-0.102	0.126
bb:until you	0.034	-0.004	0.003	-0.033
bb:up and	0.003	0.038	-0.066	0.025
bb:up repayments	-0.04	-0.001	-0.001	0.041
bb:up to	-0.005	-0.005	0.018	-0.008
bb:up ¶	-0.04	-0.004	-0.002	0.046
bb:updated :	0.087	-0.054	-0.07	0.037
bb:upon tyne	-0.007	0	-0.01	0.017
bb:us "	0.143	-0.054	-0.051	-0.038
bb:us :	0.007	-0.008	0.016	-0.015
bb:us BRAND	0.04	-0.003	-0.003	-0.034
bb:us DIGITS	-0.031	-0.002	0.044	-0.011
bb:us and	-0.092	0.063	0.011	0.018
bb:us at	-0.067	0.005	0.004	0.058
bb:us before	0.036	0	0	-0.035
bb:us by	-0.027	-0.021	0.025	0.023
bb:us contact	0.049	0.003	0.018	-0.07
bb:us in	0.063	-0.016	-0.03	-0.017
bb:us last	0.012	0	-0.001	-0.011
bb:us means	-0.021	-0.01	0.018	0.013
bb:us offline	0.024	-0.011	-0.008	-0.004
bb:us on	0.001	-0.003	-0.064	0.067
bb:us or	-0.093	0.063	-0.035	0.065
bb:us our	0.017	-0.013	0.007	-0.012
bb:us people	-0.033	0	-0.001	0.035
bb:us refer	-0.046	0.04	-0.002	0.008
bb:us through	-0.021	0.001	0.011	0.01
bb:us to	0.053	-0.007	-0.027	-0.02
bb:us we	-0.015	-0.001	0.018	-0.003
bb:us who	-0.016	0	0.004	0.013
bb:us winner	-0.021	0	0	0.021
bb:us ¶	0.099	-0.02	0.038	-0.116
bb:use DIGITS	0.073	0	0	-0.073
bb:use cookies	-0.033	0	0	0.034
bb:use delivery	0.012	-0.002	-0.01	0
bb:use legal	-0.042	0	0	0.042
bb:use of	-0.092	-0.004	-0.004	0.1
bb:use one	-0.012	0.002	0.013	-0.002
bb:use our	-0.003	0.073	-0.055	-0.015
bb:use privacy	0.064	-0.002	-0.003	-0.059
bb:use returns	0.087	-0.001	0.008	-0.094
bb:use strictly	-0.012	0	0.012	0
bb:use the	-0.01	-0.028	0.031	0.007
bb:use your	0.019	-0.005	0.004	-0.018
bb:use ©	-0.061	-0.002	-0.002	0.064
bb:use ¶	-0.062	-0.061	0.058	0.065
bb:used by	-0.057	0.001	0.037	0.018
bb:used the	-0.02	0.001	0.018	0
bb:used ¶	-0.035	-0.003	0.025	0.013
bb:useful pages	-0.012	-0.001	-0.001	0.013
bb:user of	0.024	-0.005	-0.031	0.012
bb:users in	-0.009	-0.007	0.016	0
bb:uses data	-0.069	0.009	0.086	-0.027
bb:uses pazaki	-0.02	-0.014	0.034	0
bb:using BRAND	0.045	-0.014	-0.035	0.003
bb:using the	0.038	-0.002	-0.021	-0.015
bb:using these	-0.007	-0.005	-0.005	0.017
bb:usually answers	0.005	-0.002	-0.025	0.021
bb:usually within	-0.034	0	0.034	0
bb:valid for	0.017	-0.002	-0.021	0.006
bb:vat no	-0.031	-0.002	-0.01	0.043
bb:vat number	-0.07	-0.02	-0.034	0.123
bb:vat registration	-0.042	0.026	0.015	0.001
bb:venues ¶	0.019	-0.016	0.024	-0.028
bb:views my	-0.084	0	-0.001	0.085
bb:visit costs	0.009	-0.001	0.012	-0.019
bb:visit us	-0.018	0	0	0.018
bb:visit ¶	0.051	-0.001	-0.001	-0.049
bb:visitors on	0.005	-0.003	-0.014	0.012
bb:voluntary aided	-0.05	0	-0.001	0.05
bb:volunteers since	-0.065	0	-0.001	0.066
bb:vouchers can	0.016	-0.001	0	-0.014
bb:vududka ¶	0.052	-0.001	-0.002	-0.05
bb:wales (	-0.081	0.038	0.11	-0.066
bb:wales :	0.01	0	-0.008	-0.002
bb:wales co	-0.018	0	-0.001	0.019
bb:wales company	0.045	-0.013	0.014	-0.046
bb:wales no	0.027	0	-0.015	-0.012
bb:wales number	-0.045	0.024	-0.008	0.029
bb:wales registration	-0.024	-0.003	-0.009	0.037
bb:wales under	0.024	-0.006	-0.032	0.015
bb:wales with	-0.102	0.041	0.048	0.013
bb:wales ¶	0.018	-0.002	0.01	-0.027
bb:wants to	0.03	-0.001	-0.002	-0.027
bb:warranties people	-0.019	-0.001	-0.001	0.02
bb:warranties ¶	0.044	0	-0.005	-0.039
bb:was built	-0.002	-0.006	0.01	-0.002
bb:was plainly	0.011	-0.001	-0.009	-0.001
bb:we "	-0.002	0.029	-0.049	0.023
bb:we (	0.042	-0.006	-0.017	-0.019
bb:we act	-0.043	-0.011	0.044	0.01
bb:we and	-0.017	-0.002	0.027	-0.008
bb:we are	0.003	0.027	-0.172	0.142
bb:we ask	0.015	-0.001	0.001	-0.015
bb:we at	0.021	-0.014	-0.012	0.006
bb:we can	0.009	-0.007	-0.01	0.008
bb:we cannot	0.011	-0.003	-0.014	0.005
bb:we collect	0.007	-0.015	-0.018	0.025
bb:we do	-0.007	-0.008	0.003	0.012
bb:we finished	-0.024	-0.001	-0.001	0.026
bb:we get	0.028	-0.004	-0.022	-0.002
bb:we have	-0.031	-0.013	0.049	-0.005
bb:we hold	-0.098	-0.003	0.101	0
bb:we know	0.032	-0.004	-0.018	-0.01
bb:we may	-0.047	0.017	0.019	0.012
bb:we mean	-0.016	-0.012	0.043	-0.015
bb:we means	0.014	-0.004	-0.004	-0.006
bb:we operate	0.062	0.031	-0.089	-0.004
bb:we our	-0.023	0.04	-0.002	-0.015
bb:we pass	-0.044	-0.006	0.051	-0.002
bb:we publish	0.016	-0.003	-0.016	0.003
bb:we recycle	0.013	-0.001	-0.001	-0.011
bb:we refer	0.054	-0.01	-0.023	-0.02
bb:we share	-0.017	0.008	0.006	0.003
bb:we tell	0.021	-0.004	0.007	-0.024
bb:we try	-0.091	0.002	0.089	0
bb:we us	0.091	-0.024	-0.052	-0.015
bb:we use	-0.049	-0.041	0.077	0.014
bb:we will	0.007	-0.005	-0.025	0.024
bb:we ¶	-0.011	-0.014	0.035	-0.01
bb:web DIGITS	0.035	-0.001	-0.001	-0.033
bb:web analytics	-0.029	-0.021	0.05	-0.001
bb:website "	0.024	-0.017	-0.007	0
bb:website (	0.04	-0.025	-0.012	-0.003
bb:website and	0.06	-0.05	0.006	-0.015
bb:website are	-0.06	-0.001	0.063	-0.001
bb:website because	0.026	-0.001	-0.011	-0.014
bb:website belongs	0.017	-0.008	-0.009	0
bb:website by	0.036	-0.01	0.04	-0.065
bb:website design	0.157	-0.004	-0.006	-0.147
bb:website designed	-0.032	0	0	0.032
bb:website is	0.002	0.053	-0.066	0.01
bb:website it	-0.035	0.015	0.019	0.001
bb:website or	-0.015	-0.006	0.019	0.002
bb:website running	-0.091	0.002	0.089	0
bb:website terms	-0.055	0.006	0.02	0.029
bb:website use	-0.069	-0.002	-0.001	0.072
bb:website uses	0.021	-0.001	-0.002	-0.019
bb:website www	0.016	-0.014	0.001	-0.003
bb:website you	-0.025	-0.002	-0.001	0.028
bb:website ¶	-0.102	0.099	-0.045	0.048
bb:websites say	-0.087	0.001	0.086	0
bb:week ¶	-0.065	-0.002	0.011	0.055
bb:weekdays and	0.03	-0.002	-0.02	-0.008
bb:welcome to	0.063	0.037	-0.104	0.003
bb:well packed	-0.003	-0.004	-0.016	0.023
bb:well ¶	0.017	-0.001	0.001	-0.017
bb:west glamorgan	0.017	-0.001	0	-0.016
bb:west sussex	-0.012	-0.012	0.008	0.016
bb:west yorkshire	-0.009	0.001	0.02	-0.012
bb:what follows	0.051	-0.02	-0.047	0.016
bb:what is	0.003	-0.023	-0.007	0.027
bb:what our	0.01	0	0	-0.009
bb:what they	0.013	-0.002	0.002	-0.013
bb:what this	-0.022	-0.012	0.049	-0.015
bb:what those	-0.087	0.001	0.086	0
bb:what to	-0.024	0	0	0.024
bb:what we	0.017	-0.029	-0.03	0.042
bb:what you	-0.019	-0.004	-0.001	0.024
bb:when a	0.019	-0.008	-0.008	-0.003
bb:when it	-0.027	-0.001	0.012	0.017
bb:when they	-0.018	-0.001	-0.005	0.023
bb:when we	-0.126	0.014	0.05	0.063
bb:when you	0.081	-0.035	0.01	-0.056
bb:whenever somebody	-0.01	-0.001	-0.001	0.011
bb:where the	-0.011	-0.003	0.003	0.011
bb:where they	0.007	-0.01	0.015	-0.013
bb:where you	-0.086	-0.012	0.109	-0.011
bb:which all	-0.013	0.003	0.01	0
bb:which are	-0.013	-0.012	0.026	-0.001
bb:which include	-0.009	-0.03	0.041	-0.002
bb:which is	0.064	-0.035	0.047	-0.076
bb:which pages	0.033	-0.002	-0.009	-0.022
bb:which runs	-0.003	-0.013	0.018	-0.002
bb:which the	-0.043	0.008	0.038	-0.003
bb:which trades	-0.011	-0.007	0.008	0.01
bb:who are	0.075	-0.041	-0.011	-0.023
bb:who does	0.021	-0.002	-0.012	-0.008
bb:who else	-0.008	-0.011	0.02	0
bb:who had	0.014	-0.001	-0.003	-0.01
bb:who have	0.015	-0.002	-0.012	-0.001
bb:who is	0.018	-0.05	0.016	0.016
bb:who need	-0.012	-0.001	0.003	0.01
bb:who owns	-0.059	0	0.038	0.021
bb:who trades	-0.012	0	0	0.012
bb:who trained	0.013	-0.003	-0.004	-0.005
bb:who we	0.237	-0.119	-0.086	-0.033
bb:who will	-0.03	-0.001	0	0.031
bb:who you	0.022	-0.003	-0.011	-0.008
bb:wholly owned	0.162	-0.041	-0.017	-0.105
bb:why we	-0.009	-0.008	-0.007	0.024
bb:will be	0.026	0.075	-0.072	-0.029
bb:will call	0.04	-0.004	-0.024	-0.012
bb:will delete	-0.011	0	0.003	0.007
bb:will find	0.025	-0.002	-0.005	-0.017
bb:will show	0.012	-0.005	-0.013	0.006
bb:will speak	0.026	-0.002	-0.014	-0.01
bb:will tell	-0.078	-0.001	-0.001	0.08
bb:winner of	0.011	-0.002	-0.001	-0.008
bb:with ORG	0	0.032	-0.025	-0.008
bb:with a	0.008	-0.022	0.046	-0.032
bb:with all	0.058	0.003	0.008	-0.07
bb:with an	0.03	-0.013	-0.017	0
bb:with care	-0.091	0.056	-0.033	0.068
bb:with company	-0.018	0.054	-0.023	-0.013
bb:with cookies	-0.015	-0.002	-0.002	0.019
bb:with credit	-0.006	-0.007	0.013	0
bb:with it	-0.031	-0.005	-0.001	0.037
bb:with its	0.02	-0.006	-0.011	-0.003
bb:with kop	0.108	0	-0.001	-0.107
bb:with number	-0.017	-0.013	0.018	0.011
bb:with registered	-0.001	0.007	-0.012	0.005
bb:with thanks	-0.013	0.001	0.011	0
bb:with the	-0.046	-0.05	0.086	0.011
bb:with them	-0.008	-0.004	-0.006	0.019
bb:with us	0.032	-0.007	-0.008	-0.016
bb:with you	0.003	-0.041	0.048	-0.011
bb:with your	0.014	-0.008	-0.02	0.014
bb:with ¶	-0.001	-0.01	0.013	-0.002
bb:within DIGITS	-0.092	0	0.06	0.032
bb:within the	-0.014	0.013	0.022	-0.021
bb:wool throw	0.031	-0.001	-0.01	-0.02
bb:word of	-0.031	-0.002	-0.003	0.036
bb:words ¶	0.025	-0.001	-0.001	-0.024
bb:work accept	-0.033	0	0	0.034
bb:work from	0.009	-0.002	-0.017	0.01
bb:work here	-0.005	-0.004	-0.005	0.014
bb:work ¶	0.071	0.002	-0.016	-0.056
bb:working day	-0.018	-0.001	-0.001	0.02
bb:works ¶	-0.013	-0.002	-0.01	0.024
bb:workshop is	-0.012	-0.001	-0.001	0.014
bb:would hire	-0.012	0	0.012	0
bb:would like	-0.041	0	-0.002	0.043
bb:would rather	0.056	-0.004	-0.013	-0.039
bb:would take	-0.007	0.021	-0.013	-0.001
bb:write to	0.051	-0.024	-0.06	0.033
bb:writing and	-0.01	-0.008	0.018	-0.001
bb:writing to	-0.001	-0.016	0.022	-0.005
bb:written contracts	-0.01	-0.011	0.021	0
bb:written instructions	-0.015	0	0.015	0
bb:written on	0.021	-0.001	-0.001	-0.019
bb:written price	0.034	-0.003	-0.014	-0.017
bb:www BRAND	0.05	-0.004	-0.024	-0.021
bb:year olds	-0.01	-0.002	0.038	-0.027
bb:years people	-0.012	-0.001	-0.001	0.013
bb:years which	0.02	-0.002	-0.01	-0.008
bb:years ¶	-0.033	-0.003	-0.015	0.05
bb:yesterday that	-0.012	0	0.012	0
bb:york north	0.016	-0.004	-0.006	-0.006
bb:yorkshire hx3	-0.011	0	0.011	0
bb:yorkshire ls9	0.013	0	0	-0.012
bb:yorkshire s9	0.012	0	0.002	-0.014
bb:yorkshire yo10	0.017	-0.002	-0.002	-0.013
bb:you (	0.015	-0.011	0.014	-0.019
bb:you a	0.002	-0.003	-0.019	0.02
bb:you accept	0.068	-0.011	-0.068	0.011
bb:you agree	0.04	-0.002	-0.014	-0.024
bb:you and	-0.045	-0.047	0.092	0.001
bb:you are	0.031	0.032	-0.013	-0.05
bb:you ask	0.028	-0.006	-0.049	0.027
bb:you asked	-0.035	-0.001	-0.001	0.036
bb:you before	0.01	0	0.001	-0.011
bb:you book	-0.024	-0.003	-0.001	0.028
bb:you browse	0.034	-0.017	-0.015	-0.002
bb:you called	0.041	-0.001	-0.011	-0.028
bb:you can	0.049	-0.017	-0.045	0.013
bb:you card	-0.017	0	0.017	0
bb:you choose	-0.11	0.002	0.09	0.018
bb:you chose	0.029	0	-0.001	-0.027
bb:you claim	-0.024	0	0.023	0
bb:you do	-0.018	0	-0.001	0.02
bb:you first	0.033	0	0	-0.032
bb:you get	-0.027	0	-0.001	0.028
bb:you give	-0.018	-0.006	-0.025	0.05
bb:you go	-0.011	0.003	0.011	-0.004
bb:you have	-0.021	-0.013	0.05	-0.016
bb:you how	-0.019	-0.001	-0.002	0.023
bb:you in	0.025	-0.001	-0.001	-0.024
bb:you knew	0.025	-0.001	-0.011	-0.012
bb:you need	0.024	0	-0.001	-0.022
bb:you order	-0.017	-0.006	0.011	0.012
bb:you paid	-0.107	0.001	0.106	0
bb:you pay	0.025	-0.002	-0.026	0.002
bb:you sign	0.017	0	0	-0.017
bb:you telephone	0.052	-0.001	-0.006	-0.044
bb:you the	0.064	-0.014	-0.025	-0.025
bb:you to	-0.035	-0.015	0.013	0.037
bb:you use	0.011	-0.003	-0.026	0.019
bb:you visit	-0.033	-0.006	0.013	0.026
bb:you want	0.024	0	0.002	-0.025
bb:you will	-0.018	-0.008	0.009	0.017
bb:you your	0.018	-0.001	-0.002	-0.015
bb:you ¶	0.07	-0.014	-0.037	-0.02
bb:your BRAND	-0.026	0.002	0.025	0
bb:your agreement	0.015	-0.001	-0.01	-0.005
bb:your bank	0.012	-0.005	-0.013	0.006
bb:your contract	0.027	-0.007	-0.034	0.014
bb:your data	-0.009	0.02	0.017	-0.028
bb:your details	0.014	-0.021	0.026	-0.019
bb:your e	-0.038	0	-0.001	0.038
bb:your information	0.018	-0.011	-0.004	-0.003
bb:your leave	-0.012	0	0.012	0
bb:your local	0.032	-0.017	-0.02	0.004
bb:your mortgage	-0.01	-0.007	0.011	0.006
bb:your notes	0.017	-0.001	-0.006	-0.01
bb:your own	0.04	-0.01	-0.012	-0.018
bb:your personal	0.003	0.057	-0.04	-0.021
bb:your postcode	-0.038	-0.001	0.002	0.038
bb:your privacy	0.122	-0.022	0.02	-0.119
bb:your records	0.029	-0.004	-0.021	-0.004
bb:your relationship	0.02	-0.016	-0.019	0.015
bb:your statement	0.028	-0.009	0.041	-0.061
bb:yourself ¶	-0.033	-0.001	0.001	0.032
bb:© BRAND	0.225	-0.067	0.1	-0.258
bb:© DIGITS	-0.07	0.019	-0.097	0.149
bb:© ORG	-0.128	-0.002	-0.01	0.141
bb:© SELF	0.376	-0.012	-0.032	-0.332
bb:¶ "	0.085	0.012	-0.101	0.004
bb:¶ (	0.037	-0.026	0.019	-0.03
bb:¶ BRAND	0.024	0.124	-0.104	-0.044
bb:¶ DIGITS	0.248	-0.085	0.011	-0.173
bb:¶ ORG	-0.464	0.133	0.246	0.085
bb:¶ SELF	0.108	0.011	-0.033	-0.086
bb:¶ a	0.084	-0.018	-0.118	0.053
bb:¶ about	0.047	0.005	-0.07	0.017
bb:¶ accept	0.124	-0.006	-0.017	-0.1
bb:¶ add	0.078	-0.008	-0.06	-0.011
bb:¶ advertise	0.055	-0.003	-0.003	-0.05
bb:¶ advertising	0.013	0	0.009	-0.023
bb:¶ all	-0.069	-0.012	0.025	0.056
bb:¶ american	0.056	-0.001	-0.003	-0.052
bb:¶ anti	0.098	-0.004	-0.013	-0.081
bb:¶ approved	0.018	-0.002	-0.015	0
bb:¶ ask	-0.004	-0.002	-0.005	0.011
bb:¶ at	0.03	-0.001	-0.001	-0.029
bb:¶ background	0.032	-0.01	-0.002	-0.02
bb:¶ become	0.06	-0.001	-0.002	-0.057
bb:¶ book	-0.036	-0.024	0.029	0.031
bb:¶ booking	0.123	0.024	-0.024	-0.123
bb:¶ bottom	-0.055	-0.004	0.057	0.001
bb:¶ brass	-0.004	-0.001	-0.008	0.012
bb:¶ business	-0.079	-0.009	-0.031	0.119
bb:¶ buying	0.067	0.045	-0.045	-0.068
bb:¶ by	0.099	-0.027	-0.051	-0.021
bb:¶ call	-0.05	0	0	0.05
bb:¶ card	-0.025	-0.01	0.048	-0.013
bb:¶ cardholder	0.026	0.001	0.025	-0.052
bb:¶ cards	-0.027	0.002	0.025	0
bb:¶ cart	0.019	0.025	-0.015	-0.028
bb:¶ changes	0.007	-0.008	-0.026	0.026
bb:¶ club	0.018	-0.003	0.007	-0.022
bb:¶ companies	0.016	-0.004	0.025	-0.037
bb:¶ company	-0.069	-0.062	0.134	-0.003
bb:¶ competition	-0.123	0.049	0.016	0.058
bb:¶ competitions	-0.038	0	-0.002	0.041
bb:¶ complaints	-0.022	-0.006	-0.014	0.043
bb:¶ contact	-0.052	-0.021	-0.098	0.17
bb:¶ controller	0.014	-0.012	-0.005	0.002
bb:¶ cookie	-0.087	-0.007	-0.014	0.107
bb:¶ cookies	-0.02	0.002	0.011	0.007
bb:¶ copper	-0.016	-0.001	0	0.017
bb:¶ copyright	-0.03	0.056	0.017	-0.043
bb:¶ councillors	-0.074	-0.005	0.008	0.07
bb:¶ credit	-0.013	-0.011	0.051	-0.028
bb:¶ customer	-0.017	-0.002	0.024	-0.005
bb:¶ data	0.265	-0.065	-0.238	0.038
bb:¶ definitions	0.052	-0.011	-0.039	-0.002
bb:¶ delivery	-0.04	-0.01	-0.004	0.054
bb:¶ deny	0.016	-0.001	-0.003	-0.012
bb:¶ domogo	-0.002	-0.01	0.012	-0.001
bb:¶ donate	0.051	0	-0.001	-0.049
bb:¶ effective	0.031	-0.009	-0.006	-0.016
bb:¶ email	-0.009	0.061	-0.049	-0.002
bb:¶ enamel	-0.009	0	0	0.01
bb:¶ engineer	-0.045	0.004	0.033	0.008
bb:¶ enw	0.012	-0.005	-0.008	0.001
bb:¶ evening	0.011	0	-0.001	-0.01
bb:¶ events	-0.003	-0.005	-0.005	0.013
bb:¶ everything	0.042	-0.011	-0.047	0.016
bb:¶ fair	0.013	-0.001	-0.012	0
bb:¶ faq	-0.036	0	-0.001	0.038
bb:¶ faqs	-0.044	-0.029	0.025	0.049
bb:¶ features	-0.025	-0.001	0	0.026
bb:¶ fees	-0.028	-0.002	0.024	0.005
bb:¶ field	0.024	-0.001	-0.02	-0.004
bb:¶ finance	0.007	0.086	-0.074	-0.019
bb:¶ find	-0.034	-0.02	-0.012	0.067
bb:¶ fine	-0.01	0	-0.002	0.012
bb:¶ for	0.016	-0.01	-0.058	0.053
bb:¶ free	0	-0.006	-0.026	0.031
bb:¶ from	0.052	0.003	-0.028	-0.027
bb:¶ full	0.037	-0.007	-0.018	-0.013
bb:¶ gdpr	0.011	-0.002	-0.013	0.004
bb:¶ general	0.053	-0.04	-0.028	0.015
bb:¶ get	0.058	0.023	-0.009	-0.072
bb:¶ gift	0.03	0.043	-0.042	-0.031
bb:¶ guides	-0.046	0.013	0.021	0.012
bb:¶ help	-0.043	-0.009	-0.029	0.081
bb:¶ hire	0.026	-0.003	-0.002	-0.021
bb:¶ home	-0.008	-0.084	0.071	0.021
bb:¶ hosting	-0.009	-0.014	0.024	-0.001
bb:¶ how	-0.038	-0.008	-0.017	0.063
bb:¶ i	-0.011	-0.002	0.035	-0.023
bb:¶ ico	0.011	0.002	0.007	-0.02
bb:¶ if	-0.045	0.045	0.007	-0.006
bb:¶ imprint	-0.014	-0.008	-0.009	0.031
bb:¶ in	0.062	0.026	-0.083	-0.005
bb:¶ information	-0.039	-0.003	-0.001	0.043
bb:¶ introduction	-0.03	-0.028	-0.052	0.11
bb:¶ it	0.027	-0.003	-0.017	-0.007
bb:¶ join	0.08	-0.006	0.036	-0.11
bb:¶ keep	0.023	-0.003	-0.016	-0.004
bb:¶ last	0.083	-0.038	-0.058	0.013
bb:¶ legal	0.223	-0.039	-0.188	0.004
bb:¶ licences	0.029	-0.006	-0.025	0.002
bb:¶ log	-0.039	-0.005	0.026	0.018
bb:¶ london	-0.039	-0.004	0.016	0.027
bb:¶ lottery	-0.085	0.039	-0.014	0.06
bb:¶ means	-0.014	-0.019	0.049	-0.016
bb:¶ menu	-0.031	-0.004	0.006	0.028
bb:¶ name	0.022	-0.008	-0.027	0.013
bb:¶ new	0.063	-0.006	-0.044	-0.013
bb:¶ newest	-0.027	0.001	0.026	0
bb:¶ news	0.099	0.041	-0.08	-0.06
bb:¶ no	-0.01	-0.001	-0.001	0.012
bb:¶ official	0.039	-0.001	0	-0.037
bb:¶ okimiletpo	0.056	-0.001	-0.003	-0.052
bb:¶ only	-0.002	-0.003	-0.011	0.016
bb:¶ order	0.087	-0.003	-0.018	-0.066
bb:¶ organised	-0.044	0	0	0.045
bb:¶ our	-0.062	0.139	-0.036	-0.041
bb:¶ parcels	-0.029	0	0.028	0
bb:¶ part	0.028	0.059	-0.09	0.003
bb:¶ partner	0.028	-0.001	0.001	-0.027
bb:¶ partners	0.066	-0.003	-0.049	-0.014
bb:¶ payment	-0.01	-0.003	0.004	0.009
bb:¶ payments	-0.008	-0.014	0.022	-0.001
bb:¶ people	0.032	-0.011	-0.011	-0.01
bb:¶ phone	-0.007	-0.003	-0.008	0.019
bb:¶ please	0.054	-0.003	-0.045	-0.006
bb:¶ policies	0.031	0.001	0.02	-0.051
bb:¶ policy	-0.042	-0.005	0.025	0.022
bb:¶ polisi	0.019	-0.001	-0.002	-0.016
bb:¶ posena	-0.003	-0.01	0.014	-0.001
bb:¶ powered	-0.054	-0.01	-0.061	0.126
bb:¶ prices	0.006	-0.016	0.028	-0.018
bb:¶ pricing	-0.017	-0.001	0.001	0.017
bb:¶ privacy	-0.187	0.007	0.003	0.178
bb:¶ products	-0.032	-0.001	-0.002	0.035
bb:¶ provider	-0.047	0.002	0.045	0
bb:¶ publisher	0.017	-0.005	-0.012	0
bb:¶ purpose	0.024	-0.006	-0.016	-0.003
bb:¶ questions	-0.047	-0.02	0.069	-0.002
bb:¶ rapa	0.081	-0.001	-0.003	-0.077
bb:¶ rated	0.024	-0.001	-0.001	-0.022
bb:¶ recent	-0.015	0	0.016	0
bb:¶ ref	-0.03	-0.005	-0.052	0.087
bb:¶ registered	0.13	-0.016	-0.114	0
bb:¶ registration	-0.057	0.001	0.055	0
bb:¶ regulatory	0.013	-0.001	-0.003	-0.009
bb:¶ returns	-0.077	-0.008	-0.002	0.087
bb:¶ reviews	-0.039	0	0.039	0
bb:¶ rova	-0.011	-0.017	0.028	-0.001
bb:¶ royal	0.013	-0.001	-0.012	0
bb:¶ safeguarding	-0.02	0	0	0.021
bb:¶ sales	-0.103	-0.003	-0.009	0.116
bb:¶ see	-0.053	-0.012	0.02	0.045
bb:¶ seed	0.022	-0.001	-0.017	-0.005
bb:¶ sell	0.025	-0.002	-0.003	-0.02
bb:¶ send	-0.021	-0.001	-0.001	0.023
bb:¶ services	0.041	-0.023	-0.015	-0.003
bb:¶ session	-0.039	-0.005	0.008	0.036
bb:¶ sharing	-0.021	-0.023	0.04	0.004
bb:¶ shop	0.016	-0.005	0	-0.01
bb:¶ sign	-0.02	0.001	-0.001	0.019
bb:¶ small	0.027	0	0.026	-0.054
bb:¶ social	0.014	-0.003	0.007	-0.017
bb:¶ software	0.015	-0.005	0.007	-0.018
bb:¶ standard	0.017	-0.001	-0.001	-0.016
bb:¶ subscribe	-0.022	-0.005	0.01	0.017
bb:¶ suppliers	-0.02	0	0.02	0
bb:¶ support	-0.013	-0.001	-0.001	0.016
bb:¶ t	-0.079	0.048	-0.011	0.041
bb:¶ tables	-0.048	0.031	0.025	-0.009
bb:¶ team	-0.03	0.009	0.005	0.017
bb:¶ tel	0.016	0.039	-0.045	-0.01
bb:¶ telerau	0.001	-0.005	-0.008	0.012
bb:¶ terms	0.009	0.12	-0.14	0.011
bb:¶ thank	-0.021	-0.013	0.016	0.018
bb:¶ the	-0.14	0.018	0.096	0.026
bb:¶ these	0.061	-0.055	-0.024	0.017
bb:¶ third	-0.004	-0.009	-0.019	0.031
bb:¶ this	0.089	-0.035	-0.036	-0.018
bb:¶ tickets	0.068	-0.018	-0.02	-0.03
bb:¶ top	0.053	-0.007	-0.027	-0.02
bb:¶ trade	-0.045	-0.011	-0.03	0.085
bb:¶ trading	-0.003	-0.002	-0.015	0.019
bb:¶ training	0.019	-0.007	-0.001	-0.01
bb:¶ uk	-0.026	-0.002	0.007	0.021
bb:¶ useful	-0.012	-0.001	-0.001	0.013
bb:¶ vat	0.022	-0.01	-0.01	-0.002
bb:¶ visit	-0.008	-0.001	-0.007	0.015
bb:¶ we	0.072	-0.073	-0.025	0.026
bb:¶ website	-0.03	0.006	0.021	0.003
bb:¶ welcome	0.063	0.04	-0.089	-0.015
bb:¶ well	0.011	-0.004	-0.016	0.009
bb:¶ what	-0.061	-0.016	0.011	0.066
bb:¶ when	-0.067	-0.013	0.077	0.003
bb:¶ where	-0.071	0	0.071	0
bb:¶ who	0.005	-0.119	0.067	0.046
bb:¶ winner	0.046	-0.001	-0.001	-0.045
bb:¶ with	-0.025	0	0.011	0.014
bb:¶ wool	0.016	-0.001	-0.01	-0.005
bb:¶ work	-0.039	-0.002	0.052	-0.011
bb:¶ write	-0.015	-0.017	0.023	0.008
bb:¶ www	-0.004	-0.01	0.01	0.004
bb:¶ you	0.004	-0.006	-0.014	0.015
bb:¶ your	0.117	-0.031	-0.042	-0.045
bb:¶ ©	0.117	-0.06	-0.027	-0.031
bw:"	-0.007	-0.01	-0.072	0.09
bw:&	-0.068	0.172	-0.098	-0.006
bw:(	-0.157	0.092	0.214	-0.149
bw:5lg	-0.016	0	0.001	0.015
bw:5wz	-0.012	0	0.002	0.01
bw:7jt	0.007	-0.005	-0.019	0.017
bw:8hg	-0.031	-0.002	-0.003	0.037
bw:8qe	0.021	0	0.002	-0.023
bw::	-0.109	0.026	-0.038	0.12
bw:;	-0.112	0.027	0.118	-0.033
bw:@	0.003	0.023	-0.045	0.019
bw:BRAND	0.049	-0.02	-0.045	0.016
bw:DIGITS	-0.017	-0.243	-0.073	0.333
bw:NUM	-0.699	0.182	0.202	0.315
bw:ORG	-0.453	0.183	0.228	0.041
bw:SELF	0.941	-0.052	-0.132	-0.757
bw:a	0.004	-0.08	-0.064	0.139
bw:aberdeen	0.01	-0.008	0.017	-0.018
bw:aberystwyth	-0.031	0.003	0.012	0.016
bw:about	0.067	0.104	-0.037	-0.134
bw:above	-0.069	-0.003	0.072	0
bw:ac	-0.017	-0.028	0.021	0.024
bw:academy	0.063	0.039	-0.044	-0.058
bw:accept	0.121	0.059	-0.15	-0.03
bw:acceptance	0.065	-0.036	-0.008	-0.02
bw:accepted	0.014	-0.005	0.01	-0.019
bw:access	0.065	-0.011	-0.013	-0.041
bw:account	-0.134	-0.055	0.18	0.01
bw:accountants	0.099	-0.003	0.009	-0.106
bw:accounts	-0.027	-0.002	0.002	0.027
bw:across	-0.016	-0.005	0.015	0.006
bw:act	-0.02	-0.002	0.081	-0.06
bw:acting	-0.009	-0.021	0.035	-0.005
bw:activities	0.013	0.001	-0.012	-0.002
bw:acts	0.009	-0.014	-0.011	0.016
bw:add	0.083	-0.009	-0.038	-0.036
bw:added	0.06	-0.028	-0.027	-0.005
bw:address	-0.114	0.02	0.048	0.045
bw:adjusters	-0.027	0.001	0.026	0
bw:administrator	-0.021	-0.006	0.031	-0.004
bw:administrators	-0.001	-0.007	0.01	-0.001
bw:advertise	0.071	-0.009	0.008	-0.07
bw:advertising	0.007	-0.001	0.016	-0.023
bw:advice	0	-0.043	-0.045	0.088
bw:adviser	0.003	-0.01	0.007	0
bw:advisers	0.007	-0.012	0.018	-0.013
bw:affiliated	-0.031	-0.008	0.041	-0.003
bw:affiliates	-0.023	0.02	-0.008	0.011
bw:afield	0.01	-0.002	-0.002	-0.006
bw:after	0.105	0.04	-0.034	-0.111
bw:afternoon	0.075	-0.008	-0.017	-0.05
bw:again	-0.024	-0.017	0.026	0.015
bw:against	-0.037	-0.008	0.052	-0.007
bw:agencies	-0.05	-0.049	0.073	0.026
bw:agency	0.109	0.017	0.007	-0.133
bw:agent	-0.078	-0.012	0.073	0.017
bw:agents	0.12	-0.005	0.003	-0.117
bw:agree	0.04	-0.002	-0.014	-0.024
bw:agreed	-0.02	-0.009	0.036	-0.008
bw:agreement	0.068	-0.074	0.022	-0.016
bw:ai	0.056	0.003	0	-0.059
bw:aided	-0.05	0	-0.001	0.05
bw:akevafifo	-0.005	-0.017	0.022	0
bw:all	-0.08	0.12	-0.022	-0.019
bw:alma	-0.033	0	-0.001	0.034
bw:almoner	-0.005	-0.001	0.017	-0.011
bw:alone	0.024	-0.005	-0.008	-0.011
bw:also	0.024	0.008	-0.006	-0.026
bw:always	-0.007	-0.002	-0.005	0.014
bw:am	0.01	0.004	0.004	-0.019
bw:america	-0.031	0.081	-0.028	-0.022
bw:american	0.056	-0.001	-0.003	-0.052
bw:amodau	-0.012	-0.005	-0.008	0.025
bw:among	-0.023	0.04	-0.012	-0.006
bw:amount	0.038	-0.012	-0.019	-0.007
bw:an	-0.076	-0.037	0.266	-0.153
bw:analyse	-0.009	0	-0.001	0.011
bw:analytics	-0.047	-0.03	0.078	-0.001
bw:and	0.2	0.056	-0.075	-0.181
bw:another	0.005	0.034	-0.023	-0.016
bw:answers	-0.022	-0.003	-0.014	0.039
bw:anti	0.113	-0.004	-0.013	-0.096
bw:any	0.088	-0.084	-0.019	0.016
bw:anyone	-0.022	0	0.021	0.002
bw:app	0.181	-0.131	-0.007	-0.044
bw:appear	0.036	-0.009	0.034	-0.061
bw:application	-0.156	0.004	0.109	0.043
bw:applies	-0.103	0.053	-0.056	0.105
bw:apply	0.008	-0.032	0.02	0.003
bw:appointed	-0.052	-0.067	0.159	-0.04
bw:appointment	-0.011	-0.002	-0.02	0.034
bw:appointments	0.021	-0.003	0.002	-0.02
bw:approved	0.027	-0.002	-0.015	-0.009
bw:apps	-0.007	0.092	-0.091	0.007
bw:april	0.017	-0.016	0.015	-0.016
bw:apron	-0.009	0	0.013	-0.004
bw:are	-0.006	-0.121	0.294	-0.167
bw:area	-0.035	-0.003	0.044	-0.006
bw:around	-0.048	-0.005	-0.026	0.078
bw:arranged	-0.028	0.079	-0.061	0.009
bw:arrangement	0.039	-0.006	0.01	-0.042
bw:arrangements	0.042	-0.001	-0.009	-0.032
bw:as	-0.033	0.06	-0.218	0.19
bw:ask	0.113	-0.032	-0.069	-0.013
bw:asked	-0.04	-0.008	0.038	0.01
bw:asks	0.009	-0.002	-0.012	0.005
bw:assets	0.018	-0.025	0.016	-0.01
bw:associated	-0.002	0.016	-0.012	-0.001
bw:association	-0.075	-0.006	0.019	0.063
bw:at	-0.227	-0.01	0.09	0.147
bw:atol	0.071	-0.01	-0.012	-0.049
bw:august	0.025	-0.002	0	-0.023
bw:authorised	-0.028	-0.016	0.067	-0.022
bw:authority	-0.005	-0.05	0.127	-0.072
bw:available	0.061	-0.052	-0.005	-0.004
bw:avenue	-0.032	-0.002	0	0.035
bw:award	0.016	-0.002	-0.001	-0.013
bw:azusi	0.014	-0.008	-0.007	0.001
bw:b9	-0.01	0	0.002	0.008
bw:back	-0.073	-0.014	0.02	0.067
bw:background	0.016	0.025	-0.022	-0.02
bw:balloon	-0.017	0.001	0.063	-0.047
bw:bank	-0.016	-0.008	0.031	-0.006
bw:bar	-0.016	0.051	-0.044	0.009
bw:based	-0.017	0.004	0.006	0.007
bw:basis	0.045	-0.006	-0.022	-0.016
bw:basket	-0.017	-0.008	0.018	0.007
bw:batch	-0.012	0	-0.002	0.015
bw:battery	-0.05	0.094	-0.001	-0.042
bw:be	-0.022	0.092	-0.064	-0.005
bw:become	0.091	-0.001	-0.002	-0.088
bw:been	-0.062	-0.019	0.051	0.029
bw:before	0.098	-0.034	-0.045	-0.02
bw:began	-0.014	-0.007	0.028	-0.007
bw:behalf	0.019	0.003	-0.005	-0.017
bw:behind	-0.071	0.042	-0.058	0.087
bw:belfast	0.022	-0.004	-0.026	0.008
bw:belong	0.054	-0.017	-0.027	-0.01
bw:belongs	-0.007	-0.023	0.032	-0.002
bw:below	-0.063	0.03	0.055	-0.022
bw:benefits	-0.015	-0.015	-0.003	0.033
bw:best	-0.011	-0.001	-0.001	0.013
bw:between	0.18	-0.117	-0.051	-0.011
bw:bind	-0.025	-0.003	-0.018	0.046
bw:binding	0.059	-0.012	-0.042	-0.004
bw:birmingham	-0.087	-0.01	-0.019	0.117
bw:blog	0.046	-0.002	-0.004	-0.04
bw:bn1	-0.034	0.007	0.014	0.013
bw:board	0.011	-0.011	0.002	-0.002
bw:body	0.007	-0.013	0.007	-0.001
bw:book	-0.073	-0.034	0.015	0.092
bw:booked	-0.072	0.027	0.037	0.008
bw:booking	-0.004	0.066	0.006	-0.069
bw:bookings	0.012	-0.014	0.035	-0.033
bw:books	-0.005	-0.002	0.024	-0.017
bw:both	0.031	0.008	-0.009	-0.03
bw:bottom	-0.053	-0.004	0.057	-0.001
bw:bought	0.015	-0.012	0.043	-0.046
bw:bound	-0.024	0.045	-0.032	0.011
bw:box	-0.07	-0.009	0.025	0.055
bw:brands	-0.031	0.245	-0.207	-0.007
bw:brass	-0.012	-0.001	-0.024	0.038
bw:breaks	-0.023	-0.016	0.034	0.006
bw:brighton	0.011	0.005	0.012	-0.027
bw:bring	-0.024	-0.006	0.066	-0.036
bw:bristol	0.06	0.043	-0.033	-0.07
bw:britain	-0.033	-0.012	0.017	0.028
bw:british	-0.031	-0.019	0.069	-0.018
bw:broken	-0.016	0	0	0.016
bw:broker	0.035	-0.046	-0.003	0.013
bw:brought	-0.003	-0.003	-0.004	0.01
bw:browse	0.022	-0.019	-0.021	0.018
bw:building	-0.031	-0.003	-0.005	0.04
bw:buildings	-0.014	-0.001	0.001	0.015
bw:built	-0.035	-0.011	0.043	0.002
bw:bus	-0.006	-0.007	-0.017	0.029
bw:business	0.03	0.02	0.061	-0.112
bw:businesses	0.201	0.062	-0.155	-0.108
bw:but	-0.038	0.017	0.062	-0.041
bw:buvo	-0.003	0.034	-0.084	0.053
bw:buy	0.07	-0.05	-0.012	-0.007
bw:buyer	0.039	0.015	-0.028	-0.026
bw:buyers	0.012	-0.004	0.006	-0.014
bw:buying	0.053	0.13	-0.105	-0.078
bw:buys	0.021	-0.01	-0.003	-0.008
bw:by	0.019	-0.215	0.394	-0.198
bw:c	-0.043	-0.045	0.103	-0.015
bw:cake	0.037	-0.002	-0.004	-0.031
bw:call	-0.074	0.101	-0.07	0.043
bw:called	0.037	-0.004	-0.013	-0.02
bw:calls	-0.024	-0.005	0.017	0.013
bw:cambridge	-0.012	-0.013	0.011	0.014
bw:came	0.015	-0.002	-0.002	-0.011
bw:campaign	-0.012	-0.002	0.003	0.012
bw:can	0.119	-0.025	-0.045	-0.048
bw:cannot	-0.007	-0.005	-0.016	0.028
bw:car	-0.036	-0.011	0.012	0.035
bw:card	-0.017	-0.036	0.143	-0.09
bw:cardholder	0.008	0	0.024	-0.033
bw:cardiff	-0.002	-0.008	0.024	-0.015
bw:cards	-0.039	0.073	-0.043	0.008
bw:care	-0.187	0.017	-0.037	0.207
bw:careers	0.036	-0.029	-0.005	-0.002
bw:carriage	0.02	-0.008	-0.012	-0.001
bw:carried	-0.131	-0.007	0.061	0.077
bw:carriers	-0.036	-0.019	0.037	0.018
bw:carry	-0.026	-0.004	0.033	-0.003
bw:cars	-0.015	-0.004	-0.002	0.021
bw:cart	0.02	0.024	-0.015	-0.028
bw:case	-0.006	-0.009	-0.007	0.022
bw:castle	-0.02	-0.001	-0.008	0.029
bw:catering	-0.018	-0.004	0.01	0.012
bw:cb1	-0.016	-0.003	0	0.019
bw:centre	-0.069	0.09	0.019	-0.04
bw:ceredigion	-0.021	0.001	0	0.02
bw:certain	-0.038	-0.001	0.059	-0.02
bw:certification	-0.016	-0.003	0.014	0.005
bw:certified	0.063	-0.005	0.009	-0.067
bw:cf10	-0.017	0	0.01	0.007
bw:chairs	-0.024	0	0	0.024
bw:change	0.011	-0.001	-0.002	-0.008
bw:changes	0.041	-0.01	-0.025	-0.007
bw:charge	0.034	-0.013	-0.018	-0.002
bw:charged	-0.014	-0.005	-0.007	0.027
bw:charges	-0.006	-0.008	0.016	-0.002
bw:charitable	0.034	-0.012	-0.021	-0.001
bw:charities	0.05	-0.013	-0.007	-0.03
bw:charity	-0.004	0.136	0.112	-0.244
bw:charter	0.014	-0.001	-0.01	-0.002
bw:chat	-0.002	-0.016	0.026	-0.009
bw:check	-0.05	-0.006	0.006	0.05
bw:checked	-0.018	-0.002	0.003	0.018
bw:checkout	-0.03	-0.008	0.015	0.023
bw:checks	-0.019	-0.001	0.009	0.01
bw:cheshire	0.033	-0.007	-0.03	0.005
bw:children	0.026	0	0.001	-0.027
bw:children's	0.017	0.038	-0.019	-0.036
bw:choices	0.061	-0.028	-0.03	-0.004
bw:choose	-0.068	-0.036	0.066	0.038
bw:chose	0.019	-0.001	-0.001	-0.017
bw:chosen	-0.016	-0.004	0.018	0.002
bw:church	0.086	-0.004	-0.004	-0.078
bw:city	-0.045	-0.001	-0.006	0.051
bw:claim	-0.025	-0.004	0.045	-0.015
bw:claims	0.004	0.048	-0.051	0
bw:clause	0.011	-0.018	0.029	-0.021
bw:clean	0.012	0	0.003	-0.015
bw:clear	-0.052	-0.002	-0.002	0.056
bw:client	-0.05	0.023	0.08	-0.053
bw:clients	0.012	-0.022	0.012	-0.002
bw:clinic	0.002	0.05	-0.038	-0.015
bw:close	-0.01	0.062	-0.009	-0.044
bw:closed	-0.02	0.003	0.02	-0.003
bw:club	0.024	0.043	-0.035	-0.032
bw:clubs	-0.068	-0.004	0.011	0.061
bw:co	-0.079	0.081	-0.032	0.029
bw:code	0.048	-0.045	0.012	-0.015
bw:coffee	-0.048	0	-0.001	0.049
bw:collect	0.016	-0.015	-0.018	0.017
bw:collected	-0.024	-0.018	0.072	-0.03
bw:collection	-0.05	0	-0.001	0.051
bw:collectively	-0.005	0.038	-0.039	0.006
bw:collects	0.008	0.02	-0.023	-0.005
bw:com	0.05	0.021	0.059	-0.129
bw:come	-0.02	-0.008	-0.002	0.03
bw:comes	-0.015	-0.012	0.003	0.024
bw:commercial	0.018	-0.002	-0.006	-0.01
bw:commission	0.017	0.066	-0.032	-0.051
bw:committed	0.004	-0.02	0.021	-0.005
bw:community	0.034	-0.006	0	-0.028
bw:companies	-0.009	0.145	-0.115	-0.02
bw:company	0.297	0.089	-0.284	-0.101
bw:competition	-0.173	0.049	0.016	0.109
bw:competitions	0.007	-0.007	-0.047	0.047
bw:complaint	-0.016	-0.007	0.011	0.013
bw:complaints	-0.122	-0.025	0.008	0.138
bw:compliance	0.027	-0.01	-0.011	-0.006
bw:condition	-0.009	0.029	0.002	-0.022
bw:conditions	0.136	0.01	-0.113	-0.033
bw:conduct	0.13	-0.047	0.025	-0.107
bw:consent	-0.03	-0.007	-0.003	0.04
bw:consultation	-0.081	-0.002	0.016	0.067
bw:contact	-0.016	-0.026	-0.152	0.195
bw:contacts	-0.043	0.058	-0.013	-0.003
bw:content	0.015	0.011	-0.063	0.038
bw:contract	0.266	-0.047	-0.136	-0.083
bw:contractors	-0.113	-0.009	0.021	0.101
bw:contracts	-0.016	-0.012	0.03	-0.002
bw:controller	0.015	-0.047	-0.019	0.051
bw:controllers	0.023	0.048	-0.06	-0.011
bw:conversation	0.009	-0.002	-0.025	0.018
bw:cookie	-0.08	-0.031	0.039	0.071
bw:cookies	0.228	0.029	-0.027	-0.231
bw:copenhagen	-0.011	0	0	0.011
bw:copper	-0.013	-0.001	-0.006	0.019
bw:copy	0.004	-0.029	-0.014	0.039
bw:copyright	-0.073	0.051	0.024	-0.002
bw:cornwall	-0.03	0.007	0.01	0.014
bw:corporate	-0.018	0.02	-0.016	0.015
bw:corporation	-0.012	0.001	0.005	0.006
bw:cost	-0.013	-0.002	-0.002	0.016
bw:costs	0.023	-0.003	-0.013	-0.006
bw:could	-0.053	0	0	0.054
bw:council	-0.023	-0.024	0.095	-0.048
bw:councillors	-0.081	-0.005	0.008	0.078
bw:counted	0.01	-0.001	-0.001	-0.009
bw:counter	-0.013	-0.012	0.007	0.019
bw:countries	-0.058	-0.016	0.055	0.019
bw:country	-0.067	-0.013	0.029	0.052
bw:counts	-0.02	-0.005	0.012	0.013
bw:county	-0.044	0.002	0	0.042
bw:courses	0.097	-0.003	-0.001	-0.093
bw:court	0.058	0.039	0.008	-0.106
bw:courts	0.054	-0.004	-0.004	-0.046
bw:cover	-0.014	-0.051	0.042	0.022
bw:covers	-0.073	0.023	0.01	0.04
bw:created	0.049	-0.011	0.012	-0.049
bw:credit	0.132	-0.131	-0.003	0.002
bw:croydon	0.059	-0.007	0.014	-0.066
bw:cs	-0.068	0.042	-0.021	0.048
bw:cumbria	0.012	0	0.002	-0.013
bw:current	0.099	-0.014	-0.005	-0.081
bw:customer	0.154	-0.099	-0.129	0.074
bw:customers	0.003	0.228	-0.077	-0.154
bw:customs	-0.051	-0.023	0.059	0.015
bw:cut	-0.039	0.042	-0.038	0.035
bw:damage	0.05	-0.006	-0.005	-0.04
bw:dashboard	0.04	-0.002	-0.018	-0.02
bw:data	0.136	-0.112	-0.1	0.076
bw:database	-0.063	-0.018	0.031	0.049
bw:date	0.078	-0.017	-0.046	-0.014
bw:dates	0.002	-0.006	0.012	-0.008
bw:day	0.101	0.011	-0.084	-0.029
bw:days	-0.161	-0.006	0.028	0.139
bw:deal	-0.012	-0.002	-0.001	0.015
bw:dearer	-0.005	-0.002	-0.003	0.01
bw:debit	-0.034	-0.008	0.075	-0.033
bw:debits	-0.023	-0.012	0.072	-0.037
bw:decide	0.02	-0.009	-0.019	0.008
bw:defined	0.009	0.03	-0.028	-0.011
bw:definitions	0.147	-0.058	-0.089	0
bw:delete	0.019	-0.002	-0.021	0.005
bw:delivered	-0.047	-0.005	0.011	0.041
bw:deliveries	-0.017	0	0.005	0.013
bw:delivery	-0.093	-0.049	0.016	0.126
bw:dental	0.012	-0.001	-0.011	0
bw:deny	0.016	-0.001	-0.003	-0.012
bw:department	-0.021	-0.005	0.028	-0.002
bw:depends	-0.012	-0.008	0.045	-0.026
bw:derbyshire	-0.025	0	0	0.026
bw:describes	-0.024	0.027	-0.046	0.043
bw:design	0.184	-0.008	-0.015	-0.161
bw:designed	-0.005	-0.01	0.033	-0.018
bw:details	0.117	-0.111	-0.109	0.103
bw:developed	0.008	-0.017	0.077	-0.067
bw:developers	0.012	0.042	-0.033	-0.021
bw:development	0.093	0.024	-0.012	-0.104
bw:device	0.048	-0.006	0.007	-0.049
bw:digit	0.013	-0.001	-0.005	-0.007
bw:digital	-0.013	-0.004	0.009	0.008
bw:direct	-0.062	0.049	0.069	-0.056
bw:directly	-0.019	-0.006	0.021	0.004
bw:director	0.03	-0.026	0.006	-0.01
bw:directors	0.031	-0.005	-0.017	-0.009
bw:directory	0.017	-0.012	0.005	-0.01
bw:dispute	-0.005	0.028	-0.023	0
bw:distribution	-0.044	-0.003	0.03	0.016
bw:division	-0.023	-0.016	0.04	0
bw:do	-0.083	-0.027	0.029	0.08
bw:document	-0.1	0.006	0.071	0.024
bw:documents	0.058	-0.01	-0.015	-0.032
bw:does	-0.033	-0.012	-0.046	0.091
bw:dog	0.046	-0.013	0.024	-0.057
bw:domogo	-0.002	-0.01	0.013	-0.001
bw:donate	-0.03	-0.002	-0.003	0.035
bw:done	-0.041	0.014	-0.002	0.028
bw:door	0.056	-0.013	-0.012	-0.031
bw:down	0.024	-0.004	-0.005	-0.015
bw:dozen	0.028	-0.003	-0.004	-0.021
bw:draw	0.024	-0.01	-0.015	0.001
bw:drive	0.049	-0.005	-0.006	-0.039
bw:driver	0	0.044	-0.042	-0.002
bw:driving	-0.004	-0.004	-0.003	0.011
bw:drover	-0.014	0.001	0.013	0.001
bw:dublin	0.036	-0.02	0.057	-0.072
bw:due	0.025	0	0	-0.025
bw:e	-0.167	0.021	0.051	0.095
bw:each	-0.016	0.029	-0.041	0.028
bw:earlier	0.008	-0.005	0.01	-0.013
bw:early	0.018	-0.002	0.014	-0.029
bw:east	0.075	-0.008	0.015	-0.082
bw:ec1v	-0.002	-0.003	-0.005	0.01
bw:ec2a	-0.006	-0.001	-0.006	0.012
bw:ec2v	-0.025	0.026	0	-0.001
bw:edge	0.02	-0.002	-0.002	-0.016
bw:edinburgh	-0.052	-0.014	0.012	0.054
bw:effect	0.032	0	0.001	-0.033
bw:effective	0.113	-0.073	-0.004	-0.037
bw:eight	-0.025	-0.002	0.002	0.025
bw:electronic	-0.017	-0.01	0.036	-0.009
bw:else	0.05	-0.027	0.01	-0.033
bw:elsewhere	-0.018	-0.006	0.031	-0.006
bw:email	0.006	0.071	-0.095	0.018
bw:emails	0.001	-0.029	-0.05	0.078
bw:employed	0.024	-0.008	0.003	-0.019
bw:employers	0.013	-0.002	-0.003	-0.009
bw:enable	0.056	0	0	-0.056
bw:enamel	-0.044	0	0.015	0.029
bw:end	0.045	-0.002	-0.007	-0.036
bw:ends	0.004	-0.019	0.038	-0.023
bw:engineer	-0.045	0.004	0.033	0.008
bw:engineers	0.006	-0.007	0.019	-0.018
bw:england	0.054	0.086	0.063	-0.204
bw:english	0.023	-0.009	0.007	-0.021
bw:enquire	0.034	-0.017	-0.015	-0.001
bw:enquiry	-0.014	-0.001	0.003	0.011
bw:ensure	-0.027	0	-0.001	0.028
bw:enter	0.024	-0.014	-0.007	-0.003
bw:entered	0.016	0	-0.004	-0.012
bw:enterprise	0.011	-0.008	0.006	-0.009
bw:entitled	-0.022	0	0	0.022
bw:entity	0.053	-0.003	-0.026	-0.024
bw:entries	-0.006	0	0.026	-0.02
bw:entry	-0.018	0.051	-0.034	0.001
bw:enw	0.012	-0.005	-0.008	0.001
bw:estate	0.044	-0.012	-0.018	-0.014
bw:eu	-0.024	-0.027	0.026	0.025
bw:europe	0.01	0.092	-0.068	-0.034
bw:euros	-0.037	-0.002	0.003	0.036
bw:evening	-0.036	-0.003	0.035	0.004
bw:evenings	-0.043	0	0	0.043
bw:event	-0.073	-0.013	-0.015	0.101
bw:events	-0.048	-0.005	0.007	0.046
bw:every	-0.026	0.008	-0.046	0.065
bw:everyone	0.025	-0.001	-0.001	-0.024
bw:everything	0.018	-0.012	-0.048	0.042
bw:ex4	0.008	0	0.007	-0.015
bw:example	0.008	-0.027	0.039	-0.02
bw:examples	0.009	-0.002	-0.02	0.013
bw:exchange	0.023	-0.009	0.014	-0.028
bw:exeter	-0.012	0	0.008	0.004
bw:expect	0.004	0.04	-0.041	-0.003
bw:explained	-0.017	-0.001	-0.007	0.025
bw:explains	0.067	-0.016	0.04	-0.092
bw:fails	0.012	-0.004	-0.009	0.001
bw:fair	0.005	-0.003	-0.026	0.025
bw:families	0.055	-0.016	0.015	-0.054
bw:family	-0.062	-0.001	0.022	0.04
bw:faq	-0.036	-0.005	-0.003	0.044
bw:faqs	-0.049	-0.031	0.03	0.05
bw:farm	-0.001	-0.017	0.021	-0.003
bw:farms	-0.007	-0.002	-0.002	0.011
bw:fca	0.005	-0.012	0.055	-0.048
bw:features	-0.015	-0.003	-0.004	0.022
bw:february	0.034	0.039	-0.026	-0.047
bw:fee	0.038	-0.014	-0.036	0.012
bw:fees	-0.082	0.042	0.056	-0.015
bw:field	-0.005	-0.004	0.01	-0.001
bw:fifteen	0.033	-0.001	0.001	-0.032
bw:figure	0.03	-0.001	-0.002	-0.027
bw:file	-0.013	0.031	-0.017	-0.001
bw:files	0.094	0.03	-0.093	-0.031
bw:finance	0.169	0.026	-0.152	-0.043
bw:financial	-0.013	-0.028	0.157	-0.115
bw:find	0.052	-0.035	-0.016	-0.001
bw:fine	-0.012	-0.002	-0.004	0.019
bw:finished	0.014	-0.005	-0.016	0.007
bw:firm	0.097	-0.055	-0.002	-0.039
bw:firms	0.034	-0.014	-0.018	-0.002
bw:first	0.058	-0.041	-0.015	-0.002
bw:fitted	-0.021	-0.002	-0.013	0.037
bw:five	-0.007	-0.011	-0.011	0.029
bw:fixed	-0.037	-0.001	-0.017	0.055
bw:floor	0.02	-0.001	-0.006	-0.014
bw:follow	0.07	-0.01	-0.038	-0.022
bw:following	-0.055	0.084	-0.046	0.017
bw:follows	0.075	-0.031	-0.058	0.014
bw:football	0.036	-0.006	0.011	-0.041
bw:footnotes	0.019	-0.002	-0.002	-0.015
bw:for	0.128	-0.241	0.237	-0.123
bw:form	0.033	-0.012	-0.125	0.104
bw:formed	0.013	-0.006	-0.006	-0.001
bw:forms	-0.027	0	0.013	0.015
bw:forty	-0.04	-0.01	0.015	0.035
bw:found	-0.048	0.042	-0.012	0.017
bw:foundation	0.018	0.093	-0.108	-0.003
bw:foundry	-0.026	0	0.016	0.009
bw:four	0.012	-0.012	0.031	-0.03
bw:fourteen	-0.045	-0.006	0.007	0.044
bw:frames	-0.053	-0.004	0.009	0.048
bw:franchise	0.02	-0.041	0.002	0.019
bw:franchisee	0.022	-0.002	-0.017	-0.003
bw:franchisees	-0.026	-0.02	0.045	0.001
bw:free	-0.018	-0.016	0.002	0.032
bw:friday	-0.023	-0.002	0.007	0.018
bw:friendly	-0.016	-0.009	-0.01	0.035
bw:frn	-0.039	-0.003	0.017	0.025
bw:from	0.003	0.12	-0.002	-0.121
bw:full	-0.005	-0.003	-0.035	0.043
bw:fund	0.073	-0.003	0.006	-0.076
bw:further	-0.02	-0.004	0.011	0.013
bw:fuvazozed	0.01	-0.002	-0.001	-0.007
bw:gallery	-0.013	0.007	-0.014	0.02
bw:gambling	0.038	0.01	-0.021	-0.027
bw:game	0.067	-0.021	-0.073	0.028
bw:garden	0.026	-0.004	-0.012	-0.01
bw:gardens	-0.074	-0.002	0.002	0.074
bw:gas	-0.013	-0.001	-0.004	0.018
bw:gate	-0.017	-0.001	0.001	0.017
bw:gathered	-0.089	-0.002	0.091	0
bw:gb	-0.02	-0.007	-0.018	0.046
bw:gdpr	-0.062	-0.034	0.071	0.026
bw:general	0.059	-0.065	-0.015	0.021
bw:georgia	-0.011	-0.009	0.024	-0.004
bw:germany	-0.042	-0.031	0.042	0.03
bw:get	0	-0.001	0.019	-0.019
bw:gift	0.095	0.024	0	-0.119
bw:give	0.037	-0.021	-0.049	0.033
bw:given	-0.003	0.014	-0.026	0.015
bw:giving	-0.006	0.044	0.037	-0.075
bw:glamorgan	0.013	-0.001	0.005	-0.017
bw:glasgow	-0.038	0.002	0.019	0.017
bw:go	0.135	-0.076	0.043	-0.102
bw:goes	-0.086	-0.002	0.097	-0.009
bw:good	0.033	-0.014	0.01	-0.028
bw:goods	0.178	0.002	-0.148	-0.031
bw:got	0.04	-0.001	-0.012	-0.028
bw:govern	0.048	-0.031	-0.031	0.013
bw:great	-0.011	-0.012	0.017	0.005
bw:green	0.016	0.025	-0.133	0.091
bw:group	-0.046	0.106	-0.101	0.041
bw:groups	0.044	0	0	-0.044
bw:grow	0.036	-0.007	-0.023	-0.005
bw:guarantee	0.038	0.006	-0.029	-0.015
bw:guernsey	-0.009	0.099	-0.065	-0.026
bw:guests	0.015	-0.002	0.002	-0.015
bw:guides	-0.046	0.016	0.022	0.008
bw:gym	-0.007	-0.001	-0.007	0.014
bw:had	0.031	-0.001	-0.003	-0.026
bw:hair	-0.014	-0.009	0.01	0.013
bw:half	-0.045	-0.002	-0.025	0.072
bw:halifax	-0.056	0	0.015	0.041
bw:hand	0.058	-0.002	-0.005	-0.051
bw:handed	-0.047	0	0.048	0
bw:handled	0.007	0.022	-0.015	-0.014
bw:handles	-0.012	-0.005	0.017	0
bw:has	-0.087	-0.02	0.029	0.078
bw:have	-0.097	-0.057	0.15	0.005
bw:head	-0.053	-0.004	-0.007	0.064
bw:health	0.036	-0.006	-0.035	0.005
bw:held	-0.02	-0.023	0.019	0.024
bw:hello	-0.075	-0.003	0.039	0.039
bw:help	-0.034	-0.028	-0.038	0.099
bw:here	-0.135	0.01	0.123	0.002
bw:hereford	-0.03	0.006	0.014	0.01
bw:herefordshire	-0.02	0.006	0.007	0.007
bw:hereinafter	-0.029	-0.001	0	0.03
bw:hertfordshire	0.022	-0.01	-0.01	-0.002
bw:hill	-0.015	0.04	-0.038	0.013
bw:hire	0.01	-0.007	0.024	-0.027
bw:hiring	0.024	0	0.013	-0.037
bw:hm	-0.023	-0.015	0.042	-0.003
bw:hmrc	0.078	-0.001	0.01	-0.086
bw:hobby	0.011	-0.002	-0.009	0
bw:hold	-0.107	-0.019	0.128	-0.002
bw:holding	0.003	-0.031	-0.019	0.047
bw:holds	0.014	0.012	-0.038	0.012
bw:holiday	-0.004	-0.005	-0.007	0.015
bw:holidays	0.043	-0.002	0.002	-0.043
bw:home	0.053	-0.078	0.04	-0.015
bw:homes	0.001	0.031	-0.092	0.06
bw:hook	-0.009	-0.001	-0.025	0.035
bw:hospice	0.014	0.097	-0.049	-0.063
bw:hospices	0.021	-0.001	-0.001	-0.019
bw:hosted	0.03	-0.029	-0.053	0.052
bw:hosting	-0.041	-0.029	0.063	0.007
bw:hosts	-0.001	-0.01	0.013	-0.001
bw:hour	-0.061	-0.012	0.077	-0.004
bw:hours	-0.09	-0.003	0.001	0.092
bw:house	-0.118	0.006	0.011	0.1
bw:houses	-0.009	-0.003	-0.026	0.038
bw:how	-0.068	-0.048	0.014	0.103
bw:hr2	-0.016	-0.001	0.005	0.012
bw:hr4	-0.015	0.007	0.01	-0.002
bw:https	0.005	-0.016	-0.009	0.02
bw:hundred	-0.057	0	-0.004	0.061
bw:hx3	-0.016	0	0.016	0
bw:i	0.104	-0.05	0.006	-0.06
bw:ico	-0.024	-0.001	0.003	0.021
bw:identity	0.08	-0.012	0.006	-0.074
bw:if	-0.039	0.049	-0.038	0.028
bw:images	0.036	-0.001	-0.003	-0.032
bw:important	0.093	-0.018	-0.034	-0.041
bw:imprint	-0.014	-0.008	-0.009	0.031
bw:in	0.041	0.114	-0.264	0.109
bw:include	-0.053	-0.049	0.057	0.045
bw:included	-0.01	-0.003	-0.006	0.019
bw:includes	0.014	0.097	-0.108	-0.003
bw:including	0.033	0.072	-0.074	-0.031
bw:incorporated	-0.006	-0.01	0.01	0.006
bw:independent	0.076	-0.015	-0.028	-0.033
bw:industries	0.047	0	0	-0.047
bw:info	0.053	-0.021	-0.037	0.005
bw:information	0.207	-0.034	-0.134	-0.039
bw:insist	0.021	-0.013	-0.026	0.018
bw:installation	0.005	-0.002	-0.055	0.052
bw:instalments	-0.107	-0.006	0.138	-0.025
bw:instructions	-0.043	-0.001	0.041	0.003
bw:instructor	0.069	-0.003	0.002	-0.068
bw:insurance	-0.046	-0.04	0.063	0.023
bw:insured	-0.003	-0.005	0.01	-0.003
bw:insurer	0.002	0.039	-0.039	-0.003
bw:insurers	0.023	-0.012	-0.008	-0.003
bw:interest	0.037	-0.01	0.004	-0.031
bw:intermediary	-0.021	-0.002	0.024	-0.001
bw:international	0.043	-0.016	-0.019	-0.008
bw:interpretation	0.046	-0.002	-0.04	-0.004
bw:into	0.061	-0.007	-0.016	-0.038
bw:introducer	-0.03	-0.009	0.012	0.027
bw:introduction	0.053	-0.004	-0.098	0.049
bw:invoices	-0.035	-0.012	0.053	-0.006
bw:ireland	0.015	-0.042	-0.095	0.123
bw:irish	0.017	-0.005	-0.011	-0.001
bw:is	-0.088	0.17	0.036	-0.118
bw:island	0.016	-0.001	-0.003	-0.013
bw:islands	-0.016	0.04	-0.056	0.031
bw:issue	0.02	-0.001	0.003	-0.022
bw:issued	-0.038	-0.026	0.027	0.036
bw:it	0.017	-0.061	0.078	-0.034
bw:its	-0.032	0.279	-0.067	-0.18
bw:itself	-0.004	-0.025	0.038	-0.008
bw:january	0.01	-0.002	-0.012	0.004
bw:javascript	0.056	0	0	-0.056
bw:jersey	-0.106	0.135	-0.076	0.047
bw:job	-0.021	-0.011	-0.032	0.064
bw:jobs	-0.059	0.01	-0.009	0.059
bw:join	0.196	-0.016	-0.003	-0.176
bw:joint	0.009	-0.019	0.023	-0.013
bw:jory	-0.03	0	0	0.03
bw:journey	0.028	-0.014	-0.01	-0.004
bw:july	0.012	-0.017	-0.01	0.015
bw:june	0.132	-0.075	-0.09	0.033
bw:just	0.013	0	-0.006	-0.007
bw:keep	-0.12	-0.011	0.06	0.071
bw:keeping	0.01	0	-0.007	-0.002
bw:keeps	-0.047	-0.002	0.049	0
bw:kendal	0.009	0.001	0.004	-0.014
bw:kent	0.028	0.031	-0.059	-0.001
bw:kept	-0.042	-0.016	0.012	0.047
bw:kestrel	-0.018	0	0.017	0
bw:kingdom	0.074	-0.082	-0.103	0.111
bw:kitchens	0.039	-0.001	-0.001	-0.037
bw:knew	0.025	-0.001	-0.011	-0.012
bw:know	0.035	-0.01	-0.014	-0.012
bw:known	-0.029	-0.008	0.034	0.003
bw:kop	0.089	-0.002	0.001	-0.088
bw:l7	-0.01	0	0.007	0.003
bw:la9	0.01	0.001	0.002	-0.013
bw:lane	-0.017	-0.011	0.004	0.024
bw:language	-0.006	-0.01	0	0.016
bw:lantern	-0.001	0.011	0.002	-0.012
bw:larkfield	-0.026	-0.001	0.022	0.005
bw:last	0.125	-0.003	-0.112	-0.011
bw:lasts	-0.037	-0.001	0.002	0.037
bw:later	0.059	-0.01	-0.007	-0.042
bw:law	0.082	-0.018	-0.05	-0.014
bw:le3	-0.032	0.004	0.021	0.007
bw:le5	0.012	0	0.002	-0.014
bw:leeds	-0.001	-0.002	0.01	-0.007
bw:left	0.056	-0.005	-0.017	-0.034
bw:legal	0.25	-0.062	-0.181	-0.007
bw:legislation	-0.012	-0.004	0	0.016
bw:leicester	-0.032	0.048	0.003	-0.019
bw:leicestershire	-0.032	0.049	-0.014	-0.003
bw:lender	0.063	-0.049	-0.011	-0.004
bw:lenders	0.012	-0.044	0.014	0.018
bw:less	0.032	-0.003	-0.023	-0.006
bw:lesson	-0.019	-0.002	0.002	0.019
bw:let	-0.021	-0.011	-0.023	0.055
bw:letter	0.012	-0.001	-0.001	-0.01
bw:letting	-0.024	0	0	0.025
bw:lettings	-0.008	-0.025	-0.009	0.043
bw:liability	-0.113	0.001	0.105	0.007
bw:licence	-0.033	-0.008	0.05	-0.009
bw:licences	0.024	-0.006	-0.025	0.006
bw:licensed	-0.024	-0.016	0.046	-0.007
bw:licensee	-0.042	-0.003	0.054	-0.009
bw:life	0.06	0	-0.001	-0.059
bw:like	-0.067	-0.004	-0.001	0.073
bw:limited	-0.034	0.055	-0.027	0.006
bw:limited’s	0.012	0.025	-0.02	-0.017
bw:lincoln	-0.013	0	0.007	0.007
bw:lincolnshire	0.045	-0.001	-0.012	-0.032
bw:line	0.029	-0.019	0.006	-0.016
bw:lines	-0.05	-0.02	0.057	0.013
bw:link	0.01	0	0.003	-0.014
bw:list	-0.022	-0.046	0.039	0.028
bw:listed	0.059	-0.013	-0.065	0.019
bw:little	0.063	-0.002	-0.013	-0.048
bw:live	0.043	-0.009	0.009	-0.042
bw:liverpool	0.018	-0.003	0.016	-0.032
bw:ln1	-0.01	0	0.006	0.004
bw:local	0.1	0.049	-0.08	-0.069
bw:log	-0.066	-0.008	0.033	0.041
bw:london	0.217	0.066	-0.045	-0.238
bw:long	-0.02	-0.005	0.055	-0.03
bw:longer	0.051	-0.002	-0.008	-0.041
bw:look	0.027	-0.029	0.026	-0.024
bw:looked	-0.007	-0.002	-0.011	0.02
bw:looks	-0.005	0.007	0.015	-0.017
bw:lost	0.056	0	-0.002	-0.054
bw:lottery	-0.068	0.16	0.008	-0.101
bw:low	0.024	-0.002	-0.007	-0.015
bw:machine	-0.007	-0.005	0.012	0
bw:machines	-0.016	-0.001	-0.001	0.018
bw:made	-0.051	0.022	-0.026	0.054
bw:magazine	0.054	-0.007	0.036	-0.084
bw:maidstone	-0.009	-0.01	-0.004	0.023
bw:mail	-0.068	-0.014	0.018	0.063
bw:mailing	0.012	-0.001	0.002	-0.013
bw:main	-0.121	0.033	0.085	0.003
bw:make	-0.031	-0.039	0.022	0.048
bw:makers	0.024	-0.001	0.01	-0.034
bw:makes	0.036	-0.014	-0.019	-0.003
bw:maltings	-0.022	0	0.005	0.017
bw:managed	0.007	0.054	0.005	-0.066
bw:management	-0.046	-0.017	-0.001	0.064
bw:manager	0.008	0.069	-0.03	-0.048
bw:managing	0.01	-0.006	-0.021	0.018
bw:manchester	0.022	0	-0.001	-0.02
bw:manor	-0.022	-0.007	0.028	0
bw:many	-0.132	0.019	0.036	0.077
bw:march	0.02	0.008	-0.006	-0.021
bw:mark	-0.01	-0.008	0.016	0.003
bw:marketing	-0.019	0.026	-0.002	-0.005
bw:marketplace	-0.073	0.022	0.037	0.014
bw:marks	0.011	-0.003	-0.01	0.003
bw:masnachu	0.012	-0.005	-0.008	0.001
bw:massachusetts	0.01	0	0.003	-0.013
bw:materials	0.041	-0.017	0.025	-0.049
bw:may	-0.047	-0.018	-0.02	0.084
bw:me	-0.016	-0.01	0.007	0.018
bw:mean	0.013	-0.052	0.056	-0.018
bw:means	0.193	-0.092	-0.09	-0.01
bw:meant	0.013	-0.003	-0.009	-0.002
bw:measurement	0.005	0	0.012	-0.017
bw:media	0.033	-0.013	0.012	-0.031
bw:medical	0.012	-0.025	-0.032	0.044
bw:meet	-0.008	-0.001	-0.026	0.036
bw:meeting	0.021	-0.001	0.002	-0.022
bw:member	-0.031	0.029	-0.006	0.008
bw:members	-0.013	0.015	-0.01	0.009
bw:membership	0.032	0.021	0.003	-0.056
bw:mentions	-0.008	-0.008	-0.008	0.023
bw:menu	-0.069	-0.008	0.015	0.062
bw:message	-0.059	-0.001	-0.008	0.068
bw:messages	-0.004	-0.006	0.011	0
bw:meze	0.004	-0.006	0.023	-0.021
bw:middle	0.018	-0.004	0.003	-0.017
bw:mind	0.01	0	-0.001	-0.008
bw:minutes	-0.039	-0.013	0.025	0.026
bw:mofodo	-0.013	0	0.012	0
bw:monday	-0.037	-0.015	0.021	0.031
bw:money	-0.087	-0.019	0.126	-0.02
bw:month	0.102	0.038	-0.057	-0.083
bw:months	-0.003	-0.006	0.015	-0.006
bw:more	0.036	-0.012	0.013	-0.037
bw:morning	0.013	-0.004	-0.01	0.001
bw:mortgage	0.021	-0.01	0.017	-0.028
bw:most	-0.028	-0.019	0.037	0.009
bw:mouth	-0.032	-0.003	-0.003	0.037
bw:move	-0.017	-0.003	0.026	-0.006
bw:moving	-0.009	-0.008	0.021	-0.004
bw:mug	-0.019	0	0.015	0.004
bw:music	-0.027	-0.001	0.002	0.026
bw:must	0.01	-0.009	0.007	-0.009
bw:my	-0.116	-0.011	0.007	0.12
bw:n12	0.087	-0.035	-0.09	0.038
bw:name	-0.145	-0.155	0.12	0.18
bw:named	0.011	0.075	-0.06	-0.026
bw:national	0.053	-0.01	0.054	-0.097
bw:near	0.139	0	-0.001	-0.138
bw:nearly	0.027	-0.002	-0.004	-0.021
bw:necessary	-0.026	0	0.013	0.013
bw:need	0.058	-0.025	0.035	-0.067
bw:needed	0.087	-0.018	0.01	-0.079
bw:network	-0.009	-0.004	0.057	-0.044
bw:never	-0.021	-0.001	0.012	0.009
bw:new	0.086	-0.02	-0.055	-0.01
bw:newcastle	0.002	0	-0.01	0.008
bw:newest	-0.027	0.001	0.026	0
bw:news	0.085	0.05	-0.077	-0.058
bw:newsletter	-0.059	-0.016	0.038	0.038
bw:next	0.007	-0.018	0.063	-0.052
bw:ni	-0.018	-0.001	-0.002	0.021
bw:night	0.049	-0.012	-0.01	-0.028
bw:nine	0.009	-0.004	0.031	-0.036
bw:no	-0.041	0.139	-0.091	-0.008
bw:nobody	0.024	-0.007	-0.009	-0.008
bw:norfolk	-0.034	-0.003	0.015	0.021
bw:north	0.074	0.035	-0.023	-0.086
bw:northern	-0.009	-0.007	-0.042	0.058
bw:norupo	-0.021	-0.02	0.089	-0.047
bw:not	-0.077	-0.036	0.035	0.078
bw:note	0.011	-0.001	0	-0.01
bw:notebook	0.026	-0.001	-0.02	-0.005
bw:notes	0.062	-0.005	-0.05	-0.008
bw:nothing	0.078	-0.005	-0.015	-0.058
bw:notice	0.072	0.048	-0.2	0.08
bw:notices	-0.005	-0.008	0.022	-0.01
bw:nottingham	0.056	-0.002	-0.01	-0.045
bw:nottinghamshire	-0.025	0.001	0.023	0
bw:november	0.009	-0.017	-0.005	0.013
bw:now	-0.007	-0.006	-0.02	0.033
bw:nr7	-0.005	-0.001	0.011	-0.004
bw:number	-0.179	-0.008	0.209	-0.022
bw:numbers	-0.01	-0.002	0.012	-0.001
bw:nursing	0.008	0.034	-0.012	-0.03
bw:nuvara	-0.018	-0.009	0.029	-0.002
bw:o	-0.058	0.041	0.021	-0.004
bw:object	-0.017	-0.005	0.031	-0.009
bw:obliged	-0.005	0.027	-0.021	-0.001
bw:occasional	0.012	-0.001	-0.001	-0.01
bw:october	-0.014	0.001	-0.004	0.018
bw:of	-0.143	0.235	-0.071	-0.021
bw:off	0.062	-0.01	-0.017	-0.035
bw:offer	-0.018	-0.001	-0.01	0.029
bw:offered	-0.04	-0.022	0.08	-0.018
bw:offers	-0.006	-0.04	-0.028	0.075
bw:office	-0.072	-0.089	-0.006	0.168
bw:officer	0.042	-0.032	0.001	-0.012
bw:offices	-0.045	0.051	-0.028	0.022
bw:official	0.039	-0.002	0	-0.037
bw:offline	0.024	-0.011	-0.008	-0.004
bw:often	0.017	-0.008	-0.011	0.002
bw:okimiletpo	0.051	-0.011	0.012	-0.052
bw:old	0.037	-0.003	-0.039	0.006
bw:olds	-0.01	-0.002	0.038	-0.027
bw:on	0.023	-0.137	0.151	-0.037
bw:onarebu	-0.011	-0.009	0.024	-0.004
bw:once	-0.007	-0.012	0.033	-0.014
bw:one	-0.108	0.075	-0.053	0.086
bw:online	-0.007	0.008	-0.027	0.026
bw:only	0.03	0.106	-0.061	-0.074
bw:open	-0.04	-0.033	-0.018	0.091
bw:opened	-0.061	-0.003	0.03	0.034
bw:opening	0.01	-0.003	-0.003	-0.004
bw:operate	0.163	-0.04	-0.092	-0.031
bw:operated	0.123	-0.033	-0.046	-0.044
bw:operates	-0.022	-0.023	0.028	0.018
bw:operative	-0.074	0.097	-0.052	0.029
bw:operator	0.076	-0.028	-0.052	0.004
bw:operators	-0.005	-0.01	0.029	-0.014
bw:optional	-0.034	0	0.002	0.033
bw:or	0.145	-0.181	-0.195	0.231
bw:orchard	-0.034	0.001	0.027	0.006
bw:order	-0.049	-0.012	0.035	0.026
bw:orders	-0.061	-0.019	0.063	0.016
bw:organisation	-0.016	-0.007	-0.007	0.03
bw:organised	-0.065	0	-0.001	0.066
bw:organisers	-0.043	-0.016	-0.009	0.067
bw:oscr	0.01	0	-0.002	-0.008
bw:other	-0.005	0.074	-0.086	0.017
bw:others	0.016	-0.009	0.011	-0.018
bw:otherwise	0.03	0.039	-0.055	-0.015
bw:our	-0.071	0.222	-0.102	-0.049
bw:ours	-0.004	-0.002	-0.009	0.015
bw:ourselves	-0.017	-0.001	-0.001	0.019
bw:out	-0.125	-0.055	-0.004	0.185
bw:outside	-0.03	-0.015	-0.023	0.068
bw:ovekavuvu	-0.002	-0.003	0.091	-0.085
bw:over	0.093	0.063	-0.082	-0.075
bw:overview	-0.008	0.022	-0.012	-0.001
bw:ovovekod	-0.031	0	-0.002	0.034
bw:own	-0.066	-0.074	0.162	-0.023
bw:owned	0.075	0.202	-0.132	-0.146
bw:owner	-0.017	-0.026	0.033	0.01
bw:owners	0.02	0.012	0.006	-0.038
bw:ownership	-0.028	0	0.018	0.01
bw:owns	-0.063	-0.008	0.037	0.033
bw:oxford	-0.002	0	0.01	-0.008
bw:oxfordshire	-0.007	0	0.01	-0.003
bw:packages	0.016	-0.002	-0.013	-0.001
bw:packed	0.008	-0.004	-0.016	0.012
bw:packs	-0.026	0.038	-0.043	0.031
bw:page	-0.128	-0.01	0.11	0.027
bw:pages	0.038	-0.013	-0.038	0.012
bw:paid	-0.102	0.041	0.093	-0.032
bw:pan	-0.013	-0.001	-0.006	0.019
bw:panel	0.01	-0.003	0.008	-0.015
bw:papers	-0.003	0	0.023	-0.02
bw:parcels	-0.14	-0.012	0.142	0.01
bw:parent	0.065	-0.026	-0.07	0.031
bw:park	0.049	0.072	-0.087	-0.034
bw:parking	-0.006	-0.004	-0.012	0.022
bw:part	-0.144	0.21	-0.163	0.097
bw:parties	-0.058	-0.008	-0.001	0.067
bw:partner	0.053	0.017	-0.05	-0.02
bw:partners	0.078	-0.015	-0.047	-0.016
bw:partnership	-0.038	-0.013	0.029	0.022
bw:parts	-0.015	-0.01	0.048	-0.022
bw:party	-0.079	0.019	-0.023	0.083
bw:pass	-0.066	-0.009	0.079	-0.004
bw:passed	0.015	-0.006	0.001	-0.009
bw:passes	-0.009	-0.01	-0.021	0.04
bw:password	-0.02	0	0.001	0.019
bw:patient	0.022	-0.002	-0.009	-0.011
bw:patients	-0.068	-0.005	-0.005	0.078
bw:pay	-0.01	-0.016	0.014	0.012
bw:payment	-0.061	-0.04	0.102	-0.002
bw:payments	-0.084	-0.046	0.152	-0.022
bw:pays	0.017	-0.005	0.004	-0.016
bw:pazaki	-0.025	-0.022	0.048	-0.001
bw:people	-0.025	-0.057	-0.003	0.085
bw:period	-0.031	-0.003	0.03	0.005
bw:person	0.02	0.018	-0.038	0
bw:personal	-0.037	0.148	-0.136	0.024
bw:pet	-0.004	0.034	-0.054	0.025
bw:phone	-0.099	-0.015	0.045	0.07
bw:photograph	0.047	-0.008	-0.029	-0.01
bw:photographer	0.015	-0.002	0	-0.013
bw:photographs	0.05	-0.005	-0.014	-0.031
bw:pictures	0.023	-0.011	-0.008	-0.004
bw:pier	-0.076	-0.001	0.038	0.039
bw:pipetfo	0.039	0	0.004	-0.043
bw:place	-0.087	-0.018	0.057	0.048
bw:placed	-0.095	-0.021	0.112	0.004
bw:places	0.023	0	-0.008	-0.014
bw:placing	-0.032	0	0	0.032
bw:plain	0.02	-0.002	-0.003	-0.015
bw:plainly	0.014	-0.003	-0.012	0.001
bw:plan	0.004	-0.014	0.027	-0.017
bw:planning	-0.034	-0.004	0.004	0.033
bw:plans	0.024	-0.012	-0.016	0.004
bw:platform	-0.016	0.055	-0.128	0.089
bw:play	0.077	-0.015	0.025	-0.086
bw:please	0.061	-0.012	-0.067	0.019
bw:pleased	-0.008	-0.001	-0.001	0.01
bw:plumbing	0.053	-0.001	-0.006	-0.046
bw:plus	0.052	-0.006	-0.022	-0.024
bw:point	0.019	0	0	-0.019
bw:policies	0.059	-0.002	0.024	-0.081
bw:policy	0.005	-0.07	-0.106	0.17
bw:polisi	0.028	-0.001	-0.002	-0.025
bw:portal	-0.067	0.032	0.075	-0.04
bw:posena	-0.026	-0.014	0.017	0.023
bw:post	0.034	-0.03	-0.017	0.012
bw:postcode	-0.072	-0.002	0.003	0.071
bw:posted	-0.004	0.098	-0.092	-0.002
bw:pounds	-0.067	-0.001	-0.001	0.07
bw:powered	-0.022	-0.023	0.05	-0.006
bw:practice	-0.082	-0.025	0.056	0.051
bw:practices	-0.014	0.007	-0.004	0.011
bw:preifatrwydd	0.028	-0.001	-0.002	-0.025
bw:premises	-0.04	0.111	-0.055	-0.016
bw:prepaid	-0.036	-0.012	0.018	0.03
bw:price	-0.067	-0.027	-0.032	0.126
bw:prices	-0.025	-0.023	0.032	0.016
bw:principal	0.022	-0.001	0	-0.02
bw:print	-0.01	0	-0.001	0.012
bw:printed	-0.013	-0.003	-0.013	0.029
bw:privacy	0.266	0.109	-0.152	-0.224
bw:private	0.001	0.01	-0.02	0.009
bw:prize	0.06	-0.008	-0.021	-0.031
bw:prizes	-0.015	0.027	-0.006	-0.006
bw:process	0.032	-0.009	0.005	-0.028
bw:processed	0.035	-0.013	-0.041	0.019
bw:processing	0.063	-0.018	-0.046	0.001
bw:processor	-0.019	-0.008	0.009	0.018
bw:processors	-0.006	-0.011	0.019	-0.002
bw:product	0.006	-0.012	0.013	-0.007
bw:products	0.115	-0.064	-0.045	-0.006
bw:professional	0.075	-0.007	-0.003	-0.066
bw:profits	0.035	-0.003	0	-0.032
bw:programme	0.057	-0.031	-0.014	-0.012
bw:project	0.008	-0.004	0.005	-0.01
bw:projects	0.017	-0.012	-0.011	0.006
bw:promise	-0.029	-0.001	0	0.03
bw:promoter	0.037	0.026	-0.041	-0.021
bw:promoters	0.034	-0.017	-0.017	-0.001
bw:promotion	-0.044	-0.016	0.06	-0.001
bw:property	0.087	-0.011	-0.04	-0.035
bw:protected	0.087	-0.013	-0.028	-0.046
bw:protecting	0.004	-0.02	0.021	-0.005
bw:protection	0.094	-0.084	-0.073	0.063
bw:protects	0.037	-0.005	-0.03	-0.002
bw:proudly	0.104	-0.001	0	-0.103
bw:prove	0.018	-0.002	-0.01	-0.006
bw:provide	0.012	-0.013	-0.001	0.003
bw:provided	-0.064	-0.035	0.159	-0.06
bw:provider	0.063	-0.028	0.087	-0.122
bw:providers	-0.024	-0.01	0.019	0.015
bw:provides	0.018	-0.015	-0.03	0.027
bw:pub	-0.011	0.001	0.007	0.003
bw:public	-0.074	-0.012	0.098	-0.013
bw:publication	-0.01	-0.009	0.019	0
bw:publish	0.126	-0.092	-0.02	-0.014
bw:published	0.062	-0.04	-0.024	0.002
bw:publisher	0.026	-0.021	0.003	-0.009
bw:publishing	0.091	-0.008	-0.046	-0.036
bw:puppy	-0.008	-0.005	0.015	-0.001
bw:purchase	-0.013	-0.014	0.02	0.007
bw:purchased	-0.062	-0.019	0.063	0.017
bw:purchasing	-0.011	-0.007	0.027	-0.009
bw:purpose	-0.046	0.034	0.023	-0.011
bw:purposes	0.002	-0.01	-0.021	0.029
bw:put	0.015	-0.016	-0.011	0.012
bw:quality	-0.026	-0.005	0.007	0.024
bw:quarry	-0.023	0	0.006	0.017
bw:questions	-0.016	-0.026	0.04	0.002
bw:quotation	-0.018	0.017	0.049	-0.048
bw:quote	0.086	-0.004	-0.027	-0.055
bw:range	-0.004	-0.001	-0.011	0.016
bw:rapa	0.056	-0.001	-0.003	-0.052
bw:rate	0.032	-0.001	0.006	-0.038
bw:rated	0.017	-0.003	0.04	-0.054
bw:rather	0.054	-0.004	-0.012	-0.039
bw:reach	-0.011	-0.003	0.002	0.012
bw:read	0.09	-0.005	-0.015	-0.071
bw:reading	-0.017	-0.001	0.018	0
bw:reason	0.024	-0.005	-0.008	-0.011
bw:receive	0.003	0.04	-0.039	-0.004
bw:recent	-0.016	-0.002	0.018	0
bw:record	0.024	-0.001	-0.022	-0.001
bw:records	-0.024	-0.003	0.039	-0.011
bw:recycle	0.036	-0.002	-0.002	-0.032
bw:ref	0.027	-0.007	-0.058	0.038
bw:refer	-0.048	0.084	-0.027	-0.009
bw:reference	0.066	-0.082	0.091	-0.075
bw:references	-0.018	-0.013	0.021	0.01
bw:referred	-0.051	-0.003	0.022	0.033
bw:refers	0.053	-0.004	-0.018	-0.031
bw:refund	0.088	0	-0.001	-0.087
bw:reg	-0.011	-0.001	-0.034	0.046
bw:region	-0.016	-0.018	0.028	0.006
bw:register	-0.154	-0.027	0.1	0.081
bw:registered	0.064	0.24	-0.132	-0.171
bw:registrar	-0.003	0.035	-0.026	-0.006
bw:registration	0.033	-0.005	-0.116	0.088
bw:regulated	-0.04	-0.041	0.08	0.001
bw:regulates	-0.046	-0.004	0.002	0.049
bw:regulation	-0.016	-0.013	-0.003	0.031
bw:regulations	0.03	0.048	-0.086	0.008
bw:regulator	-0.006	-0.006	0.013	-0.001
bw:regulatory	0.098	-0.004	-0.007	-0.088
bw:related	-0.074	0.075	-0.017	0.017
bw:relationship	0.005	0.034	-0.044	0.005
bw:relevant	-0.072	0.049	-0.007	0.031
bw:rental	0.016	-0.004	-0.008	-0.004
bw:rented	-0.026	-0.021	0.039	0.009
bw:repair	-0.03	-0.003	0.014	0.02
bw:repayments	-0.04	-0.001	-0.001	0.041
bw:reply	-0.015	-0.004	0.007	0.012
bw:report	0.064	-0.003	-0.015	-0.047
bw:reports	0.046	-0.003	-0.02	-0.024
bw:representative	-0.077	-0.093	0.179	-0.009
bw:represented	-0.044	0	0.046	-0.003
bw:request	0.036	-0.009	-0.007	-0.02
bw:required	0.02	-0.001	0.002	-0.02
bw:reserved	0.061	0.01	-0.041	-0.03
bw:residential	-0.021	0.074	-0.016	-0.038
bw:residents	-0.086	0.031	0.024	0.03
bw:respect	-0.013	0.028	-0.011	-0.003
bw:responsibly	0.096	-0.001	-0.003	-0.092
bw:rest	0.051	-0.014	-0.009	-0.027
bw:restaurant	-0.039	0.008	0.026	0.005
bw:retail	0.04	-0.045	-0.037	0.041
bw:returns	-0.071	-0.021	-0.023	0.115
bw:revenue	-0.063	0.109	0.041	-0.087
bw:reviewed	-0.018	0.081	-0.06	-0.003
bw:reviews	-0.018	-0.01	0.069	-0.041
bw:rg30	-0.021	0.008	0.005	0.008
bw:rid	0.028	-0.004	-0.022	-0.002
bw:right	-0.07	-0.008	0.008	0.07
bw:rights	0.063	0.012	-0.027	-0.048
bw:ring	0.042	-0.001	-0.011	-0.03
bw:risk	-0.005	0.04	-0.023	-0.011
bw:road	-0.247	0.127	0.076	0.044
bw:roof	-0.021	-0.006	0.007	0.019
bw:rookery	-0.017	0.002	0.016	0
bw:room	0.089	-0.003	-0.012	-0.074
bw:rooms	-0.053	-0.008	0.056	0.005
bw:ropewalk	-0.024	0	0.024	0.001
bw:rough	-0.019	-0.001	-0.001	0.02
bw:round	0.038	0.035	-0.028	-0.046
bw:rova	-0.02	-0.027	0.055	-0.008
bw:row	-0.073	0.001	0.073	0
bw:royal	0.014	-0.001	-0.01	-0.002
bw:rules	0.007	-0.012	0.02	-0.015
bw:run	0.055	-0.011	0.053	-0.097
bw:running	-0.097	0.002	0.088	0.007
bw:runs	-0.079	0.001	0.037	0.041
bw:rusome	-0.013	0	0.012	0
bw:s	0.037	-0.021	0.009	-0.026
bw:s3	-0.019	0.002	0.016	0
bw:s9	0.012	0	0.002	-0.014
bw:sa1	0.015	-0.001	-0.005	-0.01
bw:saddler	0.015	-0.005	-0.012	0.001
bw:safe	-0.043	-0.002	-0.001	0.047
bw:safeguarding	-0.08	0	-0.001	0.082
bw:safety	-0.008	-0.001	-0.001	0.01
bw:said	0.047	-0.003	-0.003	-0.041
bw:sale	0.007	0.013	-0.054	0.034
bw:sales	-0.063	0.017	-0.033	0.08
bw:same	-0.002	0.058	-0.051	-0.005
bw:saturday	-0.044	-0.01	0.021	0.033
bw:saturdays	-0.018	-0.002	-0.021	0.042
bw:saves	0.037	-0.007	-0.027	-0.003
bw:say	-0.089	-0.012	0.069	0.033
bw:says	0.051	-0.02	-0.036	0.006
bw:scheme	0.06	-0.03	-0.053	0.024
bw:school	0.006	0.028	-0.032	-0.003
bw:schools	0.118	0.02	-0.113	-0.026
bw:science	-0.021	0.013	-0.009	0.016
bw:scope	-0.029	-0.009	-0.003	0.041
bw:scotland	-0.055	-0.001	0.028	0.029
bw:scottish	-0.012	0.009	0.026	-0.023
bw:sea	-0.088	0	-0.001	0.089
bw:search	0.006	-0.003	0.009	-0.013
bw:searches	0.052	-0.014	-0.005	-0.033
bw:season	0.041	0.056	-0.045	-0.052
bw:second	0.083	-0.016	0.004	-0.071
bw:sectors	0.031	-0.016	-0.006	-0.009
bw:security	-0.04	-0.003	-0.001	0.045
bw:see	-0.104	-0.026	0.014	0.116
bw:seed	0.026	-0.001	-0.017	-0.008
bw:sees	-0.013	-0.018	0.032	-0.001
bw:selection	0.01	0	-0.001	-0.008
bw:self	0.03	-0.005	0.007	-0.032
bw:seller	0.103	-0.019	-0.043	-0.041
bw:sellers	-0.008	-0.002	-0.011	0.021
bw:selling	-0.021	-0.007	-0.012	0.039
bw:sells	0.019	-0.004	-0.022	0.007
bw:send	0.017	-0.009	0.014	-0.022
bw:sent	-0.001	-0.045	0.065	-0.018
bw:seo	-0.063	-0.001	0.011	0.053
bw:separate	0.023	-0.005	0.004	-0.022
bw:september	0.008	0.001	0	-0.01
bw:serve	-0.03	-0.007	0.012	0.025
bw:servers	0.002	-0.016	0.027	-0.013
bw:service	0.028	-0.108	0.039	0.041
bw:services	0.164	-0.092	-0.047	-0.025
bw:session	-0.033	-0.006	0.007	0.031
bw:set	0.026	-0.024	0.025	-0.026
bw:sets	0.048	-0.011	-0.025	-0.012
bw:seven	-0.047	-0.004	-0.002	0.053
bw:several	0.05	0.032	-0.079	-0.002
bw:sexton	0.012	-0.001	0.005	-0.016
bw:shall	0.03	-0.015	-0.003	-0.012
bw:share	-0.099	0.074	0.026	0
bw:shared	0.014	-0.002	0.006	-0.018
bw:shareholders	0.004	0.027	-0.027	-0.003
bw:sharing	0.003	0.007	0.027	-0.036
bw:sheffield	-0.035	0.001	0.008	0.027
bw:shop	-0.143	0.004	0.106	0.033
bw:shopquay	0.058	0	-0.001	-0.057
bw:shops	-0.108	0.047	-0.059	0.119
bw:short	-0.05	-0.007	0.012	0.044
bw:should	0.077	-0.013	-0.035	-0.029
bw:show	-0.032	-0.007	-0.004	0.043
bw:shown	0.02	-0.001	0.01	-0.029
bw:shows	0.078	-0.01	-0.05	-0.018
bw:shropshire	-0.02	0	0.004	0.017
bw:side	0.022	-0.004	-0.004	-0.014
bw:sign	-0.024	0	0	0.024
bw:since	0.022	-0.012	-0.018	0.008
bw:site	-0.021	-0.039	0.076	-0.016
bw:sites	-0.051	0.08	-0.094	0.065
bw:six	-0.023	-0.009	0.053	-0.021
bw:size	-0.016	-0.003	0.015	0.004
bw:sk9	0.007	-0.005	-0.019	0.017
bw:skip	-0.011	-0.01	0.003	0.018
bw:slavery	0.125	0.042	-0.061	-0.107
bw:sluice	-0.011	0.005	0.013	-0.007
bw:small	0.1	-0.002	0.053	-0.152
bw:smaller	-0.003	-0.001	-0.012	0.016
bw:so	-0.005	-0.015	0.007	0.013
bw:social	0.006	-0.003	0.007	-0.01
bw:society	0.03	-0.01	-0.013	-0.007
bw:software	-0.007	-0.064	0.072	-0.001
bw:solar	0.034	0.059	-0.015	-0.078
bw:sold	0.139	-0.032	-0.165	0.058
bw:sole	-0.094	-0.012	0.031	0.074
bw:solicitors	-0.02	0	0.02	0
bw:some	-0.016	-0.027	0.047	-0.003
bw:somebody	0.028	-0.017	-0.014	0.002
bw:someone	-0.005	-0.009	0.001	0.013
bw:something	-0.037	0	-0.001	0.038
bw:sound	0.052	-0.002	-0.004	-0.047
bw:source	-0.047	0.012	-0.003	0.038
bw:south	-0.028	0.036	0.015	-0.023
bw:speak	0.013	-0.006	0.034	-0.041
bw:spoken	0.036	0	0	-0.035
bw:spring	0.012	-0.001	-0.008	-0.003
bw:sra	-0.018	0.001	0.017	0
bw:st	0.022	-0.022	0.015	-0.014
bw:staff	0.025	0.005	-0.007	-0.022
bw:stand	0.014	-0.006	0.009	-0.017
bw:standard	0.034	-0.005	0.004	-0.033
bw:standards	0.015	-0.005	0.006	-0.016
bw:start	-0.052	-0.003	0.005	0.05
bw:stated	-0.018	-0.006	-0.005	0.029
bw:statement	0.157	0.101	-0.008	-0.25
bw:states	-0.017	-0.018	0.036	-0.001
bw:stations	0.049	-0.008	-0.01	-0.031
bw:status	0	-0.024	0.019	0.005
bw:stay	0.059	-0.013	-0.003	-0.044
bw:stays	-0.033	-0.001	0	0.034
bw:still	-0.008	-0.012	-0.003	0.024
bw:stock	-0.012	-0.001	-0.002	0.015
bw:stockport	0.032	-0.004	0.006	-0.033
bw:stop	0.004	-0.005	-0.017	0.018
bw:stops	0.014	-0.005	-0.023	0.014
bw:store	0.019	-0.018	0	0
bw:stored	-0.024	-0.01	0.037	-0.004
bw:stores	0.033	-0.011	-0.02	-0.003
bw:story	-0.018	0.079	-0.004	-0.057
bw:straight	-0.021	-0.003	0.007	0.016
bw:street	0.005	0.022	0.026	-0.053
bw:strictly	0.005	-0.001	0.013	-0.016
bw:students	-0.047	0.034	0.017	-0.004
bw:studio	-0.001	0.008	0.023	-0.03
bw:style	-0.01	-0.041	0.013	0.039
bw:sub	-0.011	-0.012	0.045	-0.023
bw:subject	0.016	-0.004	-0.017	0.005
bw:subscribe	-0.024	-0.007	0.008	0.023
bw:subscription	-0.06	-0.02	0.001	0.079
bw:subsidiaries	-0.032	0.164	-0.106	-0.026
bw:subsidiary	0.057	0.111	-0.079	-0.089
bw:such	-0.039	0.114	-0.072	-0.004
bw:sue	-0.033	0.002	0.028	0.003
bw:sum	-0.061	0.001	0.06	0
bw:summary	0.084	0.027	-0.113	0.001
bw:supervisory	-0.003	-0.008	0.012	-0.001
bw:supplied	-0.017	-0.045	0.077	-0.015
bw:supplier	-0.107	-0.011	0.131	-0.013
bw:suppliers	0.01	-0.026	0.042	-0.026
bw:supplies	0.014	-0.003	0.014	-0.025
bw:supply	0.047	-0.009	-0.028	-0.009
bw:support	0.019	-0.027	0.017	-0.009
bw:supported	0.012	-0.01	0.015	-0.017
bw:surrey	-0.038	0.045	0.003	-0.01
bw:sussex	-0.006	-0.006	0.014	-0.002
bw:sw1w	-0.016	0	0.001	0.015
bw:swansea	0.015	-0.001	-0.001	-0.014
bw:swindon	-0.032	-0.021	0.031	0.021
bw:switzerland	-0.059	0.098	-0.062	0.022
bw:sy23	-0.034	0.003	0.012	0.02
bw:system	-0.061	0.013	0.063	-0.015
bw:systems	0	0.045	-0.045	0
bw:t	-0.058	-0.004	-0.071	0.133
bw:table	-0.04	-0.004	0.011	0.033
bw:tables	-0.064	0.031	0.025	0.008
bw:tafapon	-0.096	-0.012	-0.069	0.177
bw:take	-0.053	0.007	0.004	0.041
bw:taken	0.001	0.069	-0.018	-0.052
bw:takes	0.036	-0.013	-0.037	0.014
bw:talk	-0.048	0.027	0.024	-0.003
bw:tasting	-0.036	0	0	0.035
bw:tea	-0.031	-0.009	0.017	0.023
bw:team	0.013	-0.003	-0.007	-0.003
bw:teams	-0.049	-0.002	0.038	0.012
bw:tel	0.02	0.038	-0.056	-0.002
bw:telephone	0.039	0.05	-0.053	-0.035
bw:telerau	-0.012	-0.005	-0.008	0.025
bw:telisagu	0.051	0	0	-0.051
bw:tell	-0.034	-0.012	0.002	0.044
bw:tells	-0.011	-0.003	-0.008	0.022
bw:ten	-0.028	-0.003	0.031	0.001
bw:tenancy	0.022	0	0	-0.021
bw:term	0.041	-0.017	-0.029	0.006
bw:terms	-0.077	0.195	-0.189	0.071
bw:terrace	-0.007	0.003	0.021	-0.016
bw:test	-0.06	-0.001	0	0.061
bw:tests	0.009	-0.016	0.027	-0.02
bw:text	0.011	-0.009	-0.011	0.01
bw:thames	-0.035	0	0.001	0.035
bw:than	0.041	0.024	-0.012	-0.053
bw:thank	-0.038	-0.013	0.015	0.036
bw:thanks	-0.023	0.001	0.01	0.013
bw:that	0.162	-0.025	0.139	-0.275
bw:the	0.09	0.083	-0.16	-0.013
bw:theatre	0.021	-0.001	0.015	-0.035
bw:their	-0.032	-0.07	0.17	-0.068
bw:them	0.021	0.091	-0.131	0.019
bw:theme	0.032	-0.002	0.008	-0.038
bw:then	-0.006	-0.004	-0.02	0.03
bw:there	0.012	0.023	-0.043	0.008
bw:these	0.086	-0.027	-0.16	0.101
bw:they	0.081	0.014	-0.076	-0.019
bw:things	-0.025	0	0	0.026
bw:third	-0.081	-0.021	0.016	0.087
bw:thirty	0.066	-0.002	-0.013	-0.052
bw:this	-0.059	-0.043	0.045	0.057
bw:those	-0.043	-0.019	0.105	-0.043
bw:thousand	-0.072	-0.003	0.003	0.072
bw:three	0.044	-0.015	0.005	-0.035
bw:through	-0.041	0.091	-0.039	-0.011
bw:throw	0.041	-0.001	-0.01	-0.03
bw:thursday	0.121	-0.001	-0.001	-0.12
bw:ticket	-0.014	-0.002	0.009	0.007
bw:ticketing	0.052	-0.029	0.044	-0.067
bw:tickets	-0.071	-0.044	0.087	0.029
bw:tidy	0.019	-0.001	-0.015	-0.004
bw:time	0.035	-0.021	-0.052	0.038
bw:times	-0.055	-0.007	0.101	-0.038
bw:timetable	0.035	-0.001	-0.001	-0.033
bw:title	0.039	-0.001	0	-0.038
bw:titles	0.011	-0.017	0.023	-0.016
bw:tkn	0.02	-0.003	-0.017	0
bw:to	-0.107	-0.134	0.326	-0.085
bw:today	-0.043	-0.006	0.005	0.044
bw:together	-0.032	-0.01	0.096	-0.054
bw:told	-0.036	-0.002	0.011	0.027
bw:too	-0.031	-0.007	0.056	-0.017
bw:tools	-0.015	-0.005	0.005	0.014
bw:top	0.027	-0.012	0.021	-0.037
bw:touch	0.049	0.012	-0.005	-0.057
bw:town	-0.05	-0.01	0.026	0.034
bw:tr1	-0.022	0	0.009	0.013
bw:tr3	-0.025	0	0.007	0.018
bw:trade	-0.074	-0.026	-0.017	0.117
bw:trader	-0.088	-0.006	0.011	0.083
bw:trades	-0.059	-0.012	0.013	0.058
bw:trading	-0.288	0.04	0.01	0.238
bw:traffic	-0.009	0	-0.001	0.011
bw:train	0.03	-0.002	-0.001	-0.026
bw:trained	-0.027	-0.003	-0.004	0.035
bw:training	0.045	-0.01	0.014	-0.049
bw:transaction	-0.046	0.001	0.045	0
bw:transfer	-0.016	-0.003	0.028	-0.01
bw:travel	0.079	-0.015	0.007	-0.071
bw:tray	-0.029	0	-0.001	0.03
bw:treatment	0.018	0.054	-0.055	-0.017
bw:treatments	0.006	-0.004	-0.01	0.009
bw:truro	-0.029	0	0.016	0.014
bw:trust	-0.022	0.103	-0.087	0.006
bw:try	-0.092	0.002	0.09	0
bw:tw9	0.021	0	0.002	-0.023
bw:twenty	0.022	-0.004	-0.007	-0.011
bw:twice	0.022	-0.005	-0.005	-0.011
bw:two	0.141	-0.025	-0.103	-0.013
bw:tyne	-0.007	0	-0.01	0.017
bw:uk	-0.014	0.042	-0.058	0.03
bw:uk's	0.015	-0.002	0.003	-0.015
bw:ularbo	-0.036	0.027	0.019	-0.01
bw:under	0.18	-0.065	-0.055	-0.061
bw:underwritten	0.025	-0.003	0.028	-0.05
bw:unit	-0.007	-0.004	-0.006	0.017
bw:united	0.038	-0.093	-0.071	0.126
bw:university	0.022	-0.005	0	-0.017
bw:unless	0.011	-0.011	-0.025	0.025
bw:until	0.082	-0.009	-0.02	-0.053
bw:up	-0.089	0.031	-0.067	0.124
bw:updated	0.086	-0.076	-0.041	0.031
bw:upon	-0.009	0	-0.008	0.017
bw:us	0.116	-0.061	-0.043	-0.012
bw:usa	-0.024	0.063	-0.023	-0.017
bw:use	-0.024	-0.018	-0.004	0.047
bw:used	-0.037	-0.015	0.102	-0.05
bw:useful	-0.012	-0.001	-0.001	0.013
bw:user	0.102	-0.025	-0.097	0.02
bw:users	0.01	-0.017	0.01	-0.002
bw:uses	-0.094	-0.004	0.131	-0.033
bw:using	0.02	-0.03	-0.043	0.053
bw:usually	-0.008	-0.011	0.03	-0.011
bw:valid	0.017	-0.002	-0.021	0.006
bw:valuations	0.022	0.09	-0.09	-0.022
bw:vat	-0.206	-0.003	-0.022	0.232
bw:venue	0.049	-0.011	-0.017	-0.021
bw:venues	0.028	-0.027	0.05	-0.05
bw:version	0.009	-0.011	0	0.002
bw:vet	0.011	-0.004	0.012	-0.019
bw:vets	0.018	-0.007	0.01	-0.021
bw:via	0.117	-0.04	-0.018	-0.058
bw:video	-0.045	-0.006	0.007	0.044
bw:view	0.025	0.007	-0.008	-0.025
bw:views	-0.084	0	-0.001	0.085
bw:village	-0.034	0.029	0.022	-0.017
bw:visit	0.029	-0.011	0.012	-0.03
bw:visitors	0.029	-0.012	0.029	-0.045
bw:visits	-0.032	0	0.007	0.025
bw:vofopari	-0.078	0.098	-0.02	0
bw:voluntary	-0.05	0	-0.001	0.05
bw:volunteer	0.059	-0.002	-0.002	-0.056
bw:volunteers	-0.076	-0.012	-0.013	0.101
bw:vouchers	-0.039	-0.006	0.002	0.043
bw:vududka	0.055	-0.001	-0.002	-0.052
bw:wales	-0.061	0.055	0.064	-0.058
bw:want	0.024	0	0.002	-0.025
bw:wants	0.055	-0.001	-0.002	-0.052
bw:warehouse	-0.024	-0.001	0.004	0.022
bw:warranties	0.019	-0.002	-0.008	-0.01
bw:warranty	0.011	-0.006	0.016	-0.021
bw:was	-0.089	-0.037	0.081	0.044
bw:water	0.064	-0.001	-0.007	-0.055
bw:way	-0.088	0.003	0.067	0.018
bw:we	-0.114	-0.101	0.063	0.152
bw:web	-0.107	-0.041	0.066	0.082
bw:website	0	-0.019	0.048	-0.03
bw:websites	-0.089	-0.023	0.131	-0.019
bw:weddings	-0.012	0.009	0.027	-0.024
bw:week	-0.039	-0.02	0.015	0.044
bw:weekdays	0.03	-0.002	-0.02	-0.008
bw:weekend	-0.091	0	0	0.092
bw:weekends	0.026	0	0	-0.026
bw:weeks	0.036	-0.003	0.007	-0.04
bw:weighbridge	0.016	-0.001	0.001	-0.016
bw:welcome	0.018	0.037	-0.053	-0.002
bw:well	0.023	-0.012	-0.002	-0.01
bw:west	-0.002	-0.019	0.047	-0.025
bw:western	-0.01	-0.007	0.01	0.007
bw:wharf	-0.045	-0.008	0.027	0.025
bw:what	-0.019	-0.062	0.032	0.049
bw:when	-0.127	-0.037	0.03	0.133
bw:where	-0.166	0.055	0.1	0.01
bw:whether	0.033	-0.01	-0.023	0
bw:which	0.082	-0.068	0.064	-0.078
bw:whichever	-0.013	-0.013	0.005	0.021
bw:who	0.311	-0.346	-0.044	0.079
bw:whoever	0.035	-0.006	-0.02	-0.009
bw:whole	0.001	-0.011	-0.002	0.012
bw:wholly	0.141	-0.039	0.002	-0.104
bw:whose	-0.041	0.02	-0.007	0.028
bw:why	-0.006	-0.015	-0.006	0.028
bw:will	-0.002	0.039	-0.084	0.047
bw:wilmslow	0.016	-0.005	-0.019	0.008
bw:winner	0.011	-0.002	-0.001	-0.008
bw:wins	-0.016	0	0.006	0.01
bw:with	0.064	-0.063	0.135	-0.136
bw:within	0.046	-0.029	0.025	-0.042
bw:without	0.016	-0.002	0.008	-0.021
bw:wool	0.031	-0.001	-0.01	-0.02
bw:word	-0.033	-0.004	-0.007	0.043
bw:wording	0.025	-0.003	0.054	-0.076
bw:words	0.027	-0.001	-0.001	-0.026
bw:work	0.058	-0.025	-0.039	0.005
bw:working	0.055	-0.005	-0.003	-0.048
bw:works	-0.049	-0.035	-0.01	0.095
bw:workshop	0.02	-0.001	-0.002	-0.017
bw:world	-0.076	0.014	0.043	0.019
bw:would	-0.01	0.012	-0.008	0.006
bw:wrexham	-0.022	0	0.001	0.021
bw:write	0.081	-0.04	-0.036	-0.005
bw:writing	-0.074	-0.028	0.12	-0.017
bw:written	0.028	-0.021	0.027	-0.034
bw:wrong	-0.025	0	0	0.025
bw:www	0.002	0.029	0.002	-0.033
bw:yard	-0.071	-0.002	0.03	0.042
bw:year	0.032	0.03	0.008	-0.069
bw:years	0.017	-0.01	-0.042	0.035
bw:yes	0	-0.001	0.013	-0.012
bw:yesterday	-0.012	0	0.012	0
bw:yn	0.018	-0.001	-0.002	-0.015
bw:yo10	0.012	-0.002	0.003	-0.013
bw:york	0.056	-0.012	0.01	-0.054
bw:yorkshire	-0.053	-0.006	0.029	0.03
bw:you	0.051	-0.185	0.104	0.031
bw:your	0.056	0.014	-0.049	-0.022
bw:yourself	-0.033	-0.001	0.001	0.032
bw:©	0.329	-0.024	0.008	-0.313
bw:¶	-0.044	-0.02	-0.093	0.157
c:agentAfter	-0.326	-0.02	0.497	0.049
c:agentOf	-0.321	-0.148	0.852	-0.183
c:appliesTo	0.529	-0.496	-0.453	0.42
c:asHelper	-1.048	0.117	1.418	0.013
c:authorisedAfter	-0.075	0.095	0.031	-0.051
c:belongsTo	-0.08	0.106	-0.033	0.007
c:bothParties	0.4	-0.264	-0.003	-0.133
c:brandAfter	0.051	0.028	-0.158	0.079
c:brandAgentOf	-1.538	-0.014	1.557	-0.005
c:brandBefore	0.237	-0.172	-0.022	-0.043
c:brandInBlock	0.191	0.402	-0.843	0.35
c:brandOf	-0.103	0.037	0.064	0.002
c:brandOnPage	-0.119	0.217	-0.065	-0.033
c:brandTradingNameOf	1.918	0.059	-1.498	0.022
c:brandUses	-0.901	-0.033	1.434	0
c:careOf	-1.098	-0.003	1.125	-0.023
c:companyNoAfter	0.226	-0.151	0.016	-0.091
c:contractWith	0.541	-0.279	-0.141	0.279
c:controllerAfter	0.607	-0.068	-0.233	0.194
c:controllerIs	0.983	-0.252	-0.255	0.125
c:copyright	0.793	-0.019	-0.72	0.546
c:definedAfter	0.162	-0.074	-0.118	0.031
c:formerly	-0.595	0.554	0.342	0
c:groupAfter	0.253	0.079	-0.441	0.109
c:isCompany	-0.061	0.456	-0.254	-0.141
c:knownAsBrand	0.71	0.34	-0.794	0.044
c:lineStart	0.034	0.014	-0.083	0.035
c:list	-0.382	0.587	-0.026	-0.179
c:markOf	-1.286	0.027	1.694	0.065
c:means	0.18	-0.115	-0.138	0.072
c:nameLabel	0.137	-0.023	-0.08	0.166
c:newsAfter	0.121	-0.166	0.533	-0.288
c:officeAfter	0.106	-0.401	-0.32	0.615
c:operatedBy	0.402	0.275	-0.032	-0.245
c:operatedByOnly	-0.17	0.301	0.063	-0.194
c:operatesAfter	0.024	0.041	-0.02	-0.045
c:otherOperatedBy	-0.456	0.017	0.839	-0.099
c:ourProvider	-0.926	-0.041	1.501	-0.034
c:ourSubsidiary	-0.553	1.506	-0.138	-0.015
c:partOf	-0.224	1.139	-0.273	-0.141
c:processedBy	-0.868	0.269	1.007	-0.108
c:providerAfter	0.032	-0.164	0.327	-0.196
c:registeredIn	0.036	-0.053	-0.09	0.107
c:regulatedBy	-0.696	-0.115	1.161	-0.05
c:runsBrand	1.343	0.112	-0.971	0.015
c:siteOperatedBy	1.543	-0.012	-0.685	-0.047
c:subsidiaryAfter	-0.579	0.988	0.175	-0.084
c:suchAs	-0.041	0.293	0.356	-0.307
c:toDo	-0.336	-0.015	0.709	-0.058
c:tradingAs	-0.196	-0.098	0.051	0.244
c:tradingAsBrand	1.667	0.213	-1.471	0.091
c:tradingAsOther	0.137	-0.311	0.022	0.153
c:tradingNameOf	0.516	0.122	-0.294	0.057
c:usesBefore	-0.208	-0.08	0.875	-0.087
c:weAre	0.185	-0.11	-0.126	0.251
c:weDefAfter	0.51	0.157	-0.285	0.117
c:weDefBefore	0.646	0.121	-0.434	0.167
c:wePronoun	0.35	0.179	-0.087	-0.142
c:websiteBy	-1.348	-0.09	2.028	-0.09
c:whoAfter	-0.097	0.279	0.044	-0.227
contradicted	0.154	-0.189	-0.049	0.084
form:bare	-0.421	-0.426	-0.155	1.002
form:name	0.095	0.377	0.522	-0.995
form:number	0.315	-0.175	0.064	-0.203
h:others	-0.157	-0.342	0.653	-0.153
h:self	-0.117	0.279	-0.299	0.137
how:direct	0.343	-0.127	-0.085	-0.131
how:linked	-0.149	0.008	0.128	0.012
how:padded	0.077	-0.048	0.054	-0.083
hw:1	-0.043	0.074	0.074	-0.105
hw:10	-0.045	-0.004	-0.014	0.063
hw:11	-0.037	-0.015	0.028	0.023
hw:12	0.018	-0.003	-0.019	0.004
hw:13	0.027	-0.002	-0.001	-0.024
hw:14	-0.052	-0.001	0.05	0.003
hw:15	0.018	-0.002	-0.002	-0.015
hw:2	0.24	-0.082	-0.187	0.029
hw:3	-0.17	-0.027	0.051	0.146
hw:4	-0.041	0.067	-0.012	-0.013
hw:5	-0.146	-0.054	0.124	0.077
hw:6	-0.016	0.016	0.004	-0.004
hw:7	-0.101	-0.004	0.032	0.073
hw:8	0.135	-0.005	0.043	-0.173
hw:9	-0.085	-0.005	0.01	0.08
hw:a	-0.244	-0.041	0.128	0.157
hw:about	-0.007	0.045	0.006	-0.045
hw:ac	0.012	-0.005	-0.008	0.001
hw:acceptance	0.17	-0.067	-0.086	-0.017
hw:access	-0.055	-0.003	-0.015	0.072
hw:accountancy	0.025	0	0.002	-0.027
hw:accounts	0.031	-0.004	0.005	-0.032
hw:acorn	-0.06	-0.001	-0.001	0.062
hw:acornly	-0.059	0	-0.001	0.06
hw:advertise	0.014	-0.002	0.004	-0.016
hw:advice	-0.042	-0.014	0.029	0.028
hw:after	0.05	-0.021	0.023	-0.053
hw:agency	-0.002	-0.008	0.053	-0.043
hw:agents	0.017	0	0	-0.017
hw:agreement	0.082	-0.056	0.01	-0.036
hw:all	-0.018	0.137	-0.116	-0.002
hw:alliance	0.051	0	-0.001	-0.05
hw:allotment	-0.062	0	0	0.063
hw:amodau	0.012	-0.005	-0.008	0.001
hw:an	-0.049	-0.008	0.024	0.034
hw:anchor	-0.099	-0.002	-0.018	0.119
hw:anchorly	-0.042	0	0	0.042
hw:and	0.205	-0.071	-0.225	0.091
hw:answer	-0.079	-0.005	0.014	0.07
hw:anti	0.046	-0.004	-0.023	-0.02
hw:app	-0.047	-0.008	0.003	0.052
hw:applicable	0.027	-0.001	0	-0.026
hw:applies	-0.009	0	0	0.01
hw:apply	0.038	-0.004	0.004	-0.038
hw:apron	0.01	0.001	0.022	-0.034
hw:architects	0.034	0	0	-0.034
hw:are	0.007	0.031	-0.112	0.074
hw:as	-0.046	-0.001	0.001	0.046
hw:ask	-0.083	-0.019	0.003	0.098
hw:at	-0.087	-0.004	0.005	0.086
hw:authority	-0.021	-0.009	0.011	0.018
hw:b	0.039	-0.001	-0.001	-0.037
hw:background	0.025	0.061	-0.064	-0.023
hw:bakery	0.031	0	0.005	-0.035
hw:beehive	-0.105	-0.002	-0.005	0.112
hw:beehively	-0.077	-0.001	-0.01	0.087
hw:before	0.082	-0.003	-0.033	-0.046
hw:best	-0.027	-0.004	-0.003	0.034
hw:black	0.013	-0.001	-0.003	-0.009
hw:boarding	-0.034	0	0	0.035
hw:book	-0.034	-0.007	0.01	0.031
hw:booking	-0.078	-0.038	0.171	-0.055
hw:bookkeeping	-0.035	0	0	0.036
hw:box	-0.026	-0.001	-0.009	0.036
hw:brass	0.036	0.006	-0.055	0.013
hw:brewery	0.022	-0.003	0.017	-0.036
hw:bring	0.018	0.037	-0.016	-0.04
hw:brown	0.016	0	0.002	-0.018
hw:business	0.005	-0.023	-0.015	0.033
hw:businesses	-0.02	-0.009	0.013	0.015
hw:buy	-0.004	-0.004	-0.029	0.037
hw:buying	-0.036	-0.008	0.04	0.004
hw:by	0.028	-0.006	-0.024	0.002
hw:c	0.009	0	0.003	-0.012
hw:can	-0.08	0.008	-0.047	0.12
hw:cancel	0.015	-0.002	-0.001	-0.012
hw:candles	-0.041	0	0	0.042
hw:car	-0.026	-0.003	0.004	0.025
hw:card	-0.02	-0.025	0.021	0.024
hw:cardholder	0.005	0	0.035	-0.04
hw:cards	-0.077	-0.006	0.009	0.074
hw:care	0.086	0.051	-0.032	-0.106
hw:carers	0.053	-0.002	-0.001	-0.05
hw:carnival	-0.083	0.001	0.011	0.072
hw:cars	-0.033	-0.001	-0.002	0.035
hw:centre	-0.021	0	-0.001	0.022
hw:ceramics	0.078	-0.001	0.005	-0.082
hw:change	0.035	-0.001	-0.008	-0.026
hw:changes	0.071	-0.028	-0.053	0.01
hw:charges	-0.023	-0.007	0.004	0.025
hw:cheese	-0.039	0	0	0.04
hw:children	0.06	0	0	-0.06
hw:church	-0.122	-0.001	-0.001	0.124
hw:cleaning	-0.032	0	0.007	0.025
hw:client	-0.169	0.041	0.131	-0.003
hw:clients	0.073	-0.001	-0.005	-0.068
hw:clothing	0.056	-0.001	-0.01	-0.044
hw:club	0.066	-0.014	0.007	-0.059
hw:co	0.037	0.135	-0.144	-0.028
hw:coaches	0.039	0	0.002	-0.041
hw:coffee	0.027	0	0.015	-0.042
hw:collect	0.029	-0.014	0.045	-0.061
hw:come	-0.006	-0.008	0.028	-0.015
hw:community	0.014	0.001	0.007	-0.023
hw:company	0.124	-0.107	0.023	-0.041
hw:compassly	-0.032	-0.002	-0.027	0.06
hw:competition	0.022	0.038	-0.05	-0.01
hw:complaints	0.047	-0.035	-0.058	0.046
hw:conditions	0.394	-0.048	-0.173	-0.173
hw:construction	0.028	0	-0.001	-0.027
hw:consulting	-0.104	0.001	0.004	0.1
hw:contact	0.156	-0.035	-0.062	-0.059
hw:contract	0.082	-0.028	-0.036	-0.017
hw:contracting	-0.009	-0.009	0.02	-0.003
hw:controller	-0.08	0.152	-0.161	0.089
hw:cookie	-0.005	-0.044	0.066	-0.016
hw:cookies	0.127	-0.027	0.014	-0.114
hw:copper	0.017	0.006	-0.004	-0.018
hw:cornwall	0.026	0.041	-0.034	-0.033
hw:cost	0.008	-0.004	0.031	-0.035
hw:council	-0.045	-0.001	0.002	0.044
hw:country	0.034	0.024	-0.05	-0.009
hw:couriers	0.067	-0.001	0.002	-0.068
hw:courts	-0.029	-0.004	0.037	-0.004
hw:cover	0.182	-0.011	-0.035	-0.135
hw:covers	0.027	-0.041	-0.07	0.083
hw:crafts	-0.074	0	-0.001	0.075
hw:credit	0.028	-0.002	0.005	-0.031
hw:customer	0.011	0.017	0.004	-0.032
hw:customers	0	0.048	0.001	-0.049
hw:d	0.026	0	0.002	-0.029
hw:data	-0.001	-0.046	0.201	-0.154
hw:definitions	-0.048	0.113	-0.108	0.043
hw:delivery	0.025	0.018	-0.062	0.02
hw:dental	0.03	0	0.006	-0.036
hw:design	0.099	-0.001	-0.001	-0.097
hw:details	-0.133	0.014	0.095	0.025
hw:devon	-0.011	0.042	-0.033	0.002
hw:digital	0.037	0	0	-0.037
hw:directory	0.032	-0.009	0.016	-0.04
hw:disclosure	-0.015	0.036	-0.019	-0.001
hw:do	-0.012	-0.03	0.04	0.002
hw:does	0.017	-0.001	-0.038	0.022
hw:door	-0.091	-0.001	-0.002	0.093
hw:draw	-0.048	-0.014	0.042	0.02
hw:east	0.053	-0.002	-0.014	-0.037
hw:electric	0.015	-0.003	0.002	-0.015
hw:electrical	-0.002	0.007	-0.035	0.031
hw:else	-0.005	-0.017	0.038	-0.016
hw:emails	0.071	-0.008	0.04	-0.103
hw:enamel	0.042	0	0.022	-0.063
hw:end	0.022	-0.008	0.003	-0.017
hw:ending	-0.014	0	0	0.015
hw:energy	0.07	-0.013	-0.005	-0.053
hw:engineering	0.056	-0.001	-0.005	-0.051
hw:england	-0.03	0.095	-0.087	0.022
hw:entries	-0.027	0.001	0.026	0
hw:estate	0.017	0	0	-0.017
hw:every	-0.004	-0.009	-0.008	0.021
hw:everything	-0.022	-0.007	0.001	0.028
hw:family	0.01	-0.003	0.003	-0.01
hw:fast	0.072	0	0	-0.072
hw:faulty	0.044	-0.004	-0.003	-0.037
hw:fees	0.004	0.047	-0.028	-0.023
hw:field	0.012	0	0	-0.012
hw:files	0.022	-0.001	0.001	-0.022
hw:finance	0.097	-0.023	-0.202	0.128
hw:financial	0.055	-0.005	0.006	-0.056
hw:find	-0.146	0.041	0.076	0.029
hw:first	-0.045	-0.003	0.007	0.041
hw:fitness	0.053	0	0.003	-0.055
hw:florists	0.004	0	0.025	-0.029
hw:for	-0.075	-0.067	-0.059	0.201
hw:free	-0.004	-0.01	0.015	0
hw:from	0.072	-0.021	0.031	-0.081
hw:fuels	0.04	0	0	-0.039
hw:furniture	0.02	0	-0.001	-0.019
hw:g	0.038	0	0	-0.037
hw:garden	-0.032	-0.006	-0.002	0.041
hw:gdpr	-0.025	-0.005	0.035	-0.005
hw:general	0.053	0.049	-0.05	-0.052
hw:get	-0.102	-0.011	0.025	0.088
hw:gift	0.008	-0.018	-0.023	0.033
hw:give	0.022	-0.003	0.011	-0.03
hw:goes	0.051	-0.003	-0.02	-0.028
hw:governing	-0.013	-0.001	-0.001	0.015
hw:green	-0.063	-0.002	0.005	0.06
hw:group	0.039	0.053	-0.055	-0.038
hw:h	0.055	-0.001	-0.001	-0.054
hw:harbour	-0.055	-0.004	-0.042	0.102
hw:haulage	0.048	0	0.01	-0.058
hw:health	-0.012	-0.003	-0.002	0.017
hw:heating	0.061	-0.001	0.009	-0.069
hw:hello	-0.019	-0.001	0.034	-0.014
hw:help	-0.026	-0.002	-0.001	0.028
hw:here	-0.029	0.044	0.052	-0.067
hw:high	0.047	-0.009	0.025	-0.063
hw:hire	-0.008	-0.01	0.025	-0.007
hw:home	-0.064	0.005	0.065	-0.006
hw:homes	0.02	0.112	-0.049	-0.083
hw:hook	0.036	0.006	-0.055	0.013
hw:hospice	0.029	0	0.005	-0.033
hw:hotels	0.061	0	0.015	-0.075
hw:house	-0.064	0	-0.001	0.065
hw:how	-0.013	-0.103	0.027	0.089
hw:i	-0.128	-0.002	0.014	0.116
hw:identity	0.016	-0.015	-0.016	0.015
hw:if	-0.038	-0.007	-0.008	0.054
hw:important	0.051	-0.008	-0.035	-0.008
hw:imprint	0.003	-0.007	-0.009	0.014
hw:in	-0.066	-0.105	0.101	0.07
hw:independent	0.068	0	-0.001	-0.067
hw:index	-0.06	0.003	0.001	0.056
hw:information	-0.155	0.16	-0.358	0.352
hw:inquirer	-0.044	-0.003	-0.003	0.05
hw:insurance	-0.029	-0.012	0.053	-0.012
hw:interpretation	0.114	0.002	-0.159	0.043
hw:introduction	0.065	0.19	-0.192	-0.062
hw:is	0.052	-0.069	0.092	-0.074
hw:it	0.051	-0.036	0.047	-0.061
hw:j	0.028	0	0	-0.027
hw:job	0.026	-0.001	-0.002	-0.023
hw:joinery	0.112	-0.001	0.005	-0.116
hw:jurisdiction	-0.02	-0.001	0.021	0
hw:k	0.015	0	0	-0.015
hw:keep	-0.011	0	0.007	0.005
hw:keeping	0.003	0.042	-0.033	-0.013
hw:kennels	-0.034	0	0	0.035
hw:kettle	-0.063	0	-0.001	0.064
hw:kettlely	-0.029	0	0	0.029
hw:key	0.048	-0.015	-0.03	-0.003
hw:know	-0.042	-0.005	-0.001	0.048
hw:l	0.025	0	0.002	-0.026
hw:landscapes	0.057	0	0.003	-0.06
hw:lane	-0.038	0	0	0.039
hw:lantern	-0.033	-0.002	-0.021	0.057
hw:lanternly	-0.057	-0.001	-0.012	0.069
hw:latest	0.023	-0.005	0.055	-0.073
hw:law	0.063	-0.014	0.026	-0.075
hw:learn	0.02	-0.004	0.029	-0.045
hw:legal	0.106	0.065	-0.106	-0.065
hw:let	-0.067	-0.005	-0.028	0.1
hw:letters	0.021	0	0	-0.02
hw:lettings	0.029	0	0.01	-0.039
hw:liability	-0.054	0.001	0.071	-0.018
hw:licence	0.034	-0.005	-0.033	0.004
hw:licences	0.029	-0.006	-0.025	0.002
hw:limited	-0.088	-0.015	0.128	-0.025
hw:limits	0.021	0	0	-0.021
hw:linen	0.01	0.001	0.022	-0.034
hw:links	-0.157	-0.002	0.021	0.138
hw:local	0.065	0.022	-0.068	-0.019
hw:london	-0.067	-0.003	0.013	0.056
hw:look	0.006	-0.02	0.034	-0.02
hw:lottery	-0.008	0.147	0	-0.139
hw:ltd	-0.189	-0.001	0.244	-0.055
hw:made	-0.002	-0.007	0.013	-0.003
hw:magpie	-0.053	0	0	0.054
hw:magpiely	-0.045	0	0	0.046
hw:make	-0.043	-0.01	0.083	-0.03
hw:makes	-0.034	0	0	0.034
hw:management	0.061	-0.001	0	-0.06
hw:marine	0.034	0	0	-0.034
hw:marketing	0.122	-0.004	0.001	-0.119
hw:marketplace	-0.071	0.022	0.054	-0.005
hw:means	-0.038	-0.01	0.06	-0.012
hw:meet	-0.014	0	0	0.014
hw:membership	0.006	-0.019	0.026	-0.013
hw:menu	-0.048	-0.004	0.007	0.045
hw:money	0.051	0.002	0.013	-0.066
hw:more	-0.046	0	0	0.047
hw:mortgage	-0.02	-0.03	0.139	-0.089
hw:mortgages	0.068	-0.001	0.005	-0.072
hw:motors	0.029	0	0.01	-0.039
hw:move	0.025	-0.001	0.006	-0.03
hw:moving	0.01	0.042	-0.03	-0.022
hw:mrs	-0.034	0	0	0.034
hw:mug	0.042	0	0.022	-0.063
hw:my	-0.029	-0.009	0.006	0.031
hw:n	0.02	0	0	-0.02
hw:name	-0.022	-0.014	0.036	-0.001
hw:new	0.061	-0.001	-0.003	-0.057
hw:newest	-0.027	0.001	0.026	0
hw:news	0.046	-0.01	0.025	-0.06
hw:newsletter	0.006	-0.001	0.005	-0.01
hw:next	0.043	-0.007	0.028	-0.064
hw:north	0.007	-0.001	-0.024	0.018
hw:not	-0.023	-0.001	0.001	0.024
hw:notebook	0.012	0	0	-0.012
hw:notice	-0.067	0.042	0.067	-0.042
hw:number	-0.057	-0.008	0.029	0.036
hw:oak	-0.011	-0.001	0.001	0.011
hw:of	0.146	0.162	-0.371	0.063
hw:offshore	0.034	0	0	-0.034
hw:on	-0.031	0.052	0.046	-0.068
hw:one	-0.063	0.03	-0.021	0.054
hw:online	0.089	-0.028	-0.045	-0.016
hw:operative	0.013	0.095	-0.086	-0.022
hw:or	0.024	-0.008	-0.011	-0.006
hw:order	0.006	-0.012	-0.001	0.007
hw:other	0.027	-0.012	0.01	-0.025
hw:others	-0.017	0.115	-0.086	-0.012
hw:otter	-0.039	0	0	0.039
hw:our	-0.021	0.123	-0.092	-0.01
hw:out	-0.067	-0.001	-0.009	0.078
hw:overview	0.008	-0.013	-0.017	0.021
hw:own	-0.025	-0.028	0.04	0.014
hw:owns	-0.054	0	0.039	0.015
hw:pages	-0.086	-0.01	0.001	0.095
hw:pan	0.017	0.006	-0.004	-0.018
hw:pantry	-0.03	0	0	0.03
hw:parish	-0.045	-0.001	0.002	0.044
hw:park	-0.024	-0.004	-0.003	0.031
hw:parties	0.013	-0.069	0.039	0.017
hw:partners	0.118	0.084	-0.127	-0.075
hw:party	0.052	-0.002	0.012	-0.063
hw:patient	0.027	0.063	-0.09	0
hw:patients	-0.019	-0.006	-0.013	0.039
hw:pay	-0.032	-0.001	0.009	0.023
hw:payment	-0.029	-0.013	0.053	-0.011
hw:people	-0.028	-0.01	0.011	0.027
hw:person	-0.027	0.011	-0.032	0.048
hw:personal	0.056	0.117	-0.132	-0.041
hw:pet	0.052	-0.003	-0.009	-0.04
hw:phone	0.022	-0.009	0.016	-0.03
hw:photography	-0.011	0	-0.001	0.012
hw:physiotherapy	0.051	0	0.008	-0.059
hw:pier	-0.054	0	0.039	0.015
hw:plan	-0.048	-0.001	-0.001	0.049
hw:planning	0.058	-0.007	0.009	-0.06
hw:plans	-0.027	-0.009	-0.017	0.054
hw:play	0.022	-0.006	0.042	-0.058
hw:plumbing	0.061	-0.001	0.009	-0.069
hw:policy	0.016	-0.113	0.214	-0.117
hw:portal	-0.05	0.044	0.01	-0.004
hw:premier	-0.028	0	0	0.028
hw:prepaid	-0.054	-0.01	0.05	0.014
hw:price	0.011	-0.002	0.002	-0.011
hw:prices	-0.105	-0.004	0.06	0.049
hw:print	0.049	0	0.004	-0.053
hw:privacy	-0.062	0.039	0.109	-0.087
hw:prize	-0.049	-0.015	0.044	0.02
hw:processors	-0.035	-0.012	0.025	0.021
hw:promoter	0.009	-0.011	-0.007	0.01
hw:property	0.097	0.006	-0.046	-0.057
hw:protection	-0.048	-0.022	0.028	0.041
hw:provider	-0.032	-0.036	0.07	-0.002
hw:publishing	0.029	-0.001	0.003	-0.031
hw:purpose	-0.145	0.06	0.029	0.057
hw:questions	-0.095	-0.008	0.014	0.089
hw:quiet	-0.002	-0.011	0.016	-0.003
hw:r	0.049	-0.001	-0.001	-0.047
hw:reach	0.014	-0.002	-0.004	-0.007
hw:receives	-0.151	-0.013	0.186	-0.021
hw:recent	-0.011	0.001	0.03	-0.02
hw:recipients	-0.065	-0.009	0.048	0.026
hw:record	-0.055	-0.002	0.051	0.006
hw:recruitment	0.039	-0.001	0.004	-0.041
hw:red	0.028	0	-0.007	-0.02
hw:registered	-0.012	0	-0.002	0.014
hw:registration	-0.042	0.009	0.026	0.007
hw:regulation	-0.004	-0.005	0.02	-0.01
hw:regulator	-0.014	-0.007	0.009	0.012
hw:regulatory	0.024	-0.006	-0.023	0.005
hw:renewables	0.028	0	0.012	-0.039
hw:responsible	0.029	-0.004	-0.034	0.009
hw:retention	-0.024	0	-0.001	0.025
hw:returns	0.046	-0.03	-0.084	0.068
hw:reviews	-0.01	-0.003	0.03	-0.018
hw:right	0.052	-0.004	-0.004	-0.044
hw:roofing	0.052	0	-0.001	-0.051
hw:rooms	0.02	0	0	-0.019
hw:royal	0.029	0	0	-0.029
hw:rules	0.094	-0.023	-0.034	-0.036
hw:run	-0.052	-0.024	0.058	0.018
hw:saddle	0.006	-0.004	-0.085	0.084
hw:sale	-0.062	0.071	-0.107	0.098
hw:say	-0.05	-0.001	-0.014	0.066
hw:school	-0.049	-0.001	-0.001	0.051
hw:scope	-0.096	-0.021	0.035	0.082
hw:section	0.036	-0.049	0.001	0.012
hw:seed	-0.026	-0.001	-0.009	0.036
hw:sees	-0.005	-0.017	0.038	-0.016
hw:sell	0.046	-0.001	-0.002	-0.043
hw:service	0.069	-0.071	-0.001	0.002
hw:services	0.157	-0.017	-0.019	-0.12
hw:share	0.005	-0.04	0.062	-0.027
hw:sharing	-0.083	-0.016	0.105	-0.006
hw:shipping	0.02	0	0	-0.02
hw:shops	-0.025	0.067	-0.051	0.009
hw:short	-0.047	-0.003	0.014	0.036
hw:silver	-0.003	0	0.013	-0.01
hw:similar	0.013	-0.001	0.01	-0.022
hw:site	-0.058	-0.049	0.064	0.043
hw:slavery	0.046	-0.004	-0.023	-0.02
hw:small	0.039	-0.009	0.013	-0.043
hw:smart	0.032	-0.006	-0.019	-0.007
hw:smith	0.021	0	0	-0.021
hw:society	-0.012	-0.001	-0.001	0.013
hw:software	-0.047	0.001	0.032	0.014
hw:some	0.001	-0.023	0.005	0.018
hw:someone	0.037	-0.001	-0.023	-0.013
hw:sons	0.058	0	0.01	-0.068
hw:soon	-0.079	-0.005	0.014	0.07
hw:sorted	0.029	-0.002	-0.001	-0.026
hw:sparrow	-0.093	-0.001	-0.008	0.102
hw:sparrowly	-0.073	0	-0.001	0.074
hw:speak	-0.042	0.016	-0.01	0.036
hw:specialists	0.026	-0.001	-0.002	-0.024
hw:st	-0.092	0.04	-0.005	0.057
hw:stall	-0.039	0	0	0.04
hw:standard	-0.08	0.121	-0.025	-0.016
hw:statement	0.079	0.024	-0.07	-0.034
hw:stay	0.035	-0.016	0.015	-0.034
hw:storage	0.014	-0.004	0.018	-0.029
hw:story	-0.075	-0.007	-0.034	0.116
hw:street	0.028	-0.008	0.025	-0.044
hw:studio	-0.036	0	0	0.037
hw:subscribe	0.051	-0.008	0.04	-0.083
hw:summary	0.083	0.018	-0.103	0.002
hw:supplier	-0.074	0.002	0.061	0.011
hw:suppliers	0.001	-0.006	0.011	-0.006
hw:supply	0.03	0	0	-0.03
hw:support	-0.045	-0.009	0.01	0.044
hw:take	-0.03	-0.006	0.018	0.018
hw:talk	-0.033	-0.007	0.006	0.034
hw:tasunkin	-0.029	-0.001	-0.001	0.031
hw:taylor	0.035	0	0	-0.035
hw:tea	-0.052	-0.003	0.008	0.047
hw:team	-0.044	-0.007	0.026	0.026
hw:telecom	0.084	-0.001	0.007	-0.09
hw:telerau	0.012	-0.005	-0.008	0.001
hw:termination	-0.053	0	0	0.053
hw:terms	0.01	0.052	-0.117	0.056
hw:textiles	0.04	-0.001	0	-0.039
hw:that	-0.066	0.048	-0.009	0.027
hw:the	-0.135	-0.111	0.111	0.136
hw:theatre	0.006	0.019	-0.02	-0.005
hw:them	-0.042	0	0.006	0.036
hw:these	0	-0.05	0.06	-0.01
hw:third	-0.002	-0.05	0.075	-0.023
hw:this	0.065	-0.069	-0.041	0.045
hw:three	0.106	0.028	-0.027	-0.106
hw:throw	0.121	-0.003	-0.015	-0.103
hw:tickets	-0.005	-0.006	0.019	-0.008
hw:time	-0.024	-0.001	-0.001	0.026
hw:to	0.009	-0.018	-0.051	0.06
hw:today	0.008	-0.001	0.005	-0.013
hw:tools	0.022	0	0.023	-0.045
hw:touch	-0.016	-0.003	0.012	0.007
hw:trade	-0.059	-0.001	0.038	0.022
hw:training	0.083	-0.006	-0.016	-0.062
hw:travel	0.012	0.009	0.054	-0.075
hw:tray	-0.02	-0.001	0.001	0.019
hw:trust	0.159	0.035	-0.119	-0.075
hw:two	-0.05	-0.008	0.046	0.012
hw:uk	0.02	0.001	-0.058	0.037
hw:ularbo	-0.034	-0.009	-0.021	0.065
hw:under	0.044	-0.001	-0.016	-0.028
hw:unhappy	-0.032	-0.002	0.001	0.033
hw:university	0.044	-0.001	0.001	-0.043
hw:up	-0.099	-0.005	-0.017	0.122
hw:updates	-0.027	-0.002	-0.003	0.033
hw:us	0.135	-0.072	0.094	-0.157
hw:use	0.142	0.034	-0.165	-0.012
hw:useful	-0.086	-0.01	0.001	0.095
hw:user	0.036	-0.004	-0.015	-0.017
hw:uses	0.098	-0.002	-0.006	-0.09
hw:using	-0.041	-0.003	0.048	-0.004
hw:vet	0.061	-0.001	-0.002	-0.058
hw:visit	-0.016	0	0.001	0.016
hw:wardrobe	0	-0.002	-0.028	0.029
hw:wardrobely	-0.065	0	-0.003	0.068
hw:we	0.168	-0.063	0.153	-0.258
hw:web	0.035	0.006	0.018	-0.06
hw:website	0.009	0.11	0.023	-0.141
hw:websites	0.052	-0.003	-0.011	-0.038
hw:week	-0.032	-0.002	0.006	0.028
hw:welcome	-0.049	-0.013	0.01	0.052
hw:well	0.016	-0.021	0.035	-0.031
hw:west	-0.027	-0.005	0.018	0.013
hw:what	-0.052	-0.018	-0.017	0.087
hw:where	-0.001	0.04	0.059	-0.099
hw:which	-0.009	0	0	0.01
hw:who	0.031	-0.212	0.147	0.034
hw:whole	-0.005	-0.023	0.029	-0.001
hw:why	0.056	-0.005	-0.013	-0.038
hw:wilfrid's	-0.063	-0.001	0	0.064
hw:will	-0.214	0.176	-0.071	0.109
hw:wins	-0.013	0	0.013	0
hw:with	0.127	-0.011	-0.03	-0.087
hw:without	0.046	-0.003	0.006	-0.049
hw:wool	0.121	-0.003	-0.015	-0.103
hw:work	0.027	-0.011	0.052	-0.068
hw:works	0.046	-0.001	-0.001	-0.045
hw:you	-0.134	-0.039	0.12	0.052
hw:your	-0.143	0.001	0.136	0.005
inList	-0.349	-0.007	0.402	-0.047
kind:current	0.687	-0.763	-1.136	1.212
kind:former	0.046	-0.017	-0.019	-0.011
kind:loose	-0.184	0.173	0.013	-0.003
kind:near	-0.369	0.078	0.214	0.076
kind:number	0.315	-0.175	0.064	-0.203
kind:other	-0.505	0.479	1.295	-1.269
label:charity	-0.398	0.018	0.372	0.008
label:company	0.331	-0.235	-0.023	-0.072
label:fca	-0.088	-0.003	0.089	0.002
label:foreign	0.474	0.077	-0.487	-0.065
label:number	0.108	-0.015	-0.1	0.008
label:registered	0.461	-0.019	-0.376	-0.066
label:regulator	-0.207	-0.021	0.239	-0.01
label:tax	-0.045	0	0.045	0
like	0.222	-0.08	-0.833	0.691
like:close	-0.16	0.601	-0.205	-0.235
like:none	-0.697	-0.135	1.177	-0.346
like:same	0.985	-1.004	-0.712	0.732
like:some	-0.138	0.314	0.171	-0.347
line+region:mixed:footer	0.138	-0.061	0.051	-0.128
line+region:mixed:header	-0.134	-0.001	-0.004	0.139
line+region:mixed:hidden	0.074	-0.065	-0.102	0.092
line+region:mixed:text	0.013	0.149	0.026	-0.188
line+region:particulars:footer	0.145	-0.185	-0.264	0.304
line+region:particulars:header	0.054	-0.027	0.197	-0.224
line+region:particulars:hidden	-0.101	-0.063	0.181	-0.017
line+region:particulars:text	-0.21	0.029	0.126	0.056
line+region:statement:footer	-0.099	0.137	0.203	-0.241
line+region:statement:header	-0.003	0.001	0.012	-0.01
line+region:statement:hidden	0.097	-0.111	-0.123	0.137
line+region:statement:text	0.015	-0.027	0.127	-0.115
line:mixed	0.092	0.022	-0.029	-0.086
line:particulars	-0.112	-0.246	0.24	0.118
line:statement	0.01	0	0.22	-0.229
mayBeLonger	-0.535	0.107	0.15	0.278
n:near	0.195	0.015	-0.105	-0.105
n:postcode	0.231	-0.06	-0.154	-0.017
n:site	0.257	-0.077	-0.084	-0.096
n:stranger:charity	-0.398	0.018	0.372	0.008
n:stranger:company	0.354	-0.113	-0.225	-0.017
n:stranger:fca	-0.088	-0.003	0.089	0.002
n:stranger:foreign	0.61	-0.074	-0.48	-0.056
n:stranger:number	-0.06	0.016	0.03	0.014
n:stranger:registered	0.288	-0.088	-0.174	-0.026
n:stranger:regulator	-0.207	-0.021	0.239	-0.01
n:stranger:tax	-0.045	0	0.045	0
namedBySites	-0.297	-0.005	0.394	-0.091
otherNumberNear	-0.769	0.078	0.276	0.416
othersInBlock	-0.397	-0.143	0.315	0.225
ownNumberNear	1.306	0.117	0.595	-2.018
ownParticulars	0.578	-0.12	-0.232	-0.226
page+region:about:footer	0.031	-0.065	0.169	-0.135
page+region:about:header	0.032	-0.03	-0.006	0.003
page+region:about:hidden	0.02	-0.036	-0.086	0.102
page+region:about:text	0.179	-0.187	-0.034	0.042
page+region:complaints:footer	-0.009	-0.032	0.035	0.005
page+region:complaints:header	-0.115	-0.001	-0.001	0.116
page+region:complaints:hidden	-0.086	-0.001	-0.003	0.09
page+region:complaints:text	0.071	-0.063	-0.089	0.08
page+region:contact:footer	-0.026	-0.005	0.284	-0.254
page+region:contact:header	0.097	0.07	-0.079	-0.088
page+region:contact:hidden	-0.167	-0.018	0.029	0.156
page+region:contact:text	0.131	0.156	-0.434	0.147
page+region:cookies:footer	-0.135	0.074	-0.091	0.151
page+region:cookies:header	-0.007	-0.005	-0.007	0.019
page+region:cookies:hidden	0.051	-0.008	-0.019	-0.024
page+region:cookies:text	-0.012	-0.033	0.052	-0.007
page+region:delivery:footer	-0.039	0.024	0.173	-0.158
page+region:delivery:header	-0.008	-0.012	-0.015	0.035
page+region:delivery:hidden	0.118	-0.01	-0.031	-0.078
page+region:delivery:text	0.007	-0.085	-0.211	0.289
page+region:home:footer	-0.158	-0.054	0.015	0.197
page+region:home:header	-0.083	-0.027	0.205	-0.095
page+region:home:hidden	0.208	-0.081	-0.267	0.14
page+region:home:text	-0.115	0.184	0.218	-0.287
page+region:legal:footer	0.177	-0.047	-0.227	0.096
page+region:legal:header	-0.13	-0.008	-0.014	0.152
page+region:legal:hidden	-0.037	-0.005	-0.011	0.054
page+region:legal:text	0.201	-0.237	0.032	0.004
page+region:modern_slavery:header	0.063	0	0	-0.062
page+region:modern_slavery:hidden	0.069	0	-0.001	-0.068
page+region:modern_slavery:text	0.042	0.171	-0.174	-0.039
page+region:other:footer	0.118	-0.259	-0.015	0.157
page+region:other:header	-0.017	-0.054	-0.101	0.173
page+region:other:hidden	-0.112	-0.017	0.266	-0.137
page+region:other:text	-0.271	0.525	0.179	-0.433
page+region:privacy:footer	0.021	-0.208	0.175	0.013
page+region:privacy:header	0.083	0.055	-0.111	-0.027
page+region:privacy:hidden	-0.045	-0.042	0.127	-0.039
page+region:privacy:text	0.063	0.204	-0.306	0.039
page+region:terms:footer	-0.179	-0.032	0.272	-0.061
page+region:terms:header	0.016	-0.075	-0.163	0.222
page+region:terms:hidden	0.04	-0.031	-0.106	0.096
page+region:terms:text	0.223	0.119	-0.346	0.005
page:about	0.262	-0.318	0.043	0.013
page:complaints	-0.138	-0.096	-0.058	0.292
page:contact	0.035	0.203	-0.2	-0.038
page:cookies	-0.103	0.028	-0.064	0.139
page:delivery	0.078	-0.083	-0.083	0.088
page:home	-0.148	0.021	0.171	-0.044
page:legal	0.211	-0.297	-0.22	0.305
page:modern_slavery	0.174	0.17	-0.176	-0.168
page:other	-0.283	0.195	0.329	-0.241
page:privacy	0.122	0.008	-0.116	-0.014
page:terms	0.101	-0.019	-0.343	0.261
pages	0.201	-0.237	-0.219	0.255
postcodeNear	0.951	0.628	0.398	-1.977
region:footer	0.184	-0.108	-0.01	-0.066
region:header	-0.083	-0.027	0.205	-0.095
region:hidden	0.07	-0.239	-0.043	0.212
region:text	-0.182	0.151	0.279	-0.248
s:I	0.082	0.15	-0.342	0.11
s:they	-0.101	0.228	-0.091	-0.036
s:we	-0.018	-0.087	0.169	-0.065
s:you	0.015	0.008	-0.055	0.033
shortBlock	0.07	0.078	-0.051	-0.097
source:json_ld	0.023	-0.006	-0.028	0.011
source:title	0.038	-0.231	-0.012	0.205
type:foreign	1.232	0.05	-1.222	-0.06`;
